import type {Page} from '@playwright/test';

/**
 * Takes from a page what axe has seen on it already: blocks in the main content that have the shape of an earlier one, down
 * to the last element, and in both colour modes the looks of its texts. A page of the reference repeats one entry hundreds
 * of times. With `frame: 'remove'` all goes that stands outside the main content, which is the same on all pages.
 *
 * A shape is tags, classes, roles, states and which attributes there are; what their values could still break (ids, names,
 * labels, levels of headings) html-validate and tests/content hold on every page. What stays is a copy that React does
 * not know, so that it does not miss what went; no control of it does anything.
 */
export async function trimRepeats(page: Page, {frame}: {frame: 'keep' | 'remove'}): Promise<void> {
  await page.evaluate(async (isFrameKept) => {
    /** Blocks that may go; what stands inside of a paragraph, a control or a cell is a part of its meaning. */
    const BLOCKS =
      'article, aside, blockquote, details, div, dl, figure, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tbody > tr, ul';
    /** Blocks whose parts may go one by one. */
    const CONTAINERS = 'article, aside, details, div, figure, li, main, ol, section, table, tbody, ul';
    /** Attributes that name or describe, by an id or a text of their own. */
    const NAMING = /^aria-(?:activedescendant|controls|describedby|details|label|labelledby|owns)$/;
    const VALUED = /^(?:aria-.*|lang|role|tabindex|type)$/;
    const REFERRING = [
      'aria-controls',
      'aria-describedby',
      'aria-labelledby',
      'aria-owns',
      'for',
      'headers',
      'list',
    ];

    const root = document.getElementById('__docusaurus');
    root?.replaceWith(root.cloneNode(true));
    const main = document.querySelector('main');
    if (main === null) throw new Error('The page has no main element.');
    const referrers = findReferrers();
    const styleKeys = new Map<Element, string>();
    const shown = document.documentElement.getAttribute('data-theme') ?? 'light';
    for (const mode of ['light', 'dark']) {
      await show(mode);
      addStyleKeys(main);
    }
    await show(shown);
    const shapes = new Map<Element, string>();
    addShapes(main);
    removeRepeats(main, new Set());
    if (!isFrameKept) removeFrame(main);

    async function show(mode: string): Promise<void> {
      document.documentElement.setAttribute('data-theme', mode);
      // Colours fade even in the 1 ms of reduced motion: wait until they have arrived.
      await new Promise(requestAnimationFrame);
      await Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
    }

    /** What decides on the contrast of an element's own text: its colour, size, weight and all that is behind it. */
    function addStyleKeys(root: Element, behind = ''): void {
      const {color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity, visibility, display} =
        getComputedStyle(root);
      const layer = `${backgroundColor} ${backgroundImage} ${opacity}`;
      const layers = layer === 'rgba(0, 0, 0, 0) none 1' ? behind : `${behind}|${layer}`;
      if (hasText(root)) {
        const key = [color, fontSize, fontWeight, visibility, display, layers].join(' ');
        styleKeys.set(root, `${styleKeys.get(root) ?? ''}\n${key}`);
      }
      for (const child of root.children) addStyleKeys(child, layers);
    }

    function hasText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    }

    function addShapes(element: Element): string {
      const attributes = [...element.attributes].map(({name, value}) => {
        if (NAMING.test(name)) return `${name}=${value.trim() === '' ? '' : '…'}`;
        return VALUED.test(name) || name === 'class' ? `${name}=${value}` : name;
      });
      const children = [...element.children].map(addShapes);
      const shape = `<${element.tagName} ${attributes.join(' ')} ${styleKeys.get(element) ?? ''}>${children.join('')}</>`;
      shapes.set(element, shape);
      return shape;
    }

    function removeRepeats(parent: Element, seen: Set<string>): void {
      for (const child of [...parent.children]) {
        const shape = shapes.get(child) ?? '';
        if (seen.has(shape) && child.matches(BLOCKS) && !isReferredTo(child)) child.remove();
        else {
          seen.add(shape);
          if (child.matches(CONTAINERS)) removeRepeats(child, seen);
        }
      }
    }

    function findReferrers(): Map<string, Element[]> {
      const found = new Map<string, Element[]>();
      for (const name of REFERRING) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
          for (const id of (element.getAttribute(name) ?? '').split(/\s+/))
            found.set(id, [...(found.get(id) ?? []), element]);
        }
      }
      return found;
    }

    /** Whether an element that stays names or controls something in the block by its id. */
    function isReferredTo(block: Element): boolean {
      return [block, ...block.querySelectorAll('[id]')].some((element) =>
        referrers.get(element.id)?.some((referrer) => !block.contains(referrer)),
      );
    }

    function removeFrame(element: Element): void {
      if (element.parentElement === null || element === document.body) return;
      for (const sibling of [...element.parentElement.children]) {
        if (sibling !== element && !sibling.matches('script, style, link')) sibling.remove();
      }
      removeFrame(element.parentElement);
    }
  }, frame === 'keep');
}
