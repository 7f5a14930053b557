import {expect, it} from 'vitest';
import dropDocs from './dropDocs.cjs';

const DOCS = [
  {id: 'main', path: '/docs/main'},
  {id: 'named', path: '/docs/named'},
  {id: 'other', path: '/docs/other'},
];
const VERSION = {name: 'current', path: '/docs', mainDocId: 'main', docs: DOCS};

function drop(versions: object[]) {
  const source = JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions}}, other: {a: 1}});
  return JSON.parse(dropDocs.call({getOptions: () => ({ids: ['named']})}, source));
}

it('keeps the pages that a version or the navbar leads to, and what other plugins say', () => {
  expect(drop([VERSION])).toEqual({
    'docusaurus-plugin-content-docs': {default: {versions: [{...VERSION, docs: DOCS.slice(0, 2)}]}},
    other: {a: 1},
  });
});

it('keeps those of every version', () => {
  const old = {...VERSION, name: '1', path: '/docs/1', mainDocId: 'other'};
  const [, {docs}] = drop([VERSION, old])['docusaurus-plugin-content-docs'].default.versions;
  expect(docs).toEqual(DOCS.slice(1));
});
