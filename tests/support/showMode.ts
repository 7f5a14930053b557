import type {Page} from '@playwright/test';

export type ColorMode = 'light' | 'dark';

/** Switches the colour mode as the theme does, without another page load and without transitions. */
export async function showMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((theme) => {
    // With reduced motion a transition still takes 1 ms, and an inherited colour waits for its parent's.
    const withoutFading = new CSSStyleSheet();
    withoutFading.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(withoutFading);
    document.documentElement.setAttribute('data-theme', theme);
    // Reading a computed style applies the change.
    void getComputedStyle(document.body).color;
    document.adoptedStyleSheets.pop();
  }, mode);
}
