import {expect, it} from 'vitest';
import {
  addFavourite,
  addRecent,
  parseSavedHits,
  removeSaved,
  type SavedHit,
  type SavedHits,
} from './savedHits';

function hit(name: string): SavedHit {
  return {url: `/docs/${name}`, title: name, place: 'Android'};
}

function many(count: number): SavedHit[] {
  return Array.from({length: count}, (_, index) => hit(String(index)));
}

function names({recent, favourites}: SavedHits): {recent: string; favourites: string} {
  const join = (hits: readonly SavedHit[]) => hits.map(({title}) => title).join(' ');
  return {recent: join(recent), favourites: join(favourites)};
}

const EMPTY: SavedHits = {recent: [], favourites: []};

it('keeps seven recent hits, the newest first, each once', () => {
  const saved = [...many(9), hit('3')].reduce(addRecent, EMPTY);
  expect(names(saved).recent).toBe('3 8 7 6 5 4 2');
});

it('keeps four recent hits beside favourites', () => {
  const saved = addFavourite({recent: many(7), favourites: []}, hit('0'));
  expect(names(saved)).toEqual({recent: '1 2 3 4', favourites: '0'});
});

it('keeps ten favourites', () => {
  expect(names(many(12).reduce(addFavourite, EMPTY)).favourites).toBe('11 10 9 8 7 6 5 4 3 2');
});

it('does not list a favourite among the recent ones too', () => {
  expect(names(addRecent({recent: [], favourites: [hit('a')]}, hit('a'))).recent).toBe('');
});

it('forgets a hit wherever it is', () => {
  expect(removeSaved({recent: [hit('a')], favourites: [hit('b')]}, hit('b'))).toEqual({
    recent: [hit('a')],
    favourites: [],
  });
});

it.each([null, '', '{', 'null', '7', '{"recent": 5}', '{"recent": [{"url": 1}], "favourites": [null]}'])(
  'takes %s from storage for nothing',
  (stored) => {
    expect(parseSavedHits(stored)).toEqual(EMPTY);
  },
);

it('follows no stored URL that leads away from the site', () => {
  const bad = [
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ];
  expect(parseSavedHits(JSON.stringify({recent: bad.map((url) => ({...hit('a'), url}))}))).toEqual(EMPTY);
});

it('reads what it stored', () => {
  const saved = {recent: [hit('a')], favourites: [hit('b')]};
  expect(parseSavedHits(JSON.stringify(saved))).toEqual(saved);
});

it('keeps what is whole beside what is not', () => {
  const stored = {recent: [null, 7, {url: '/docs/b'}, hit('a')], favourites: 'none'};
  expect(parseSavedHits(JSON.stringify(stored))).toEqual({recent: [hit('a')], favourites: []});
});
