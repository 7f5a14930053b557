import type {Problem} from '../failures/listProblems';
import type {Platform} from '../platforms';
import type {ParsedLog} from './readErrors';

/** The parts of a failure list's item that are compared. */
export type MatchableProblem = Pick<Problem, 'symptom' | 'message' | 'cause' | 'href' | 'platform'>;

const MAX_FOUND = 3;
/** Words of the log that are looked up, beginning with the last lines, which matter most. */
const MAX_WORDS = 120;
const MAX_LINES = 60;
/** Without an exception, this many last lines are used; otherwise this many last exceptions. */
const MAX_TOLD_LINES = 12;
const MAX_ERRORS = 3;
/** Pieces of a message between two `…` count from this length. */
const MIN_PIECE_LENGTH = 5;
/** Lower scores come from common words. */
const MIN_SCORE = 12;
/** Least score beside an explanation, where only certain matches help. */
const SURE_SCORE = 20;
/** Bonus for an item whose message is in the log word for word. */
const EXACT_BONUS = 20;
const OTHER_PLATFORM_FACTOR = 0.6;

export interface MatchOptions {
  /** The platform of the script; items of others count less. */
  platform?: Platform | undefined;
  /** Whether a rule has explained the log already. */
  isExplained?: boolean;
}

/** Failure lists with the words of each item. */
export interface ProblemIndex<P extends MatchableProblem> {
  problems: readonly P[];
  words: readonly ReadonlySet<string>[];
}

/** Splits more than a thousand items into words, once for all logs. */
export function indexProblems<P extends MatchableProblem>(problems: readonly P[]): ProblemIndex<P> {
  return {problems, words: problems.map((problem) => new Set(listWords(toText(problem))))};
}

/** Finds up to three items of the failure lists that a log may be about, best first; of several with the same symptom, the best. */
export function matchProblems<P extends MatchableProblem>(
  log: ParsedLog,
  {problems, words: index}: ProblemIndex<P>,
  {platform, isExplained = false}: MatchOptions = {},
): P[] {
  const lines = log.lines.filter((line) => line.trim() !== '').slice(-MAX_LINES);
  const errors = log.errors.filter(({kind}) => kind !== '').slice(-MAX_ERRORS);
  const told =
    errors.length > 0 ? errors.map(({kind, message}) => `${kind} ${message}`) : lines.slice(-MAX_TOLD_LINES);
  const words = new Set(told.reverse().flatMap(listWords).slice(0, MAX_WORDS));
  if (words.size === 0) return [];
  const weights = weigh(words, index);
  const text = lines.join('\n');
  return problems
    .map((problem, place) => {
      const shared = [...words].filter((word) => index[place]?.has(word));
      const byWords = shared.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
      const own = Math.sqrt(index[place]?.size ?? 1);
      const isOther =
        platform !== undefined && problem.platform !== undefined && problem.platform !== platform;
      const score = (byWords * 4) / own + (holdsMessage(text, problem.message) ? EXACT_BONUS : 0);
      return {problem, score: score * (isOther ? OTHER_PLATFORM_FACTOR : 1)};
    })
    .filter(({score}) => score >= (isExplained ? SURE_SCORE : MIN_SCORE))
    .sort((a, b) => b.score - a.score)
    .filter(
      ({problem}, place, all) =>
        all.findIndex((other) => other.problem.symptom === problem.symptom) === place,
    )
    .slice(0, MAX_FOUND)
    .map(({problem}) => problem);
}

function toText({symptom, cause}: MatchableProblem): string {
  return `${symptom} ${cause}`;
}

/** The inverse document frequency of each word. */
function weigh(words: ReadonlySet<string>, index: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    [...words].map((word) => {
      const count = index.reduce((sum, own) => sum + (own.has(word) ? 1 : 0), 0);
      return [word, count === 0 ? 0 : Math.log(index.length / count)];
    }),
  );
}

/** Whether a text contains a message; `…` in it matches anything within a line. */
function holdsMessage(text: string, message: string | undefined): boolean {
  if (message === undefined) return false;
  const pieces = message.split('…').map((piece) => piece.trim());
  if (!pieces.some((piece) => piece.length >= MIN_PIECE_LENGTH && /\s/.test(piece))) return false;
  let at = 0;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0 || (at > 0 && text.slice(at, found).includes('\n'))) return false;
    at = found + piece.length;
  }
  return true;
}

/** The words of a text in lower case; dotted names are split, so that `socket.gaierror` matches `gaierror`. */
export function listWords(text: string): string[] {
  return (text.match(/[A-Za-z_]\w{2,40}|\d{3,5}/g) ?? []).map((word) => word.toLowerCase());
}
