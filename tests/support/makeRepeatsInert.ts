import type {Page} from '@playwright/test';

/** How many controls of a kind stay reachable at the start of a page; the last one stays reachable too. */
const MAX_ALIKE = 3;

/**
 * Makes controls inert that repeat others, such as the link in the fourth row of a table or the fourth entry of a sidebar.
 * Controls repeat each other when they have the same tags and classes from the page's root down. They stay in the document,
 * so that layout and React are unaffected. Gives a function that undoes it.
 */
export async function makeRepeatsInert(page: Page): Promise<() => Promise<void>> {
  const repeats = await page.evaluateHandle((maxAlike) => {
    const CONTROLS = 'a[href], button, summary';
    const byKind = new Map<string, HTMLElement[]>();
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.checkVisibility({visibilityProperty: true}) || control.tabIndex < 0) continue;
      const kind = toKind(control);
      byKind.set(kind, [...(byKind.get(kind) ?? []), control]);
    }
    const made = [...byKind.values()].flatMap((alike) => alike.slice(maxAlike, -1));
    for (const control of made) control.inert = true;
    return made;

    function toKind(control: Element): string {
      const way: string[] = [];
      for (let element: Element | null = control; element; element = element.parentElement)
        way.push(`${element.tagName}.${element.className}`);
      return way.join('<');
    }
  }, MAX_ALIKE);
  return async () => {
    await repeats.evaluate((made) => {
      for (const control of made) control.inert = false;
    });
    await repeats.dispose();
  };
}
