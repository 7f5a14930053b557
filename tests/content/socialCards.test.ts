import {statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {environment} from '../../config/environment';
import {BUILD, parsePage, readBuiltPages, readCurrentPages} from '../support/builtSite';

interface Card {
  route: string;
  tags: Record<string, string>;
}

const cards = readBuiltPages().map((page): Card => {
  const tags = parsePage(page)
    .querySelectorAll('head meta[property^="og:"], head meta[name^="twitter:"]')
    .map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name'), tag.getAttribute('content')]);
  return {route: page.route, tags: Object.fromEntries(tags)};
});
const root = environment.siteUrl + environment.baseUrl;

it('names for every page a card of its own, with size and text alternative', () => {
  const faults = cards.filter(
    ({tags}) =>
      !tags['og:image']?.startsWith(root) ||
      tags['twitter:image'] !== tags['og:image'] ||
      tags['twitter:card'] !== 'summary_large_image' ||
      tags['og:image:width'] !== '1200' ||
      tags['og:image:height'] !== '630' ||
      !tags['og:image:alt'] ||
      tags['twitter:image:alt'] !== tags['og:image:alt'],
  );
  expect(faults).toEqual([]);
  // An old page has the card of its successor, as long as both have the same title.
  const current = new Set(readCurrentPages().map(({route}) => route));
  const own = cards.filter(({route}) => current.has(route)).map(({tags}) => tags['og:image']);
  expect(new Set(own).size).toBe(own.length);
});

it('has every card as a PNG picture of 1200 by 630 pixels that is light to fetch', async () => {
  const found = await Promise.all(
    cards.map(async ({tags}) => {
      const file = path.join(BUILD, (tags['og:image'] ?? '').slice(root.length));
      const {format, width, height} = await sharp(file).metadata();
      return {format, width, height, isLight: statSync(file).size < 100_000};
    }),
  );
  expect(found).toEqual(cards.map(() => ({format: 'png', width: 1200, height: 630, isLight: true})));
});

it('says of every page title, description and address as well', () => {
  const faults = cards
    .filter(({route}) => route !== '/404.html')
    .filter(
      ({route, tags}) =>
        !tags['og:title'] ||
        !tags['og:description'] ||
        decodeURI(tags['og:url'] ?? '').replace(/\/$/, '') !==
          decodeURI(root + route.slice(1)).replace(/\/$/, ''),
    );
  expect(faults).toEqual([]);
});
