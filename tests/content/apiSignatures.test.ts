import path from 'node:path';
import {expect, it} from 'vitest';
import {loadModel} from '../../lib/api/loadModel';
import type {ApiSymbol, Signature} from '../../lib/api/model';
import {revealTypes, splitOverloads, toParameterNames} from '../support/revealSignatures';

const root = path.resolve(__dirname, '../..');
const symbols = [...new Set(loadModel(root).symbols.values())].filter(
  ({kind}) => kind === 'function' || kind === 'method',
);

it('reads of every call the same parameters as pyright does', () => {
  const answers = revealTypes(symbols, root);
  const differences = symbols.flatMap((symbol, index) => {
    const theirs = splitOverloads(answers[index] ?? '').map((signature) =>
      withoutSelf(symbol, toParameterNames(signature)),
    );
    const ours = symbol.signatures.map(toNames);
    return JSON.stringify(theirs) === JSON.stringify(ours) ? [] : [{name: symbol.name, ours, theirs}];
  });
  expect(differences).toEqual([]);
});

/** A method is asked for at its class, where its first parameter is still there. */
function withoutSelf({kind, isStatic}: ApiSymbol, names: string[]): string[] {
  return kind === 'method' && !isStatic && names[0] === 'self' ? names.slice(1) : names;
}

function toNames({parameters}: Signature): string[] {
  return parameters.map(({name, kind, defaultValue}) => {
    const stars = {positional: '', keyword: '', args: '*', kwargs: '**'}[kind];
    return `${stars}${name}${defaultValue === undefined ? '' : '='}`;
  });
}
