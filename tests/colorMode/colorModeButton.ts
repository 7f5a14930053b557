import type {Locator, Page} from '@playwright/test';

/** The button of the navbar that switches the colour mode. */
export function findToggle(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /Switch between dark/});
}

/** The mode that the reader has chosen, as it is stored. */
export function readStored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}
