import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {PLATFORM_FACETS} from '../../lib/platforms';
import {parseJson} from '../../lib/validation/parseJson';
import {fields, oneOf, pattern, text} from '../../lib/validation/schemas';
import {type Half, toHalf} from '../support/toHalf';

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

const FILE = 'tests/search/needs.json';
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

export type Need = v.InferOutput<typeof needs>[number] & {half: Half};

/** What people really asked in public places, in their words, with the pages that answer; each in its half. */
export function readNeeds(): Need[] {
  const file = path.resolve(import.meta.dirname, '../..', FILE);
  return parseJson(needs, readFileSync(file, 'utf8'), FILE).map((need) => ({
    ...need,
    half: toHalf(need.query),
  }));
}
