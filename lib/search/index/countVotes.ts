import type {SearchPage} from '../records/searchPage';
import type {ReadTerm, TermReader} from './createTermReader';

/** Weight of a text by its role on the page. */
const WEIGHTS = {question: 1, title: 1, keyword: 0.5, heading: 0.5, symptom: 0.4, intro: 0.5};
/** Weight of a concept, relative to the word that stands for it. */
const CONCEPT_SHARE = 0.5;
/** Exponent of a term's inverse document frequency: how much more a rare term counts. */
const RARENESS = 0.7;

/** The range of votes: few values need few letters, and dropping small votes removes most of them. */
const MAX_VOTE = 10;
const MIN_VOTE = 3;
/** The sum at which a term reaches half of `MAX_VOTE`. */
const HALF_VOTE = 1;

interface ShortText {
  /** Weight of each of its terms before rarity. */
  terms: ReadonlyMap<string, number>;
  weight: number;
}

/**
 * The votes of the short texts of each page, in the order of the pages: its questions, title, keywords, headings, symptoms and
 * first sentence. Each text has one vote, a vector of length one in which rare terms have the largest parts. So a page gets
 * votes for what many of its texts mention, and a long text counts no more than a short one.
 */
export function countVotes(pages: readonly SearchPage[], read: TermReader): ReadonlyMap<string, number>[] {
  const texts = pages.map((page) => listTexts(page, read));
  const weigh = createRareness(texts.flat());
  return texts.map((ofPage) => {
    const votes = new Map<string, number>();
    for (const {terms, weight} of ofPage) {
      const parts = [...terms].map(([term, count]) => [term, count * weigh(term)] as const);
      const length = Math.hypot(...parts.map(([, part]) => part));
      for (const [term, part] of parts) votes.set(term, (votes.get(term) ?? 0) + (weight * part) / length);
    }
    return votes;
  });
}

/** The votes for a term as a whole number up to `MAX_VOTE`; 0 for a sum that is not worth its bytes. */
export function quantizeVotes(sum: number): number {
  const vote = Math.round((MAX_VOTE * sum) / (sum + HALF_VOTE));
  return vote < MIN_VOTE ? 0 : vote;
}

function listTexts(
  {title, keywords, questions, text, sections, problems}: SearchPage,
  read: TermReader,
): ShortText[] {
  const toTexts = (texts: readonly string[], weight: number) =>
    texts.map((one): ShortText => ({terms: countTerms(read(one)), weight}));
  return [
    ...toTexts(questions, WEIGHTS.question),
    ...toTexts([title], WEIGHTS.title),
    ...toTexts(keywords, WEIGHTS.keyword),
    ...toTexts(
      sections.map(({heading}) => heading),
      WEIGHTS.heading,
    ),
    ...toTexts(
      problems.map(({symptom}) => symptom),
      WEIGHTS.symptom,
    ),
    ...toTexts([text], WEIGHTS.intro),
  ];
}

function countTerms(terms: readonly ReadTerm[]): ReadonlyMap<string, number> {
  return new Map([
    ...terms.flatMap(({concepts}) => concepts).map((concept) => [concept, CONCEPT_SHARE] as const),
    ...terms.map(({term}) => [term, 1] as const),
  ]);
}

function createRareness(texts: readonly ShortText[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const {terms} of texts) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + texts.length / (counts.get(term) ?? 1)) ** RARENESS;
}
