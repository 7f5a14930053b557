import type {Platform} from '../platforms';
import type {ExplainContext} from './explainContext';
import {findCandidates, MAX_LINES} from './findCandidates';
import {type FoundError, type ParsedLog, readErrors} from './readErrors';
import {type Card, toCard} from './toCard';

/** What a log means, as far as it could be read. */
export interface Explanation {
  /** Best first; empty when no rule matches. */
  cards: readonly Card[];
  /** The last error of the log, which ended the script; absent when none was found. */
  error?: FoundError;
  log: ParsedLog;
  platform?: Platform;
}

/** Further candidates are rarely right. */
const MAX_CARDS = 3;

/** Explains a pasted message, traceback or log. Nothing of it is stored or sent. */
export function explainErrors(text: string, context: ExplainContext = {}): Explanation {
  const log = readErrors(text);
  const platform = context.platform ?? guessPlatform(log.lines);
  const known = {...context, ...(platform && {platform})};
  const cards = findCandidates(log, known).map((candidate) => toCard(candidate, known));
  const error = log.errors.findLast(({kind}) => kind !== '');
  return {cards: cards.slice(0, MAX_CARDS), log, ...(error && {error}), ...(platform && {platform})};
}

function guessPlatform(lines: readonly string[]): Platform | undefined {
  for (const line of lines.slice(-MAX_LINES)) {
    if (/ascript\.ios|xctrunner|WebDriverAgent|\/var\/mobile\/|xcodebuild|WDA[A-Z]/.test(line)) return 'ios';
    if (/ascript\.windows|pywintypes|win32gui/.test(line)) return 'windows';
    if (
      /ascript\.android|airscript|\/sdcard|\/storage\/emulated|\/data\/user\/|com\.chaquo|android\./.test(
        line,
      )
    )
      return 'android';
  }
  return undefined;
}
