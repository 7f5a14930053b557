import {hasWords, toFilterWords} from '@site/lib/text/filterWords';
import {findFragmentTarget} from '@site/src/hooks/findFragmentTarget';

export interface Shown {
  count: number;
  /** How many problems the page has. */
  of: number;
}

/**
 * Hides the items of the page's lists that lack one of the words, and the headings of lists without any. The lists are HTML
 * that React does not know, so that they need no second copy of their texts. Without words, everything shows and nothing is counted.
 */
export function filterProblems(filter: string): Shown | undefined {
  const words = toFilterWords(filter);
  const lists = [...document.querySelectorAll<HTMLElement>('[data-problems]')];
  for (const list of lists) {
    for (const item of list.querySelectorAll('li')) item.hidden = !hasWords(item.textContent, words);
    const heading = list.previousElementSibling;
    if (heading instanceof HTMLHeadingElement)
      heading.hidden = list.querySelector('li:not([hidden])') === null;
  }
  if (words.length === 0) return undefined;
  // Messages link to problems of the same page, if it has any.
  const problems = lists.filter(({dataset}) => dataset.problems !== 'messages');
  const items = (problems.length === 0 ? lists : problems).flatMap((list) => [
    ...list.querySelectorAll('li'),
  ]);
  return {count: items.filter(({hidden}) => !hidden).length, of: items.length};
}

/** Shows everything again when the filter hides the target of a fragment, and returns whether it did. */
export function showNamed(hash: string): boolean {
  const named = findFragmentTarget(hash);
  if (!named?.closest('[hidden]')) return false;
  filterProblems('');
  named.scrollIntoView();
  return true;
}
