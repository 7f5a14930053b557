import type {Page} from '@playwright/test';

/**
 * Marks one visible text of each look: colour, size, weight, and all backgrounds and opacities behind it; gives a selector
 * of the marked. Texts that look alike have the same contrast, and a page of the reference has thousands.
 */
export async function markColorPairs(page: Page): Promise<string> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.removeAttribute('data-color-pair');
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({visibilityProperty: true})) continue;
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, ...readLayers(element)].join(' ');
      if (!seen.has(look)) element.setAttribute('data-color-pair', '');
      seen.add(look);
    }

    function readLayers(element: HTMLElement): string[] {
      const layers: string[] = [];
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(box);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1')
          layers.push(`${backgroundColor} ${backgroundImage} ${opacity}`);
      }
      return layers;
    }
  });
  return '[data-color-pair]';
}
