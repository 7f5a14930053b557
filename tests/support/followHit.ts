import type {Page} from '@playwright/test';

/** Searches in the dialog, and follows the first hit whose name fits. */
export async function followHit(page: Page, words: string, name: RegExp): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', {name: 'Search the site'}).fill(words);
  await page.getByRole('option', {name}).first().click();
}
