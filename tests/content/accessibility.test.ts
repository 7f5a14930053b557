import {HTMLElement} from 'node-html-parser';
import {expect, it} from 'vitest';
import {parsePage, readBuiltPages} from '../support/builtSite';

const pages = readBuiltPages().map((page) => ({route: page.route, document: parsePage(page)}));

/** What assistive technology lists as landmarks, by the kind under which it does. */
const LANDMARKS: Readonly<Record<string, string>> = {
  main: 'main, [role=main]',
  navigation: 'nav, [role=navigation]',
  complementary: 'aside, [role=complementary]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  search: 'search, [role=search]',
  contentinfo: 'footer.footer',
};

/** A post and a tag are called so, the tag with its initial: names are exempt (WCAG 3.1.2). */
const CHINESE_NAMES = /欢迎|软(?:件下载)?/g;

/** Link texts that say nothing in a list of links. */
const EMPTY_TEXTS = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'link',
  'page',
  'more',
  'read more',
  'read on',
]);

it('begins each page with its h1 and skips no level of headings after it', () => {
  const faults = pages.flatMap(({route, document}) => {
    const levels = document
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({rawTagName}) => Number(rawTagName.slice(1)));
    const skipping = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return skipping < 0 ? [] : `${route}: levels ${levels.slice(0, skipping + 1).join(' ')}`;
  });
  expect(faults).toEqual([]);
});

it('has one main landmark a page, and tells landmarks of the same kind apart by their names', () => {
  const faults = pages.flatMap(({route, document}) =>
    Object.entries(LANDMARKS).flatMap(([kind, selector]) => {
      const names = document.querySelectorAll(selector).map(readName);
      if (kind === 'main') return names.length === 1 ? [] : `${route}: ${names.length} main landmarks`;
      const isUnique = new Set(names).size === names.length && (names.length < 2 || !names.includes(''));
      return isUnique ? [] : `${route}: ${kind} landmarks named ${JSON.stringify(names)}`;
    }),
  );
  expect(faults).toEqual([]);
});

it('names every link and every control', () => {
  const faults = collect('a[href], button, [role=button], [role=tab], summary, iframe', (element) =>
    readName(element) === '' ? element.outerHTML : undefined,
  );
  const unlabelled = collect('input, select, textarea', (field, document) => {
    const hasLabel =
      field.closest('label') !== null || document.querySelector(`label[for="${field.id}"]`) !== null;
    return hasLabel || field.getAttribute('aria-label') ? undefined : field.outerHTML;
  });
  expect([...faults, ...unlabelled]).toEqual([]);
});

it('names a sample by its file or its language, not by the buttons above it', () => {
  const faults = collect('figure[data-language]', (sample) =>
    sample.getAttribute('aria-label') === sample.querySelector('figcaption > span')?.textContent
      ? undefined
      : sample.outerHTML.slice(0, 200),
  );
  expect(faults).toEqual([]);
});

it('gives every link a text that makes sense alone', () => {
  const faults = collect('a[href]:not([role=button])', (link) =>
    EMPTY_TEXTS.has(readName(link).toLowerCase()) ? link.outerHTML : undefined,
  );
  expect(faults).toEqual([]);
});

it('gives every picture a text, or hides it from those who cannot see it', () => {
  const images = collect('img', (image) =>
    image.getAttribute('alt') === undefined ? image.outerHTML : undefined,
  );
  const drawings = collect('svg', (drawing) => {
    const isDecoration = drawing.closest('[aria-hidden=true]') !== null;
    // The text beside the picture in a control or in the head of a note says what it shows.
    const beside = drawing.closest('a, button, [class*=admonitionHeading]');
    const isNamed = readName(drawing) !== '' || readName(beside) !== '';
    return isDecoration || isNamed ? undefined : drawing.outerHTML.slice(0, 200);
  });
  expect([...images, ...drawings]).toEqual([]);
});

it('marks Chinese words as Chinese, but in code', () => {
  const faults = pages.flatMap(({route, document}) =>
    findTexts(document.querySelector('body'))
      .filter(({text}) => /\p{Script=Han}/u.test(text.replace(CHINESE_NAMES, '')))
      .filter(({parent}) => parent.closest('[lang^=zh], code, pre, script') === null)
      .map(({text}) => `${route}: ${text.trim()}`),
  );
  expect(faults).toEqual([]);
});

function collect(
  selector: string,
  inspect: (element: HTMLElement, document: HTMLElement) => string | undefined,
): string[] {
  const found = pages.flatMap(({route, document}) =>
    document.querySelectorAll(selector).map((element) => ({route, document, element})),
  );
  // What matches nothing any more, because the markup has changed, has no faults either.
  expect(found.length, selector).toBeGreaterThan(0);
  return found.flatMap(({route, document, element}) => {
    const fault = inspect(element, document);
    return fault === undefined ? [] : `${route}: ${fault}`;
  });
}

/** The name that assistive technology reads: a label, the text of what labels it, or its own text with those of its pictures. */
function readName(element: HTMLElement | null): string {
  if (element === null) return '';
  const label = element.getAttribute('aria-label');
  if (label) return label.trim();
  const labelling = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (labelling.length > 0)
    return labelling
      .map((id) => findRoot(element).querySelector(`[id="${id}"]`)?.textContent ?? '')
      .join(' ')
      .trim();
  if (/^(?:nav|main|aside|section|footer|search)$/i.test(element.rawTagName)) return '';
  const pictures = element.querySelectorAll('img[alt]').map((image) => image.getAttribute('alt') ?? '');
  return [element.textContent, ...pictures].join(' ').replace(/\s+/g, ' ').trim();
}

function findRoot(element: HTMLElement): HTMLElement {
  let root = element;
  while (root.parentNode) root = root.parentNode;
  return root;
}

function findTexts(parent: HTMLElement | null): {text: string; parent: HTMLElement}[] {
  if (parent === null) return [];
  return parent.childNodes.flatMap((node) =>
    node instanceof HTMLElement ? findTexts(node) : {text: node.textContent, parent},
  );
}
