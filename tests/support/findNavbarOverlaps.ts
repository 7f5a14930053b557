import type {Page} from '@playwright/test';

/** Names of the entries of the navbar that another covers, or that stand outside the window. */
export function findNavbarOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('nav.navbar :is(a, button)');
    const entries = [...controls]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => ({
        name: element.ariaLabel ?? element.textContent,
        rect: element.getBoundingClientRect(),
      }));
    const outside = entries.filter(({rect}) => rect.left < 0 || rect.right > window.innerWidth);
    const covered = entries.filter(({rect}, index) =>
      entries
        .slice(index + 1)
        .some(
          (other) =>
            rect.left < other.rect.right - 1 &&
            other.rect.left < rect.right - 1 &&
            rect.top < other.rect.bottom - 1 &&
            other.rect.top < rect.bottom - 1,
        ),
    );
    return [...outside, ...covered].map(({name}) => name);
  });
}
