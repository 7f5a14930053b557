import type {Page} from '@playwright/test';

export type ColorMode = 'light' | 'dark';

/** Changes the colour mode as the theme does, without the time of a second load; all colours are there at once. */
export async function showMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    // Colours fade even in the 1 ms of reduced motion, and a colour that is inherited waits for that of the parent.
    const withoutFading = new CSSStyleSheet();
    withoutFading.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(withoutFading);
    document.documentElement.setAttribute('data-theme', theme);
    // Reading a style applies all that has changed.
    void getComputedStyle(document.body).color;
    document.adoptedStyleSheets.pop();
  }, mode);
}
