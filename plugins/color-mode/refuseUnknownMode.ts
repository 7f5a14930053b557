/**
 * Shows the default mode where the stock script has put something else into the page: what is stored or what an address
 * asks for is shown as it is, and with a mode that there is not, logo and icons vanish. No upstream issue was found.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function refuseUnknownMode(defaultMode: 'light' | 'dark'): void {
  const html = document.documentElement;
  for (const name of ['data-theme', 'data-theme-choice']) {
    const mode = html.getAttribute(name) ?? '';
    const isKnown = mode === 'light' || mode === 'dark' || (mode === 'system' && name !== 'data-theme');
    if (!isKnown) html.setAttribute(name, defaultMode);
  }
}
