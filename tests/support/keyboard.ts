import {expect, type Locator, type Page} from '@playwright/test';

/** The name or text of the focused element; 'nothing' when the page has lost the focus. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  });
}

/** Waits until the focus is on what has this name or text. */
export async function expectFocus(page: Page, name: string): Promise<void> {
  await expect.poll(() => readFocus(page)).toBe(name);
}

/** Whether the focus is inside what the selector names. */
export function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
}

/** More stops than any page has between its heading and its first sample. */
const MAX_PRESSES = 60;

/** Moves the focus to a control with the Tab key, forwards or back. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press(key);
  }
  await expect(control, `${MAX_PRESSES} presses of ${key} do not reach it`).toBeFocused();
}

/** Skips the navigation of the page with its first link, as a reader does. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', {name: 'Skip to main content'}));
  await page.keyboard.press('Enter');
}
