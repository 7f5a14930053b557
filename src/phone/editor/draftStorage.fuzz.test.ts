// @vitest-environment jsdom
import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../../tests/fuzz/hostileText';
import {property} from '../../../tests/fuzz/property';
import {keepDraft, nameDraft, readDraft} from './draftStorage';

const scripts = hostileText(['print(1)', '\n', '    ', '"', '#', 'é'], ['while True:\n    pass\n']);

property(
  'a draft is read as it was typed, whatever it is',
  fc.tuple(scripts, scripts),
  ([original, typed]) => {
    const name = nameDraft('/docs/page', original);
    expect(name).toMatch(/^phone-draft:\/docs\/page:\d+$/);
    expect(keepDraft(name, typed)).toBe(true);
    expect(readDraft(name)).toBe(typed);
    keepDraft(name, undefined);
    expect(readDraft(name)).toBeUndefined();
  },
);
