import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import movedAnchors from '../../data/movedAnchors.json';
import {parsePage, readBuiltPages} from '../support/builtSite';

const documents = new Map(readBuiltPages().map((page) => [page.route, parsePage(page)]));
const moves = Object.entries(movedAnchors).flatMap(([from, pages]) =>
  Object.entries(pages).flatMap(([to, anchors]) => anchors.map((anchor) => ({from, to, anchor}))),
);

it('leads every anchor that has moved to an element on the page where it is now', () => {
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter(({to, anchor}) => !documents.get(to)?.getElementById(anchor))).toEqual([]);
});

it('sends nobody away from a page that has the anchor itself', () => {
  expect(moves.filter(({from, anchor}) => documents.get(from)?.getElementById(anchor))).toEqual([]);
});

it('has the component that leads on at the top of every page whose anchors have moved', () => {
  const without = Object.keys(movedAnchors).filter(
    (from) =>
      !readFileSync(path.join(__dirname, `../..${from}.mdx`), 'utf8').includes(
        `<MovedAnchors from="${from}" />`,
      ),
  );
  expect(without).toEqual([]);
});
