import {expect, it} from 'vitest';
import {judgeNeither} from './judgeNeither';

it('names page and line of a sample with neither scene nor reason, and what is allowed', () => {
  const [finding, ...others] = judgeNeither({
    file: 'docs/a.mdx',
    line: 10,
    code: 'print(1)',
    isContinued: false,
  });
  expect(finding).toMatch(
    /^docs\/a\.mdx:10: scene or no-run is missing; allowed: scene="…" with a scene of data\/scenes, or no-run="…" with one of: needs Java, /,
  );
  expect(others).toEqual([]);
});
