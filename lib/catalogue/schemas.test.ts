import {expect, it} from 'vitest';
import {parseJson} from '../validation/parseJson';
import {products, videos} from './schemas';

const video = {
  title: 'Python basics',
  platform: 'android',
  level: 'beginner',
  year: 2023,
  href: 'https://example.com/v',
  docs: '/docs/android/guide/python',
};
const product = {
  id: 'a',
  name: 'A',
  summary: 'A.',
  forWhom: 'All',
  worksWith: ['android'],
  inTheBox: 'A',
  howToGet: 'Shop',
  source: 'https://example.com',
  docs: '/docs/shop/hid',
};

function readVideos(...entries: unknown[]) {
  return parseJson(videos, JSON.stringify(entries), 'data/videos.json');
}

function readProducts(...entries: unknown[]) {
  return parseJson(products, JSON.stringify(entries), 'data/products.json');
}

it('accepts entries whose fields all fit', () => {
  expect(readVideos(video)).toEqual([video]);
  const priced = {...product, price: {amount: '9 CNY', date: '2026-11-20'}};
  expect(readProducts(product, priced)).toEqual([product, priced]);
});

it.each([
  ['a field that is missing', {title: undefined}, 'entry 2, title is missing; allowed: a text'],
  [
    'a platform that does not exist',
    {platform: 'tv'},
    'entry 2, platform is "tv"; allowed: android, ios, windows',
  ],
  [
    'a URL without https',
    {href: 'http://example.com'},
    'entry 2, href is "http://example.com"; allowed: a URL that begins with https://',
  ],
  ['a year that is none', {year: 23}, 'entry 2, year is 23; allowed: a year'],
  [
    'a field that no schema knows',
    {lenght: 3},
    'entry 2, lenght is 3; allowed: no other field than title, platform',
  ],
])('names file, entry and field for %s', (_case, change, message) => {
  expect(() => readVideos(video, {...video, ...change})).toThrow(`data/videos.json: ${message}`);
});

it('refuses a price without a date, and a product that works with nothing', () => {
  expect(() => readProducts({...product, price: {amount: '9 CNY'}})).toThrow(
    "data/products.json: entry 1, price.date is missing; allowed: a day in quotes, as '2026-11-20'",
  );
  expect(() => readProducts({...product, worksWith: []})).toThrow(
    'entry 1, worksWith is []; allowed: a list of android, ios, windows',
  );
});

it('refuses an entry that is null, and a file that is not a list', () => {
  expect(() => readVideos(null)).toThrow('data/videos.json: entry 1 is null; allowed: the fields title,');
  expect(() => parseJson(videos, '{}', 'data/videos.json')).toThrow(
    'data/videos.json: the file is {}; allowed: a list',
  );
});

it('names the file that is not JSON', () => {
  expect(() => parseJson(videos, '[{"title":\n}]', 'data/videos.json')).toThrow(
    /^data\/videos\.json: the file is not JSON: .+$/,
  );
});
