/** What to do when something did not load although the network is there: a new release may have replaced its files. */
export const RELOAD_ONLINE = 'If you are online, reload the page.';
