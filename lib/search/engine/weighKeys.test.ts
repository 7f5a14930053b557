import {expect, it} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {parseQuery} from '../query/parseQuery';
import type {SearchPage} from '../records/searchPage';
import {toSearchKey} from '../text/toTerms';
import {createMemoryReader} from './createMemoryReader';
import {weighKeys} from './weighKeys';

const PAGE: SearchPage = {
  url: '/page',
  platform: 'Android',
  title: 'Find colours',
  keywords: ['palette'],
  questions: ['which shade is it'],
  text: '',
  sections: [{anchor: 'regions', heading: 'Regions', text: ''}],
  symbols: [{anchor: 'find', name: 'FindColors.find', module: 'screen', text: ''}],
  problems: [],
};
const reader = createMemoryReader(buildIndex([PAGE]));
const [page, section, symbol] = [0, 1, 2];

function weigh(id: number, ...names: string[]): number {
  return weighKeys({keys: names.map(toSearchKey), question: ''}, reader).get(id) ?? 0;
}

it('puts the exact symbol before the title, the title before the heading', () => {
  expect(weigh(symbol, 'FindColors.find')).toBeGreaterThan(weigh(page, 'find colours'));
  expect(weigh(symbol, 'screen.FindColors.find')).toBe(weigh(symbol, 'FindColors.find'));
  expect(weigh(page, 'find colours')).toBeGreaterThan(weigh(section, 'regions'));
});

it('gives less for the last name of a symbol than for its whole name, and less again for a beginning', () => {
  expect(weigh(symbol, 'find')).toBeLessThan(weigh(symbol, 'FindColors.find'));
  expect(weigh(symbol, 'FindColors.f')).toBeLessThan(weigh(symbol, 'FindColors.find'));
  expect(weigh(symbol, 'FindColors.f')).toBeGreaterThan(0);
});

it('gives less for a keyword of a page than for its title', () => {
  expect(weigh(page, 'palette')).toBeLessThan(weigh(page, 'find colours'));
});

it('gives less for a name that the query only holds', () => {
  const held = weigh(symbol, 'from screen import FindColors.find', 'FindColors.find');
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(weigh(symbol, 'FindColors.find'));
});

it('gives a page something for its very question, less than for its title', () => {
  const ask = (query: string) => weighKeys(parseQuery(query), reader).get(page) ?? 0;
  expect(ask('Which shade is it?')).toBeGreaterThan(0);
  expect(ask('Which shade is it?')).toBeLessThan(ask('find colours'));
  expect(ask('which colour is it')).toBe(0);
});

it('gives nothing for another word and for an empty query', () => {
  for (const id of [page, section, symbol]) {
    expect(weigh(id, 'clipboard')).toBe(0);
    expect(weigh(id, '')).toBe(0);
  }
});
