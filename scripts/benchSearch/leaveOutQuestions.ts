import {createHash} from 'node:crypto';
import type {SearchPage} from '../../lib/search/records/searchPage';

/** The share of the questions that is left out, in 256ths. */
const LEFT_OUT = 64;

export interface LeftOut {
  /** The pages without the questions that are asked. */
  pages: SearchPage[];
  asked: {query: string; on: string; expected: string[]}[];
}

/**
 * Takes a quarter of the pages' own questions out, always the same ones, to ask for them: how well the search finds a page by words
 * that nobody gave it. Each expects its own page alone, though others may answer it too, so that only differences tell something.
 */
export function leaveOutQuestions(all: readonly SearchPage[]): LeftOut {
  const isLeftOut = (question: string) =>
    (createHash('sha256').update(question).digest()[0] ?? LEFT_OUT) < LEFT_OUT;
  return {
    pages: all.map((page) => ({...page, questions: page.questions.filter((text) => !isLeftOut(text))})),
    asked: all.flatMap(({url, platform, questions}) =>
      questions.filter(isLeftOut).map((query) => ({query, on: platform, expected: [url]})),
    ),
  };
}
