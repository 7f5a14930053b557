import {createHash} from 'node:crypto';
import type {SearchPage} from '../../lib/search/records/searchPage';

/** The share of the questions that is removed, in 256ths. */
const LEFT_OUT = 64;

export interface LeftOut {
  /** The pages without the removed questions. */
  pages: SearchPage[];
  asked: {query: string; on: string; expected: string[]}[];
}

/**
 * Removes a quarter of the pages' own questions, always the same ones, to measure how well the search finds a page by words that it
 * was not given. Each question expects its own page alone, though others may answer it too, so only differences between two runs
 * are meaningful.
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
