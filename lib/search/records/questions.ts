import * as v from 'valibot';
import {pattern} from '../../validation/schemas';

const QUESTIONS = 'a list of 1 to 60 texts';
const MAX_LENGTH = 80;

/**
 * What people ask who need a page, in their own words: questions, tasks, calls of other tools, Chinese. The search finds the
 * page by them; nobody reads them on it.
 */
export const questions = v.pipe(
  v.array(
    pattern(
      new RegExp(`^\\S.{0,${MAX_LENGTH - 1}}$`),
      `a text of at most ${MAX_LENGTH} characters on one line`,
    ),
    QUESTIONS,
  ),
  v.minLength(1, QUESTIONS),
  v.maxLength(60, QUESTIONS),
);
