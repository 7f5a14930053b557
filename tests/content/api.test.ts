import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hasUndocumentedResult} from '../../lib/api/hasUndocumentedResult';
import {loadModel} from '../../lib/api/loadModel';
import type {ApiSymbol} from '../../lib/api/model';
import {BUILD} from '../support/builtSite';

/** Characters of a summary that a result of the search shows in full. */
const MAX_SUMMARY_LENGTH = 100;

const {names} = loadModel(path.resolve(__dirname, '../..'));
const symbols = [...names.keys()];

it('documents every public symbol on a page', () => {
  const published: {symbols: {name: string; page?: string}[]} = JSON.parse(
    readFileSync(path.join(BUILD, 'symbols.json'), 'utf8'),
  );
  const documented = published.symbols.filter(({page}) => page !== undefined).map(({name}) => name);
  expect(documented).toEqual(symbols.map(({name}) => name));
});

it('says in a sentence what every symbol does', () => {
  expect(symbols.filter(({doc}) => !/^[A-Z`"'].*[.)]$/s.test(doc.summary)).map(describePlace)).toEqual([]);
});

it('says it in a sentence that a search result has room for', () => {
  expect(symbols.filter(({doc}) => doc.summary.length > MAX_SUMMARY_LENGTH).map(describePlace)).toEqual([]);
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
      ...unknown.map((name) => `${describePlace(symbol)}: ${name} is not a parameter`),
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

it('types each undocumented result as Any, by which all entries but the first of a class tell it', () => {
  const others = symbols.filter(
    ({doc, signatures}) => hasUndocumentedResult(doc) && signatures.some(({returns}) => returns !== 'Any'),
  );
  expect(others.map(describePlace)).toEqual([]);
});

function describePlace({name, location}: ApiSymbol): string {
  return `${location.file}:${location.line}: ${name}`;
}
