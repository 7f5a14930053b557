import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {createTermFinder} from '../../lib/glossary/createTermFinder';
import {findTermHrefs} from '../../lib/glossary/findTermHrefs';
import {linkTerms} from '../../lib/glossary/linkTerms';
import {glossary} from '../../lib/glossary/schema';
import {toPage} from '../../lib/glossary/toPage';
import {toPlainText} from '../../lib/mdx/toPlainText';
import {parseJson} from '../../lib/validation/parseJson';
import {type BuiltPage, parsePage, readBuiltPages} from '../support/builtSite';
import {readSourcePages} from '../support/sourcePages';

const FILE = 'data/glossary.json';

const terms = parseJson(glossary, readFileSync(path.resolve(__dirname, '../..', FILE), 'utf8'), FILE);
const find = createTermFinder(terms);
const builtPages = new Map(readBuiltPages().map((page) => [toPage(page.route), page]));
const docs = readSourcePages('docs').flatMap(({file, tree}) => {
  const built = builtPages.get(`/${file.replace(/(?:\/index)?\.mdx$/, '')}`);
  return built === undefined ? [] : [{file, tree, built}];
});

it('has each term used on at least one page', () => {
  const used = new Set(docs.flatMap(({tree}) => find(toPlainText(tree)).map(({id}) => id)));
  expect(terms.filter(({id}) => !used.has(id)).map(({id}) => id)).toEqual([]);
});

it('links the first use of each term on each page, and nothing else', () => {
  const faults = docs.map(({file, tree, built}) => ({
    file,
    expected: expectLinks(tree, built),
    found: readLinks(built),
  }));
  expect(faults.filter(({expected, found}) => String(expected) !== String(found))).toEqual([]);
  expect(faults.flatMap(({found}) => found).length).toBeGreaterThan(terms.length);
});

it('leads every term to pages of this site', () => {
  const pages = terms.flatMap((term) => term.pages);
  expect(pages.filter((page) => !builtPages.has(toPage(page)))).toEqual([]);
});

it('gives only Chinese names by which a page that explains the term is found', () => {
  const chinese = terms.filter(
    ({chinese: name, pages}) =>
      name !== undefined && !pages.some((page) => readKeywords(page).includes(name)),
  );
  expect(chinese.map(({id}) => id)).toEqual([]);
});

/** The terms that the source of a page asks for. */
function expectLinks(tree: Root, {route}: BuiltPage): string[] {
  const copy = structuredClone(tree);
  removeNoteTitles(copy);
  linkTerms(copy, find, findTermHrefs(terms, route));
  const ids: string[] = [];
  visit(copy, 'mdxJsxTextElement', (node) => {
    if (node.name === 'TermLink') ids.push(String(node.attributes[0]?.value));
  });
  return ids;
}

/** A plain parser takes the title of a note for text; the build knows better. */
function removeNoteTitles(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(/^:::\w+\[[^\]]*\]/gm, '');
  });
}

function readLinks(page: BuiltPage): string[] {
  return parsePage(page)
    .querySelectorAll('a[data-term]')
    .map((link) => link.getAttribute('data-term') ?? '');
}

function readKeywords(page: string): string {
  const source = docs.find(({built}) => toPage(built.route) === toPage(page));
  const [first]: Nodes[] = source?.tree.children ?? [];
  return first?.type === 'yaml' ? first.value : '';
}
