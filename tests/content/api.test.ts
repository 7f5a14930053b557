import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadReference} from '../../lib/api/loadReference';
import type {ApiSymbol} from '../../lib/api/model';

/** Characters of a summary that a result of the search shows in full. */
const LONGEST_SUMMARY = 100;

const root = path.resolve(__dirname, '../..');
const {model, places} = loadReference(root);
const symbols = [...new Set(model.symbols.values())];

/** Symbols that no page documents yet; the list may only get shorter. */
const undocumented = new Set(
  readFileSync(path.join(__dirname, '../api/undocumented.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

it('documents every public symbol on a page', () => {
  const missed = symbols.map(({name}) => name).filter((name) => !places.has(name) && !undocumented.has(name));
  expect(missed).toEqual([]);
});

it('lists no symbol as undocumented that is documented or unknown', () => {
  expect([...undocumented].filter((name) => places.has(name) || !model.symbols.has(name))).toEqual([]);
});

it('says in a sentence what every symbol does', () => {
  expect(symbols.filter(({doc}) => !/^[A-Z`"'].*[.)]$/s.test(doc.summary)).map(describePlace)).toEqual([]);
});

it('says it in a sentence that a search result has room for', () => {
  expect(symbols.filter(({doc}) => doc.summary.length > LONGEST_SUMMARY).map(describePlace)).toEqual([]);
});

it('describes every parameter, and no parameter that does not exist', () => {
  const faults = symbols.flatMap((symbol) => {
    const parameters = new Set(
      symbol.signatures.flatMap((signature) => signature.parameters.map(({name}) => name)),
    );
    const missing = [...parameters].filter((name) => !symbol.doc.args.get(name));
    const unknown = [...symbol.doc.args.keys()].filter((name) => !parameters.has(name));
    return [
      ...missing.map((name) => `${describePlace(symbol)}: ${name} is not described`),
      ...unknown.map((name) => `${describePlace(symbol)}: ${name} is no parameter`),
    ];
  });
  expect(faults).toEqual([]);
});

it('says what every call gives back, unless it gives nothing', () => {
  const silent = symbols.filter(({kind, signatures, doc}) => {
    const isCall = kind === 'function' || kind === 'method';
    return isCall && doc.returns === undefined && signatures.some(({returns}) => returns !== 'None');
  });
  expect(silent.map(describePlace)).toEqual([]);
});

function describePlace({name, location}: ApiSymbol): string {
  return `${location.file}:${location.line}: ${name}`;
}
