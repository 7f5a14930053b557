import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {HTMLElement, type Node} from 'node-html-parser';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {UNDOCUMENTED_RESULT} from '../../lib/api/entry';
import {toEntryId} from '../../lib/api/entryFiles';
import {formatSignature} from '../../lib/api/formatSignature';
import {hasUndocumentedResult} from '../../lib/api/hasUndocumentedResult';
import {loadModel} from '../../lib/api/loadModel';
import {mergeParameters} from '../../lib/api/mergeParameters';
import type {ApiSymbol} from '../../lib/api/model';
import {toPath} from '../../lib/content/toPath';
import {findIndexPath} from '../../lib/markdown/findIndexPath';
import {toMarkdownPath} from '../../lib/markdown/toMarkdownPath';
import {findPlatformFacet, PLATFORM_NAMES} from '../../lib/platforms';
import {dropAnchor} from '../../lib/text/dropAnchor';
import {
  BUILD,
  type BuiltPage,
  listFiles,
  parsePage,
  readBuiltPages,
  readCurrentPages,
} from '../support/builtSite';

/** What no article says in words: places to navigate, controls and what tells their state, ornament, the name of a language, scripts. */
const FRAME = [
  ...['nav', 'button', 'input', 'fieldset', 'label', 'output', '[role=status]', '[role=tablist]'],
  ...['[aria-hidden=true]', '.hash-link', '.theme-doc-card-icon', 'figcaption', 'svg', 'script'],
].join(', ');

/** Labels of an entry, of a note and of a picture, which a page shows by their place or look. */
const LABELS = 'parameters returns raises note tip warning danger info picture required';

const ENTRY = 'section[aria-label^="Reference of"], dl div[id]';
const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, dt, pre, summary';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const pages = readBuiltPages()
  .filter(({route}) => route !== '/404.html')
  .map((page) => {
    const markdown = readMarkdown(page);
    const article = findArticle(page);
    const hidden = new Set<Node>(article.querySelectorAll(FRAME));
    return {
      route: page.route,
      article,
      hidden,
      markdown,
      copy: collectText(parser.parse(markdown)),
    };
  });

const model = loadModel(path.resolve(BUILD, '..'));
const symbols = [...model.names.keys()];

it('gives every page a Markdown copy, and is the only one who writes such files', () => {
  const expected = pages.map(({route}) => toMarkdownPath(toPath(route, '/')).slice(1));
  const found = listFiles().filter(
    (file) => file.endsWith('.md') && !file.endsWith('skill.md') && !file.endsWith('SKILL.md'),
  );
  expect(found.sort()).toEqual(expected.sort());
});

it('leaves no word of the article out', () => {
  const faults = pages.map(({route, article, hidden, copy}) => {
    const known = new Set(toWords(copy));
    return {route, missing: toWords(readText(article, hidden)).filter((word) => !known.has(word))};
  });
  expect(faults.filter(({missing}) => missing.length > 0)).toEqual([]);
});

it('has the sentences, headings, cells and samples of the article as they are', () => {
  const faults = pages.map(({route, article, hidden, copy}) => {
    const text = toLetters(copy);
    const left = new Set([...hidden, ...article.querySelectorAll(ENTRY)]);
    const blocks = article.querySelectorAll(BLOCKS).filter((block) => !isInside(block, left));
    const texts = blocks.map((block) => readText(block, hidden));
    return {route, missing: texts.filter((block) => !text.includes(toLetters(block)))};
  });
  expect(faults.filter(({missing}) => missing.length > 0)).toEqual([]);
});

it('has nothing of the frame: no word that the article does not say', () => {
  const faults = pages.map(({route, article, hidden, copy}) => {
    const known = new Set(toWords(`${readText(article, hidden)} ${readPictures(article)} ${LABELS}`));
    return {route, added: toWords(copy).filter((word) => !known.has(word))};
  });
  expect(faults.filter(({added}) => added.length > 0)).toEqual([]);
});

it('tells of every symbol on its page what the stubs know of it', () => {
  const faults = pages.flatMap(({route, article, copy}) => {
    const text = toLetters(copy);
    const shown = article.querySelectorAll(ENTRY).flatMap(({id}) => symbols.filter(isOn(route, id)));
    return shown.flatMap((symbol) =>
      tell(symbol).flatMap((fact) =>
        text.includes(toLetters(fact)) ? [] : `${route}: ${symbol.name}: ${fact}`,
      ),
    );
  });
  expect(faults).toEqual([]);
});

