import {afterEach, expect, it, vi} from 'vitest';
import {validateFrontMatter} from './validateFrontMatter';

const FILE = 'docs/android/clipboard.mdx';
const valid = {
  title: 'Clipboard',
  description: 'Put text on the Android clipboard and read what another app copied.',
  verified: {source: 'https://docs.example/clipboard', date: '2026-01-31', confidence: 'high'},
};

afterEach(() => {
  vi.useRealTimers();
});

it('accepts a docs page with title, description and verified', () => {
  expect(() => validateFrontMatter(FILE, valid)).not.toThrow();
});

it('does not ask a blog post or a page what it was verified against', () => {
  const {verified, ...post} = valid;
  expect(() => validateFrontMatter('blog/welcome.mdx', post)).not.toThrow();
  expect(() => validateFrontMatter(FILE, post)).toThrow(`${FILE}: verified is missing; allowed:`);
});

it('leaves partials alone, which have no front matter', () => {
  expect(() => validateFrontMatter('docs/android/_steps.mdx', {})).not.toThrow();
});

it.each([
  ['title', {title: ' '}],
  ['title', {title: undefined}],
  ['description', {description: 'Too short.'}],
  ['description', {description: 'x'.repeat(161)}],
  ['questions', {questions: 'how to copy'}],
  ['questions', {questions: []}],
  ['questions.0', {questions: ['x'.repeat(81)]}],
  ['verified', {verified: 'yesterday'}],
  ['verified.source', {verified: {...valid.verified, source: ''}}],
  ['verified.date', {verified: {...valid.verified, date: '2026-02-30'}}],
  ['verified.date', {verified: {...valid.verified, date: '9999-01-01'}}],
  ['verified.date', {verified: {...valid.verified, date: new Date(0)}}],
  ['verified.note', {verified: {...valid.verified, note: ''}}],
  ['verified.note', {verified: {...valid.verified, note: 'no full stop'}}],
  ['verified.confidence', {verified: {...valid.verified, confidence: 'certain'}}],
])('names the file and the field %s when it is wrong', (field, change) => {
  expect(() => validateFrontMatter(FILE, {...valid, ...change})).toThrow(`${FILE}: ${field} is `);
});

it('accepts the day of a writer in the east, for whom it begins before that of UTC, but no later one', () => {
  // In China it is four in the morning of the 30th.
  vi.useFakeTimers({now: new Date('2026-11-29T20:00:00Z')});
  const verify = (date: string) => () =>
    validateFrontMatter(FILE, {...valid, verified: {...valid.verified, date}});
  expect(verify('2026-11-30')).not.toThrow();
  expect(verify('2026-12-01')).toThrow('verified.date is "2026-12-01"; allowed: a day that has begun');
});

it('asks a recipe for its platforms and what it uses', () => {
  const file = 'docs/cookbook/pop-ups.mdx';
  const recipe = {platforms: ['android'], uses: ['controls', 'files']};
  expect(() => validateFrontMatter(file, {...valid, recipe})).not.toThrow();
  expect(() => validateFrontMatter('docs/cookbook/index.mdx', valid)).not.toThrow();
  expect(() => validateFrontMatter(file, valid)).toThrow(
    `${file}: recipe is missing; allowed: the fields platforms, uses`,
  );
  expect(() => validateFrontMatter(file, {...valid, recipe: {...recipe, platforms: []}})).toThrow(
    `${file}: recipe.platforms is []; allowed: a list of android, ios, windows`,
  );
  expect(() => validateFrontMatter(file, {...valid, recipe: {...recipe, uses: ['magic']}})).toThrow(
    `${file}: recipe.uses.0 is "magic"; allowed: controls, `,
  );
});

it.each([
  ['docs/android/clipboard.mdx', 'Android'],
  ['docs\\windows\\window.mdx', 'Windows'],
  ['docs/learn/ios/idea.mdx', 'iOS'],
  ['docs/problems/ios/index.mdx', 'iOS'],
])('refuses platforms on %s, which its folder gives', (file, platform) => {
  expect(() => validateFrontMatter(file, valid)).not.toThrow();
  expect(() => validateFrontMatter(file, {...valid, platforms: ['android']})).toThrow(
    `${file}: platforms is ["android"]; allowed: nothing, because the page is in the folder of ${platform}`,
  );
});

it('accepts platforms on a docs page outside the folders of platforms', () => {
  const name = (platforms: unknown) => () =>
    validateFrontMatter('docs/topics/waiting-well.mdx', {...valid, platforms});
  expect(name(['android', 'ios'])).not.toThrow();
  expect(name(['linux'])).toThrow('platforms.0 is "linux"; allowed: android, ios, windows');
});

it('refuses platforms beside those of a recipe', () => {
  const recipe = {platforms: ['android'], uses: ['files']};
  expect(() =>
    validateFrontMatter('docs/cookbook/pop-ups.mdx', {...valid, recipe, platforms: ['ios']}),
  ).toThrow('platforms is ["ios"]; allowed: nothing, because recipe.platforms says it');
});

it('accepts a note on where the page comes from', () => {
  const verified = {...valid.verified, note: 'The vendor has no page on this.'};
  expect(() => validateFrontMatter(FILE, {...valid, verified})).not.toThrow();
});
