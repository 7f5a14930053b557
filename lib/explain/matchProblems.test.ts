import {expect, it} from 'vitest';
import {indexProblems, type MatchableProblem, matchProblems} from './matchProblems';
import {readErrors} from './readErrors';

function toProblem(
  symptom: string,
  cause = 'A cause.',
  rest: Partial<MatchableProblem> = {},
): MatchableProblem {
  return {symptom, cause, href: `/docs/${symptom.slice(0, 12)}`, ...rest};
}

const PROBLEMS = [
  toProblem('FileNotFoundError: [Errno 2].', 'The path is wrong.', {message: 'FileNotFoundError: [Errno 2]'}),
  toProblem('(1045, "Access denied for user …', 'Wrong password.', {
    message: '(1045, "Access denied for user …',
  }),
  toProblem('There is no …/res/ui/panel.html', 'The page is not in the project.', {
    message: 'There is no …/res/ui/panel.html',
    platform: 'ios',
  }),
  toProblem('There is no …/res/ui/panel.html', 'The folder has another name.', {
    message: 'There is no …/res/ui/panel.html',
    platform: 'android',
  }),
  toProblem('Nothing moves.', 'The board sleeps.'),
  // Words are rare only among many items.
  ...Array.from({length: 100}, (_, place) => toProblem(`Another item, number ${place}`, 'Another cause.')),
];

function match(text: string, platform?: 'android' | 'ios', isExplained = false): string[] {
  return matchProblems(readErrors(text), indexProblems(PROBLEMS), {platform, isExplained}).map(
    ({cause}) => cause,
  );
}

it('finds an item whose message stands in the text letter by letter, its dots standing for anything', () => {
  expect(match("x\n(1045, \"Access denied for user 'ada'@'host'\")")[0]).toBe('Wrong password.');
});

it('prefers the platform of the reader', () => {
  const text = 'There is no /data/x/res/ui/panel.html';
  expect(match(text, 'android')[0]).toBe('The folder has another name.');
  expect(match(text, 'ios')[0]).toBe('The page is not in the project.');
});

it('shows a symptom once', () => {
  expect(match('There is no /data/x/res/ui/panel.html')).toHaveLength(1);
});

it('beside an explanation shows only what is surely the same', () => {
  expect(match('the board', undefined)).toEqual(['The board sleeps.']);
  expect(match('the board', undefined, true)).toEqual([]);
});

it('finds nothing for a text that shares common words at most', () => {
  expect(match('The weather is nice.')).toEqual([]);
  expect(match('')).toEqual([]);
});

it('shows at most three items, the best first', () => {
  const items = ['valve pump', 'valve pump tank', 'valve pump tank hose', 'valve pump tank hose tap'].map(
    (symptom) => toProblem(symptom, `${symptom} broke.`),
  );
  const fillers = PROBLEMS.slice(-100);
  const find = (text: string) =>
    matchProblems(readErrors(text), indexProblems([...items, ...fillers])).map(({symptom}) => symptom);
  expect(find('valve pump')).toContain('valve pump');
  expect(find('valve pump tank hose tap')).toEqual([
    'valve pump tank hose tap',
    'valve pump tank hose',
    'valve pump tank',
  ]);
});

it('compares only what an exception says where there is one', () => {
  expect(match('nothing moves, the board sleeps')).toEqual(['The board sleeps.']);
  expect(match('nothing moves, the board sleeps\nZeroDivisionError: division by zero')).toEqual([]);
});

it.each([
  ['Cannot open … right now', 'main: Cannot open a.txt right now!', true],
  ['Cannot open … right now', 'Cannot open\na.txt right now', false],
  ['Cannot open … right now', 'right now: Cannot open a.txt', false],
  ['… right now …', 'it is right now', true],
  ['Cannot open', 'earlier\nCannot open\nlater', true],
  ['stopped', 'it stopped', false],
  ['a b c', 'trial a b c', true],
  ['a b', 'trial a b', false],
])('takes %j in %j for the same message: %s', (message, text, isSame) => {
  const index = indexProblems([toProblem('It stays.', 'A cause.', {message})]);
  expect(matchProblems(readErrors(text), index, {isExplained: true})).toHaveLength(isSame ? 1 : 0);
});
