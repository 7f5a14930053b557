import type {Page} from '@playwright/test';

export interface Trimming {
  /** `remove` leaves out everything outside the main content, which is the same on all pages. */
  frame: 'keep' | 'remove';
  /** Hashes of shapes and looks that axe has checked before. Blocks with a known shape are left out; new ones are added here. */
  seen: Set<string>;
}

/** The elements of a trimmed page whose text has a new look: only these can have a new fault of colours. */
export const NEW_LOOKS = '[data-new-looks]';

/**
 * A copy of a page, as HTML, without blocks of the main content whose shape axe has checked already, on this page or an
 * earlier one: a page of the reference repeats one entry hundreds of times. The page itself is not changed.
 *
 * The shape of an element is its tag, classes, role, states, the names of its attributes, the looks of its text and the shapes
 * inside. The values of other attributes do not matter: html-validate and tests/content check ids, names, labels and levels of
 * headings on every page. The look of a text is its computed style in the current mode, with the classes on the way to it;
 * texts that agree in both look the same in the other mode too. A container with a new shape keeps one child of each tag, but
 * no repeated lines of code.
 */
export async function trimRepeats(page: Page, {frame, seen}: Trimming): Promise<string> {
  const {html, added} = await page.evaluate(copyWithoutRepeats, {
    isFrameKept: frame === 'keep',
    // Joined: sending thousands of strings separately takes longer than trimming the page.
    seenShapes: [...seen].join(' '),
  });
  for (const shape of added) seen.add(shape);
  return html;
}

/** Runs in the page, so it can use nothing from outside itself. */
function copyWithoutRepeats({isFrameKept, seenShapes}: {isFrameKept: boolean; seenShapes: string}): {
  html: string;
  /** The shapes and looks that were not seen before. */
  added: readonly string[];
} {
  /** Blocks that may be left out. Elements inside a paragraph, control or cell are not: they are part of its meaning. */
  const BLOCKS =
    'article, aside, blockquote, details, div, dl, figure, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tbody > tr, ul, pre span';
  /** Blocks whose children may be left out one by one. */
  const CONTAINERS =
    'article, aside, details, div, dl, figure, li, main, nav, ol, pre, section, table, tbody, ul, pre code, pre span';
  /** Elements that show nothing, and the page's security policy, which would apply to the axe page. */
  const NOT_COPIED = 'script, style, noscript, link:not([rel=stylesheet]), meta[http-equiv]';
  /** Attributes that name or describe by an id or a text; only whether they are empty matters. */
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

  const main = document.querySelector('main');
  if (main === null) throw new Error('The page has no main element.');
  const referrers = findReferrers();
  const known = new Set(seenShapes.split(' '));
  const added: string[] = [];
  const shapes = new Map<Element, string>();
  const newLooks = new Set<Element>();
  addShapes(document.body, '', '');
  return {html: copyWhole(document.documentElement).outerHTML, added};

  /**
   * Adds the shapes of an element and of all inside to the map, and gives its own. `path` and `behind` are the classes and the
   * backgrounds on the way to it.
   */
  function addShapes(element: Element, path: string, behind: string): string {
    const style = getComputedStyle(element);
    const way = `${path}>${element.tagName}.${element.getAttribute('class') ?? ''}`;
    const layers = behind + describeLayer(style);
    const looks = hasText(element) ? describeLooks(way, style, layers) : '';
    if (looks !== '' && isNew(toHash(looks))) newLooks.add(element);
    const children = [...element.children].map((child) => addShapes(child, way, layers));
    // Number and order of children matter to axe in tables alone.
    const kinds = element.closest('table') ? children : [...new Set(children)].sort();
    const attributes = [...element.attributes].map(describeAttribute);
    const shape = toHash([element.tagName, ...attributes, looks, ...kinds].join('\n'));
    shapes.set(element, shape);
    return shape;
  }

  /** What an element draws behind its text; empty when it draws nothing. */
  function describeLayer({backgroundColor, backgroundImage, opacity}: CSSStyleDeclaration): string {
    const layer = `${backgroundColor} ${backgroundImage} ${opacity}`;
    return layer === 'rgba(0, 0, 0, 0) none 1' ? '' : `|${layer}`;
  }

  function describeLooks(way: string, style: CSSStyleDeclaration, layers: string): string {
    const {color, fontSize, fontWeight, textDecorationLine, visibility, display} = style;
    return [way, color, fontSize, fontWeight, textDecorationLine, visibility, display, layers].join(' ');
  }

  function describeAttribute({name, value}: Attr): string {
    if (NAMING.test(name)) return `${name}=${value.trim() === '' ? '' : '…'}`;
    return VALUED.test(name) || name === 'class' ? `${name}=${value}` : name;
  }

  /** Whether a shape or a look is new; it is then added to the known ones. */
  function isNew(hash: string): boolean {
    if (known.has(hash)) return false;
    known.add(hash);
    added.push(hash);
    return true;
  }

  function hasText(element: Element): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  /** A hash of 53 bits (cyrb53, public domain): the texts of all shapes would be too long to keep. */
  function toHash(text: string): string {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
  }

  /** Copies an element, without repeats in the main content and, where it is not kept, without the frame. */
  function copyWhole(element: Element): Element {
    if (element === main) return copyTrimmed(element);
    const isWay = !isFrameKept && element !== document.documentElement && element.contains(main);
    return copy(element, (child) => (isWay && !child.contains(main) ? [] : [copyWhole(child)]));
  }

  function copyTrimmed(parent: Element): Element {
    const kinds = new Set<string>();
    return copy(parent, (child) => {
      const shape = shapes.get(child) ?? '';
      const isRepeated = known.has(shape) && child.matches(BLOCKS) && !isReferredTo(child);
      if (isRepeated && (kinds.has(child.tagName) || child.tagName === 'SPAN')) return [];
      kinds.add(child.tagName);
      isNew(shape);
      return [child.matches(CONTAINERS) ? copyTrimmed(child) : copyWhole(child)];
    });
  }

  function copy(element: Element, copyChild: (child: Element) => Element[]): Element {
    const made = element.cloneNode(false) as Element;
    if (newLooks.has(element)) made.setAttribute('data-new-looks', '');
    for (const node of element.childNodes) {
      if (!(node instanceof Element)) made.append(node.cloneNode());
      else if (!node.matches(NOT_COPIED)) made.append(...copyChild(node));
    }
    return made;
  }

  function findReferrers(): Map<string, Element[]> {
    const byId = new Map<string, Element[]>();
    for (const name of REFERRING) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/))
          byId.set(id, [...(byId.get(id) ?? []), element]);
      }
    }
    return byId;
  }

  /** Whether an element outside the block refers to an id in it. */
  function isReferredTo(block: Element): boolean {
    return [block, ...block.querySelectorAll('[id]')].some((element) =>
      referrers.get(element.id)?.some((referrer) => !block.contains(referrer)),
    );
  }
}
