import type {SearchPage} from '../../lib/search/records/searchPage';
import {type Found, measureRelevance, toShare, toShareWithResult} from '../../tests/search/measureRelevance';
import queries from '../../tests/search/queries.json';
import {NEED_KINDS, type Need, readNeeds} from '../../tests/search/readNeeds';
import {leaveOutQuestions} from './leaveOutQuestions';
import {printRow} from './printRow';

/** How many of the worst queries are listed. */
const WORST = 20;

/** A need with what the search finds for it. */
type Measured = Need & Found;

/**
 * Prints how well the search finds: for the queries of the site, for both sets of real needs, with the worst of
 * `tune`, and for questions of the pages that the index was not given. What goes wrong in `hold` is not named, so that nobody mends the search for it.
 */
export async function printRelevance(pages: readonly SearchPage[]): Promise<void> {
  const needs = readNeeds();
  const found = await measureRelevance(pages, needs);
  const measured = needs.flatMap((need, index): Measured[] => {
    const one = found[index];
    return one === undefined ? [] : [{...need, ...one}];
  });
  const tune = measured.filter(({set}) => set === 'tune');
  const hold = measured.filter(({set}) => set === 'hold');

  printRow(['', 'queries', 'first', 'in three', 'any result']);
  printShares('queries.json', await measureRelevance(pages, queries));
  printShares('needs: tune', tune);
  printShares('needs: hold', hold);
  const {pages: others, asked} = leaveOutQuestions(pages);
  printShares('left out', await measureRelevance(others, asked));
  for (const kind of NEED_KINDS) {
    const isOfKind = (need: Need) => need.kind === kind;
    console.log(`\n${kind}`);
    printShares('tune', tune.filter(isOfKind));
    printShares('hold', hold.filter(isOfKind));
  }

  const unanswered = tune.filter(({rank}) => rank === -1).length;
  console.log(
    `\nThe ${WORST} worst of tune, of ${unanswered} without an answer: what is typed, expected, and shown first`,
  );
  const worst = [...tune].sort((a, b) => toBadness(b) - toBadness(a)).slice(0, WORST);
  for (const {query, kind, expected, shown} of worst) {
    console.log(`  ${query} (${kind})\n    ${expected[0]}\n    ${shown[0] ?? 'nothing'}`);
  }
  console.log('');
}

/** Nothing found is worst, then an answer that is not shown, then one far down. */
function toBadness({rank, shown}: Found): number {
  if (shown.length === 0) return Number.POSITIVE_INFINITY;
  return rank === -1 ? Number.MAX_SAFE_INTEGER : rank;
}

function printShares(name: string, found: readonly Found[]): void {
  const shares = [toShare(found, 1), toShare(found, 3), toShareWithResult(found)];
  printRow([name, found.length, ...shares.map((share) => `${share.toFixed(1)} %`)]);
}
