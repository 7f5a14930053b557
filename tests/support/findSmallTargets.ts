import type {Page} from '@playwright/test';

/**
 * Targets smaller than 24 × 24 px without enough space around them (WCAG 2.5.8): a circle of 24 px around the centre of one
 * touches another target, or the circle of another small target. Links in a sentence are exempt.
 */
export function findSmallTargets(page: Page, within = ''): Promise<string[]> {
  return page.evaluate((scope) => {
    const MIN_SIZE_PX = 24;
    const SELECTOR = [
      'a[href]',
      'button:not(:disabled)',
      'input',
      'select',
      'textarea',
      'summary',
      '[role=tab]',
    ];
    const targets = [...document.querySelectorAll<HTMLElement>(SELECTOR.map((one) => scope + one).join(','))]
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && !isOffScreen(element))
      // A click on a field's label is a click on the field.
      .map((element) => ({element, rect: (element.closest('label') ?? element).getBoundingClientRect()}));
    const small = targets.filter(
      ({element, rect}) => (rect.width < MIN_SIZE_PX || rect.height < MIN_SIZE_PX) && !isInSentence(element),
    );
    return small
      .filter(({element, rect}) => targets.some((other) => other.element !== element && isNear(rect, other)))
      .map(({element, rect}) => `${toText(element)} (${rect.width.toFixed(0)} × ${rect.height.toFixed(0)})`);

    function isNear(rect: DOMRect, other: (typeof targets)[number]): boolean {
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const isSmall = small.includes(other);
      return [...other.element.getClientRects()].some((box) => {
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        const middle = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
        return Math.hypot(dx, dy) < MIN_SIZE_PX / 2 - 0.5 || (isSmall && middle < MIN_SIZE_PX - 0.5);
      });
    }

    function isInSentence(element: HTMLElement): boolean {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      const links = [...(block?.querySelectorAll('a') ?? [])].map((link) => link.textContent).join('');
      // Whether there is text beside the links; separators and bullets are not text.
      return (
        (block?.textContent ?? '').replace(/[^\p{L}\p{N}]/gu, '').length >
        links.replace(/[^\p{L}\p{N}]/gu, '').length
      );
    }

    function isOffScreen(element: HTMLElement): boolean {
      const {right, left, width} = element.getBoundingClientRect();
      return width === 0 || right <= 0 || left >= window.innerWidth;
    }

    function toText(element: HTMLElement): string {
      const name = element.ariaLabel ?? element.textContent.trim();
      return `${element.tagName.toLowerCase()}.${element.className} ${name.slice(0, 40)}`;
    }
  }, within);
}
