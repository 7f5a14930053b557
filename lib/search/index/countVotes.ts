import type {SearchPage} from '../records/searchPage';
import type {ReadTerm, TermReader} from './createTermReader';

/** How much a text votes by what it is to its page. */
const WEIGHTS = {question: 1, title: 1, keyword: 0.5, heading: 0.5, symptom: 0.4, intro: 0.5};
/** How much a meaning counts in a text beside the word that has it. */
const CONCEPT_SHARE = 0.5;
/** How much more a term counts that few texts have: the logarithm of its rareness, to this power. */
const RARENESS = 0.7;

/** Votes are numbers up to this, so that they are told by few letters; fewer than the least are not kept, which most pages have for most terms. */
const MAX_VOTE = 10;
const MIN_VOTE = 3;
/** What a term has to gather for half of the most. */
const HALF_VOTE = 1;

interface ShortText {
  /** What each of its terms counts before rareness. */
  terms: ReadonlyMap<string, number>;
  weight: number;
}

/**
 * What the short texts of each page vote for, in the order of the pages: its questions, title, keywords, headings, symptoms and what
 * stands first. Each text has one vote, a vector of length one, and its rare terms have most of it: so a page gathers
 * what many of its texts speak of, and a long text counts no more than a short one.
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

/** What a term gathered as one number; 0 for what is not worth its bytes. */
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
