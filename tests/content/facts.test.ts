import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../lib/files/listFiles';
import {escapePattern} from '../../lib/text/escapePattern';
import {parsePage, readBuiltPages} from '../support/builtSite';

/** What is publicly known of a page's subject: a file of tests/content/facts/, at the page's path below /docs. */
interface PageFacts {
  /** Names that sources state: calls, arguments, result keys, constants, paths, ports, versions. */
  states: string[];
  /** Those of them that the page does not hold: documented on another page, or left out for a reason. */
  leftOut?: ({names: string[]} & ({on: string} | {reason: string}))[];
}

const FACTS = path.join(__dirname, 'facts');
const texts = new Map(readBuiltPages().map((page) => [page.route, readMainText(parsePage(page))]));

/** The text of a page's main part, with a space wherever a reader sees a gap. */
function readMainText(document: ReturnType<typeof parsePage>): string {
  return document.querySelector('main')?.structuredText ?? '';
}

function readFacts(): {route: string; facts: PageFacts}[] {
  return listFiles(FACTS, '.json').map((file) => ({
    route: `/docs/${file}`.replace(/(?:\/index)?\.json$/, ''),
    facts: JSON.parse(readFileSync(path.join(FACTS, file), 'utf8')),
  }));
}

function holds(route: string, name: string): boolean {
  const word = escapePattern(name);
  return new RegExp(`(?<![A-Za-z0-9_])${word}(?![A-Za-z0-9_])`).test(texts.get(route) ?? '');
}

function findFaults(route: string, {states, leftOut = []}: PageFacts): string[] {
  if (!texts.has(route)) return [`${route}: there is no such page`];
  const elsewhere = leftOut.flatMap(({names}) => names);
  const absent = states.filter((name) => !holds(route, name) && !elsewhere.includes(name));
  return [
    ...absent.map((name) => `${route}: "${name}" is neither on the page nor in leftOut`),
    ...leftOut.flatMap((left) => left.names.flatMap((name) => findFaultOfLeftOut(route, states, left, name))),
  ];
}

function findFaultOfLeftOut(
  route: string,
  states: readonly string[],
  left: {on: string} | {reason: string},
  name: string,
): string[] {
  if (!states.includes(name)) return [`${route}: leftOut names "${name}", which states does not`];
  if (holds(route, name)) return [`${route}: "${name}" is on the page: take it out of leftOut`];
  if ('on' in left && !holds(left.on, name)) return [`${route}: "${name}" is not on ${left.on} either`];
  return [];
}

it('tells on each page what sources state of its subject, or says where else it is told or why it is left out', () => {
  expect(readFacts().flatMap(({route, facts}) => findFaults(route, facts))).toEqual([]);
});
