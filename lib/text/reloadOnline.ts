/** What to do when something did not load although the network is there: the site may have been released anew. */
export const RELOAD_ONLINE = 'If you are online, reload the page.';