it('leads from Markdown copy to Markdown copy', () => {
  const paths = new Set(pages.map(({route}) => toPath(route, '/')));
  const faults = pages.map(({route, article, hidden, markdown}) => {
    const targets = article
      .querySelectorAll('a[href^="/"]:not([data-term])')
      .filter((link) => !isInside(link, hidden) && link.getAttribute('href')?.includes('?') === false)
      .map((link) => toPath(encodeURI(decodeURI(dropAnchor(link.getAttribute('href') ?? ''))), '/'))
      .filter((target) => paths.has(target) && target !== toPath(route, '/'));
    return {
      route,
      missing: targets.filter((target) => !markdown.includes(encodeURI(toMarkdownPath(target)))),
    };
  });
  expect(faults.filter(({missing}) => missing.length > 0)).toEqual([]);
});

it('links the Markdown copy and the list of the nearest folder in the head of each page, and lists each docs page of the current version there', () => {
  const current = new Set(readCurrentPages());
  const faults = readBuiltPages()
    .filter(({route}) => route !== '/404.html')
    .flatMap((page) => {
      const head = parsePage(page);
      const copy = encodeURI(toMarkdownPath(toPath(encodeURI(page.route), '/')));
      const list = findIndexPath(page.route);
      return [
        head.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href') === copy
          ? []
          : 'Markdown copy',
        head.querySelector('link[rel=describedby]')?.getAttribute('href') === list ? [] : 'list',
        !page.route.startsWith('/docs/') ||
        readFileSync(path.join(BUILD, list), 'utf8').includes(`${copy})`) === current.has(page)
          ? []
          : list,
      ]
        .flat()
        .map((fault) => `${page.route}: ${fault}`);
    });
  expect(faults).toEqual([]);
});

it('keeps Markdown copies out of the sitemap', () => {
  expect(readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8')).not.toContain('.md<');
});

function findArticle(page: BuiltPage): HTMLElement {
  const document = parsePage(page);
  const article = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  if (article === null) throw new Error(`${page.route} has no article`);
  return article;
}

function readMarkdown({route}: BuiltPage): string {
  return readFileSync(path.join(BUILD, toMarkdownPath(toPath(route, '/'))), 'utf8');
}

/** All that a Markdown text says, as its reader sees it. */
function collectText(node: Nodes): string {
  if (node.type === 'yaml') return '';
  if ('value' in node) return ` ${node.value} `;
  return 'children' in node ? node.children.map(collectText).join(node.type === 'root' ? '\n' : '') : '';
}

/** All that an article says but for what is hidden; pieces of a line stay together. */
function readText(node: Node, hidden: ReadonlySet<Node>): string {
  if (!(node instanceof HTMLElement)) return node.textContent;
  if (hidden.has(node)) return '';
  const text = node.childNodes.map((child) => readText(child, hidden)).join('');
  const isInLine = /^(?:b|code|em|mark|small|strong|time)$/i.test(node.rawTagName);
  return isInLine || /^tok-/.test(node.getAttribute('class') ?? '') || node.hasAttribute('lang')
    ? text
    : ` ${text} `;
}

function isInside(element: HTMLElement, set: ReadonlySet<Node>): boolean {
  return set.has(element) || (element.parentNode !== null && isInside(element.parentNode, set));
}

/** What the pictures of an article say to whoever cannot see them. */
function readPictures(article: HTMLElement): string {
  return article
    .querySelectorAll('svg')
    .map(
      (picture) =>
        `${picture.getAttribute('aria-label') ?? ''} ${picture.querySelector('title')?.textContent ?? ''} ${picture.querySelector('desc')?.textContent ?? ''}`,
    )
    .join(' ');
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function toLetters(text: string): string {
  return toWords(text).join('');
}

/** Whether a symbol is what an entry of a page shows. */
function isOn(route: string, id: string) {
  const facet = findPlatformFacet(route);
  return (symbol: ApiSymbol) =>
    toEntryId(symbol) === id &&
    (facet === PLATFORM_NAMES[symbol.platform] || !Object.values<string>(PLATFORM_NAMES).includes(facet));
}

function tell(symbol: ApiSymbol): string[] {
  const {doc} = symbol;
  const returns = hasUndocumentedResult(doc) ? UNDOCUMENTED_RESULT : (doc.returns ?? '');
  return [
    ...symbol.signatures.map((signature) => formatSignature(symbol, signature)),
    ...mergeParameters(symbol).flatMap(({name, description = ''}) => [name, description]),
    ...[doc.summary, ...doc.details, returns, ...doc.notes, ...doc.requires],
    ...doc.raises.map(({type, description}) => type + description),
  ];
}
