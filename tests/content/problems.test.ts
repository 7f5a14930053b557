import {expect, it} from 'vitest';
import {findFailureLists} from '../../lib/failures/findFailureLists';
import {parseFailures} from '../../lib/failures/parseFailures';
import {PROBLEM_GROUPS, toProblemsPath} from '../../lib/failures/problemGroups';
import {SITUATION_NAMES} from '../../lib/failures/situations';
import {parsePage, readBuiltPages} from '../support/builtSite';
import {readSourcePages} from '../support/sourcePages';

const sources = readSourcePages('docs').filter(({tree}) => findFailureLists(tree).length > 0);
const lists = PROBLEM_GROUPS.map((group) => findDocument(toProblemsPath(group).replace(/\/$/, ''))).flatMap(
  (document) => document.querySelectorAll('[data-problems]').map((list) => ({document, list})),
);

it('shows each item of a failure list at one place of the pages with problems', () => {
  const listed = sources.flatMap(({file, tree}) => {
    const route = `/${file.replace(/(?:\/index)?\.mdx$/, '')}`;
    return parseFailures(tree).map(({id}) => `${route}#${id}`);
  });
  const shown = lists.flatMap(({list}) =>
    list
      .querySelectorAll('details a')
      .map((link) => decodeURI(link.getAttribute('href') ?? '').replace('/#', '#')),
  );
  expect(shown.sort()).toEqual(listed.sort());
});

it('puts every list of problems below the name of its situation', () => {
  const names: Readonly<Record<string, string>> = {...SITUATION_NAMES, messages: 'By message'};
  const headings = lists.map(({document, list}) => {
    const part = list.getAttribute('data-problems') ?? '';
    const heading = document.getElementById(part)?.textContent.replace(/\u200B$/, '');
    return {part, heading, isEmpty: list.querySelector('li') === null};
  });
  expect(headings).toEqual(headings.map(({part}) => ({part, heading: names[part], isEmpty: false})));
});

it('lists every message of a failure list on the page of messages', () => {
  const messages = new Set(
    sources.flatMap(({tree}) => parseFailures(tree).flatMap(({message}) => message ?? [])),
  );
  const shown = findDocument('/docs/problems/messages')
    .querySelectorAll('[data-problems] li > code')
    .map((code) => code.textContent);
  expect([...messages].filter((message) => !shown.includes(message))).toEqual([]);
});

function findDocument(route: string) {
  const page = readBuiltPages().find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`${route} is not built`);
  return parsePage(page);
}
