import type {Page} from '@playwright/test';

/** How many controls of a kind stay reachable at the start of a page; the last one stays reachable too. */
const MAX_ALIKE = 3;

/**
 * Makes controls inert that repeat others, such as the link in the fourth row of a table or the fourth entry of a sidebar.
 * Controls repeat each other when they have the same tags and classes from the page's root down. They stay in the document,
 * so that layout and React are unaffected.
 */
export function makeRepeatsInert(page: Page): Promise<void> {
  return page.evaluate((maxAlike) => {
    const CONTROLS = 'a[href], button, summary';
    const byKind = new Map<string, HTMLElement[]>();
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.checkVisibility({visibilityProperty: true}) || control.tabIndex < 0) continue;
      const kind = toKind(control);
      byKind.set(kind, [...(byKind.get(kind) ?? []), control]);
    }
    for (const alike of byKind.values())
      for (const control of alike.slice(maxAlike, -1)) control.inert = true;

    function toKind(control: Element): string {
      const way: string[] = [];
      for (let element: Element | null = control; element; element = element.parentElement)
        way.push(`${element.tagName}.${element.className}`);
      return way.join('<');
    }
  }, MAX_ALIKE);
}
