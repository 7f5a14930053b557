/**
 * Forgets that the reader closed an announcement when it was another one than `id`. The theme forgets it too, but only
 * once its scripts run: until the next page the new announcement would stay hidden, or push the page down.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function forgetOldDismissal(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') === id) return;
    localStorage.removeItem('docusaurus.announcement.dismiss');
  } catch {
    // Storage is refused: then nothing is remembered that could be old.
  }
}
