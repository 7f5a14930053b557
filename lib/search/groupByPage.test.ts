import {expect, it} from 'vitest';
import {dropAnchor} from '../text/dropAnchor';
import {groupByPage} from './groupByPage';
import type {SearchHit} from './searchBackend';

function hit(url: string): SearchHit {
  return {
    id: url,
    kind: 'Section',
    platform: 'Android',
    url,
    hierarchy: [{text: `Title of ${dropAnchor(url)}`, ranges: []}],
  };
}

function urls(hits: SearchHit[], limit?: number): string[][] {
  return groupByPage(hits, limit).map((group) => group.hits.map(({url}) => url));
}

it('puts the hits of a page together, where the best of them stood', () => {
  expect(urls([hit('/a#1'), hit('/b'), hit('/a#2')])).toEqual([['/a#1', '/a#2'], ['/b']]);
});

it('keeps no more hits of a page than the limit', () => {
  expect(urls([hit('/a#1'), hit('/a#2'), hit('/a#3'), hit('/b')], 2)).toEqual([['/a#1', '/a#2'], ['/b']]);
});

it('names a group after its page', () => {
  expect(groupByPage([hit('/a#1')])[0]).toMatchObject({
    page: '/a',
    title: 'Title of /a',
    platform: 'Android',
  });
});
