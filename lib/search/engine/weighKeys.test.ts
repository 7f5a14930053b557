import {expect, it} from 'vitest';
import type {SearchRecord} from './toRecords';
import {weighKeys} from './weighKeys';

const page = toRecord('Page', ['findcolors'], ['colour']);
const section = toRecord('Section', ['regions']);
const method = toRecord('API', ['ascript.android.screen.findcolors.find', 'findcolors.find', 'find']);

it('puts the exact symbol before the title, the title before the heading', () => {
  expect(weighKeys(method, 'findcolors.find')).toBeGreaterThan(weighKeys(page, 'findcolors'));
  expect(weighKeys(page, 'findcolors')).toBeGreaterThan(weighKeys(section, 'regions'));
});

it('gives less for the last name of a symbol than for its whole name, and more than for a prefix', () => {
  expect(weighKeys(method, 'find')).toBeLessThan(weighKeys(method, 'findcolors.find'));
  expect(weighKeys(method, 'find')).toBeGreaterThan(weighKeys(method, 'findcolors.f'));
});

it('gives less for a keyword of a page than for its title, and more than for the beginning of it', () => {
  expect(weighKeys(page, 'colour')).toBeLessThan(weighKeys(page, 'findcolors'));
  expect(weighKeys(page, 'colour')).toBeGreaterThan(weighKeys(page, 'findcol'));
});

it('gives nothing for another word, for the beginning of a heading and for an empty query', () => {
  for (const record of [page, section, method]) {
    expect(weighKeys(record, 'clipboard')).toBe(0);
    expect(weighKeys(record, '')).toBe(0);
  }
  expect(weighKeys(section, 'reg')).toBe(0);
});

function toRecord(kind: SearchRecord['kind'], keys: string[], nearKeys: string[] = []): SearchRecord {
  return {
    id: '/page',
    kind,
    platform: 'Android',
    url: '/page',
    titles: ['Page'],
    text: '',
    title: '',
    page: '',
    symbol: '',
    keywords: '',
    body: '',
    keys,
    nearKeys,
  };
}
