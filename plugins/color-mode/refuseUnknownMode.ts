/**
 * Shows the default mode where the stock script has set an unknown one: it does not validate what is stored or in the address, and
 * with an unknown mode, logo and icons vanish. No upstream issue was found.
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
