import {expect, type Locator, type Page} from '@playwright/test';
import {DOCS_PAGE, openHydrated} from '../support/openPage';

/** The search over a page, which may be closed. */
export function findDialog(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search the site'}),
    hits: dialog.getByRole('option'),
    active: dialog.getByRole('option', {selected: true}),
  };
}

/** Opens a page, and the search over it. */
export async function openDialog(page: Page, path = DOCS_PAGE) {
  await openHydrated(page, path);
  await page.keyboard.press('/');
  const parts = findDialog(page);
  await expect(parts.field).toBeFocused();
  return parts;
}

/** Opens the search and by it the first hit of a query, then the search once more, with nothing in its field. */
export async function reopenAfterHit(page: Page, query: string) {
  const parts = await openDialog(page);
  await parts.field.fill(query);
  await parts.field.press('Enter');
  await expect(parts.dialog).toBeHidden();
  await page.keyboard.press('/');
  await parts.field.fill('');
  return parts;
}

/** Pastes a text into a field, which may take another one in its place. */
export async function paste(field: Locator, text: string) {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
}
