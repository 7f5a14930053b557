import {expect, it} from 'vitest';
import {log, name, pagePath, platform, query, script, toCount, toScene} from '../src/inputs';

interface Input {
  safeParse(value: unknown): {success: boolean; data?: unknown; error?: {issues: {message: string}[]}};
}

/** What an argument is read as, or why it is refused. */
function read(input: Input, value: unknown): unknown {
  const {success, data, error} = input.safeParse(value);
  return success ? {data} : error?.issues.map(({message}) => message).join(' ');
}

it.each([
  ['query', query, 200],
  ['name', name, 200],
  ['page', pagePath, 300],
  ['script', script, 100_000],
  ['log', log, 50_000],
] as const)('takes a %s up to its limit, and says what the limit is', (argument, input, limit) => {
  expect(read(input, 'a'.repeat(limit))).toEqual({data: 'a'.repeat(limit)});
  expect(read(input, 'a'.repeat(limit + 1))).toBe(
    `\`${argument}\` is too long: ${limit} characters are allowed.`,
  );
  expect(read(input, '')).toMatch(new RegExp(`^\`${argument}\` is empty: give `));
  expect(read(input, undefined)).toMatch(new RegExp(`^\`${argument}\` is missing or no text: give `));
});

it('cuts the space around words, and keeps that of a script and a log', () => {
  expect(read(query, ' tap ')).toEqual({data: 'tap'});
  expect(read(query, '  ')).toMatch('`query` is empty');
  expect(read(script, '\n  a\n')).toEqual({data: '\n  a\n'});
  expect(read(log, '\n  a\n')).toEqual({data: '\n  a\n'});
});

it('takes a whole number within its range, both ends included, and names the range', () => {
  const limit = toCount('limit', 1, 20);
  for (const number of [1, 20]) expect(read(limit, number)).toEqual({data: number});
  for (const wrong of [0, 21, 1.5, '2', undefined])
    expect(read(limit, wrong)).toMatch(/^`limit` is a whole number from 1 to 20\./);
  expect(read(toCount('offset', 0), -1)).toBe('`offset` is a whole number from 0 on.');
});

it('takes a platform and a scene by name, or none', () => {
  const [garden, game] = ['garden', 'game'].map(
    (id) => ({id, title: '', description: '', platform: 'android'}) as const,
  );
  const scene = toScene([garden, game].filter((one) => one !== undefined));
  for (const input of [platform, scene]) expect(read(input, undefined)).toEqual({data: undefined});
  expect(read(platform, 'ios')).toEqual({data: 'ios'});
  expect(read(platform, 'iOS')).toBe('`platform` is one of android, ios, windows; leave it out for all.');
  expect(read(scene, 'game')).toEqual({data: 'game'});
  expect(read(scene, 'shop')).toBe('`scene` is one of garden, game.');
});
