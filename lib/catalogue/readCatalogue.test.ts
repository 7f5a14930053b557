import {expect, it} from 'vitest';
import {productRules, videoRules} from './catalogues';
import {readCatalogue} from './readCatalogue';

const video = {
  title: 'Python basics',
  platform: 'android',
  level: 'beginner',
  year: 2023,
  href: 'https://example.com/v',
  docs: '/docs/android/guide/python',
};
const FILE = 'data/videos.json';

it('accepts entries whose fields all fit', () => {
  expect(readCatalogue(FILE, [video], videoRules)).toEqual([video]);
});

it.each([
  [
    'a field that is missing',
    {title: undefined},
    'data/videos.json: entry 2, title is missing; allowed: a text',
  ],
  [
    'a platform that does not exist',
    {platform: 'tv'},
    'entry 2, platform is "tv"; allowed: android, ios, windows',
  ],
  [
    'an address without https',
    {href: 'http://example.com'},
    'entry 2, href is "http://example.com"; allowed: an address',
  ],
  ['a field that no rule knows', {lenght: 3}, 'entry 2 is "lenght"; allowed: title, platform'],
])('names file, entry and field for %s', (_case, change, message) => {
  expect(() => readCatalogue(FILE, [video, {...video, ...change}], videoRules)).toThrow(message);
});

it('refuses a price without a date', () => {
  const product = {
    id: 'a',
    name: 'A',
    summary: 'A.',
    forWhom: 'All',
    worksWith: ['android'],
    inTheBox: 'A',
    howToGet: 'Shop',
    price: {amount: '9 CNY'},
    source: 'https://example.com',
    docs: '/docs/shop/hid',
  };
  expect(() => readCatalogue('data/products.json', [product], productRules)).toThrow(
    'entry 1, price is {"amount":"9 CNY"}',
  );
});

it('refuses a file that is no list', () => {
  expect(() => readCatalogue(FILE, {}, videoRules)).toThrow(
    'data/videos.json: the file is {}; allowed: a list',
  );
});
