import type {Page} from '@playwright/test';

/** What the focus is on, in a few words: its name, or its text; 'nothing' when the page has lost it. */
export function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  });
}

/** Whether the focus is inside what the selector names. */
export function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
}
