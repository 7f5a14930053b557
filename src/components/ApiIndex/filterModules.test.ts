import {expect, it} from 'vitest';
import {filterModules} from './filterModules';

const modules = [
  {
    name: 'ascript.android.screen',
    summary: '',
    symbols: [
      {qualname: 'FindColors.find', kind: 'method', summary: 'Finds the first match.'},
      {qualname: 'Ocr.mlkitocr', kind: 'method', summary: 'Reads text from the screen.'},
    ],
  },
  {
    name: 'ascript.android.sms',
    summary: '',
    symbols: [{qualname: 'read', kind: 'function', summary: 'Reads messages.'}],
  },
] as const;

function find(query: string): string[] {
  return filterModules(modules, query).flatMap(({symbols}) => symbols.map(({qualname}) => qualname));
}

it('keeps everything for an empty query', () => {
  expect(find(' ')).toEqual(['FindColors.find', 'Ocr.mlkitocr', 'read']);
});

it('finds parts of names and meanings, whatever their case', () => {
  expect(find('findc')).toEqual(['FindColors.find']);
  expect(find('READS')).toEqual(['Ocr.mlkitocr', 'read']);
});

it('wants every word, the module counts too', () => {
  expect(find('sms reads')).toEqual(['read']);
});

it('drops modules in which nothing matches', () => {
  expect(filterModules(modules, 'messages').map(({name}) => name)).toEqual(['ascript.android.sms']);
});

it('finds a call that is pasted with its brackets', () => {
  expect(find('`FindColors.find()`')).toEqual(['FindColors.find']);
});
