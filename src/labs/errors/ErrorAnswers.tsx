import Link from '@docusaurus/Link';
import type {Explanation} from '@site/lib/explain/explainErrors';
import {indexProblems, listWords, matchProblems, type ProblemIndex} from '@site/lib/explain/matchProblems';
import {toSearchQuery} from '@site/lib/explain/toSearchQuery';
import type {Problem} from '@site/lib/failures/listProblems';
import {PLATFORM_NAMES} from '@site/lib/platforms';
import {renderSearchParams} from '@site/lib/search/searchParams';
import {InlineText} from '@site/src/components/InlineText/InlineText';
import {type ReactNode, useMemo} from 'react';
import {ErrorCard} from './ErrorCard';
import styles from './ErrorExplainer.module.css';
import type {LoadedProblems} from './useProblems';

export interface ErrorAnswersProps {
  /** Absent when there is no text. */
  explanation: Explanation | undefined;
  problems: LoadedProblems;
}

/** The answers to a pasted text: what the rules say, then similar items of the failure lists, then the search. */
export function ErrorAnswers({explanation, problems}: ErrorAnswersProps): ReactNode {
  const list = problems.status === 'loaded' ? problems.list : undefined;
  const index = useMemo(() => indexProblems(list ?? []), [list]);
  const similar = useMemo(() => (explanation ? findSimilar(explanation, index) : []), [explanation, index]);
  const known = useMemo(() => collectWords(list ?? []), [list]);
  const [best, ...others] = explanation?.cards ?? [];
  const query = explanation ? toSearchQuery(explanation, known) : '';
  return (
    <>
      <p role="status" className={styles.status}>
        {explanation && describeResult(explanation, similar.length, problems.status)}
      </p>
      {best && (
        <section className={styles.best}>
          <h2 className={styles.message}>
            <code>{best.message}</code>
          </h2>
          <ErrorCard card={best} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>It may also be this</h2>
          {others.map((card) => (
            <details key={card.rule} className={styles.more}>
              <summary>
                <code>{card.message}</code>
              </summary>
              <ErrorCard card={card} />
            </details>
          ))}
        </section>
      )}
      {explanation && similar.length > 0 && (
        <section>
          <h2>Similar failures in the manual</h2>
          {similar.map((problem) => (
            <SimilarProblem key={problem.id} problem={problem} />
          ))}
        </section>
      )}
      {explanation && problems.status === 'failed' && (
        <p>
          The failure lists of the manual did not load. Check your network connection. If you are online, copy
          your text and reload the page.{' '}
          <button type="button" className={styles.button} onClick={problems.retry}>
            Try again
          </button>
        </p>
      )}
      {query !== '' && (
        <p>
          <Link to={`/search${renderSearchParams({query, page: 0, facets: {}})}`}>
            {`Search the manual for “${query}”`}
          </Link>
        </p>
      )}
    </>
  );
}

function findSimilar({log, platform, cards}: Explanation, index: ProblemIndex<Problem>): Problem[] {
  return matchProblems(log, index, {platform, isExplained: cards[0]?.isGeneral === false});
}

function SimilarProblem({problem}: {problem: Problem}): ReactNode {
  const {symptom, cause, check, fix, href, page, platform} = problem;
  const where = platform === undefined ? page : `${page}, ${PLATFORM_NAMES[platform]}`;
  return (
    <details className={styles.more}>
      <summary>
        <InlineText text={symptom} /> <span className={styles.where}>{where}</span>
      </summary>
      <p>
        <InlineText text={cause} />
      </p>
      <p>
        <em>Check:</em> <InlineText text={check} />
      </p>
      <p>
        <em>Fix:</em> <InlineText text={fix} />
      </p>
      <p>
        <Link to={href}>{where}</Link>
      </p>
    </details>
  );
}

/** The words that the failure lists use: no other word of a pasted text may get into an address. */
function collectWords(list: readonly Problem[]): ReadonlySet<string> {
  return new Set(list.flatMap(({symptom, cause, page}) => listWords(`${symptom} ${cause} ${page}`)));
}

/** The status that screen readers announce. */
function describeResult({cards}: Explanation, similar: number, status: LoadedProblems['status']): string {
  if (cards.length > 1) return `${cards.length} explanations, the most likely first.`;
  if (cards.length === 1) return 'One explanation.';
  if (status === 'loading') return 'Looking through the failure lists of the manual…';
  if (similar > 0) return 'No rule fits this text, but the manual lists something similar.';
  return 'Nothing here knows this text. Paste the last lines of the traceback: the last one names the error.';
}
