import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {PLATFORM_FACETS} from '../../lib/platforms';
import {parseJson} from '../../lib/validation/parseJson';
import {fields, oneOf, pattern, text} from '../../lib/validation/schemas';

/** What a need is typed as; `not treated` are those that no page answers: they expect the nearest one. */
export const NEED_KINDS = [
  'question',
  'message',
  'other tool',
  'code',
  'verb and object',
  'Chinese',
  'misspelt',
  'not treated',
] as const;

/**
 * The search is tuned with the needs of `tune`, which may be read. Those of `hold` are only counted: they show how it answers
 * what it was not tuned with.
 */
export type NeedSet = 'tune' | 'hold';

const FILES: Readonly<Record<NeedSet, string>> = {
  tune: 'tests/search/needs.json',
  hold: 'tests/search/heldNeeds.json',
};

const PAGES = 'one to five paths of this site';

const needs = v.array(
  fields({
    query: text,
    /** Platform of the page where it is typed; `Other` when the asker names none. */
    on: oneOf(PLATFORM_FACETS),
    kind: oneOf(NEED_KINDS),
    expected: v.pipe(
      v.array(pattern(/^\/[\w/-]*(?:#[\w-]+)?$/, 'a path of this site, with or without an anchor'), PAGES),
      v.nonEmpty(PAGES),
      v.maxLength(5, PAGES),
    ),
    /** Where somebody asked it. */
    source: pattern(/^https?:\/\/\S+$/, 'an address'),
  }),
  'a list of needs',
);

export type Need = v.InferOutput<typeof needs>[number] & {set: NeedSet};

/** What people really asked in public places, in their words, with the pages that answer; each with its set. */
export function readNeeds(): Need[] {
  return [...readSet('tune'), ...readSet('hold')];
}

function readSet(set: NeedSet): Need[] {
  const file = path.resolve(import.meta.dirname, '../..', FILES[set]);
  return parseJson(needs, readFileSync(file, 'utf8'), FILES[set]).map((need) => ({...need, set}));
}
