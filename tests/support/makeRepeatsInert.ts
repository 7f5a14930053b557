import type {Page} from '@playwright/test';

/** How many of a kind the keyboard still meets, from the first on; the last one too, where a list ends. */
const MAX_ALIKE = 3;

/**
 * Takes from the keyboard the controls that repeat others: a link of the fourth row of a table, of the fourth entry of a
 * sidebar. Alike are controls with the same tags and classes from the page's root down. They keep their place, and React
 * keeps what it knows: `inert` is all that they get.
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
