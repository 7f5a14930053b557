import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';

const termsOf = (text: string) => parseQuery(text).words.map(({terms}) => terms[0]);

it('leaves out words that stand in every question, unless there are no others', () => {
  expect(termsOf('how do I get the text of a button')).toEqual(['text', 'button']);
  expect(termsOf('how to')).toEqual(['how', 'to']);
});

it('takes only the last word for unfinished, and none behind a space', () => {
  expect(parseQuery('tap but').words.map(({isLast}) => isLast)).toEqual([false]);
  expect(parseQuery('tap butt').words.map(({isLast}) => isLast)).toEqual([false, true]);
  expect(parseQuery('tap button ').words.map(({isLast}) => isLast)).toEqual([false, false]);
});

it('cuts Chinese into words and searches for them in English as well', () => {
  expect(termsOf('怎么点击按钮')).toEqual(['点击', 'click', '按钮', 'button']);
});

describe('the platform that a query names', () => {
  it.each([
    ['screenshot on iPhone', 'iOS'],
    ['安卓截图', 'Android'],
    ['Windows 11 admin', 'Windows'],
  ])('is read from %s', (text, platform) => expect(parseQuery(text).platform).toBe(platform));

  it.each(['close a window', 'TYPE_WINDOW_CHANGED'])('is none in %s', (text) =>
    expect(parseQuery(text).platform).toBeUndefined(),
  );
});

it('gives names of several parts as keys, behind the whole query', () => {
  expect(parseQuery('what is FindColors.find_all').keys).toEqual([
    'whatisfindcolorfindall',
    'findcolorfindall',
  ]);
});

it('reads code without its strings and keywords', () => {
  expect(termsOf('driver.find_element(By.ID, "login").click()')).toEqual(
    expect.arrayContaining(['driver', 'find', 'element', 'click']),
  );
  expect(termsOf('driver.find_element(By.ID, "login").click()')).not.toContain('login');
});

it('knows a query about a website, in whole words', () => {
  for (const query of ['translate site', 'MDX front matter', '怎么改网站'])
    expect(parseQuery(query).isAboutSite, query).toBe(true);
  for (const query of ['am start -n component', 'opposite', 'docker'])
    expect(parseQuery(query).isAboutSite, query).toBeUndefined();
});

it('leaves out the options of a command, unless there is nothing else', () => {
  expect(termsOf('adb install -r app')).toEqual(['adb', 'install', 'app']);
  expect(termsOf('-r')).toEqual(['r']);
});

it('knows words with spaces from a name and from code', () => {
  expect(parseQuery('double tap').isPhrase).toBe(true);
  expect(parseQuery('double_tap').isPhrase).toBeUndefined();
  expect(parseQuery('tap(100, 200)').isPhrase).toBeUndefined();
});
