/**
 * Forgets that the reader closed an announcement other than `id`. The theme does so too, but only when its scripts run: until the
 * next page the new announcement would stay hidden, or push the page down.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function forgetOldDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') === id) return;
    localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // Storage is blocked, so no dismissal is stored.
  }
}
