import {PLATFORMS, type Platform} from '../platforms';
import {findConcepts} from '../search/text/concepts';
import {stemWord} from '../search/text/stemWord';
import {countEdits} from '../text/countEdits';
import {type ApiModel, type ApiSymbol, lastName} from './model';

const MAX_NEAREST = 8;
/** What is less like a name would only mislead. */
const MIN_LIKENESS = 0.5;
const MIN_LETTERS = 0.7;
const OWNER_LIKENESS = 0.25;
const SAME_MEANING = 0.9;

/**
 * The symbols that a name means: a full name, a name inside a module (`FindColors.find`), or the end of one (`find`). Only
 * the most exact of these that has results counts; case is ignored where the exact spelling finds nothing.
 */
export function findSymbols(name: string, model: ApiModel, platform?: Platform): ApiSymbol[] {
  const isOfPlatform = (symbol: ApiSymbol): boolean => platform === undefined || symbol.platform === platform;
  const exact = model.symbols.get(name);
  if (exact) return [exact];
  const symbols = [...model.names.keys()].filter(isOfPlatform);
  const lower = name.toLowerCase();
  const ways: ((symbol: ApiSymbol) => boolean)[] = [
    ({qualname}) => qualname === name,
    ({qualname}) => qualname.toLowerCase() === lower,
    (symbol) => symbol.name.endsWith(`.${name}`),
    (symbol) => symbol.name.toLowerCase().endsWith(`.${lower}`),
  ];
  for (const way of ways) {
    const found = symbols.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** Full names similar to an unknown one, the nearest first; none where nothing is like it. */
export function findNearestSymbols(name: string, model: ApiModel, platform?: Platform): string[] {
  const only = platform ?? PLATFORMS.find((known) => name.startsWith(`ascript.${known}.`));
  return [...model.names.keys()]
    .filter((symbol) => only === undefined || symbol.platform === only)
    .map((symbol) => ({name: symbol.name, likeness: compare(name, symbol)}))
    .filter(({likeness}) => likeness > MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_NEAREST)
    .map((near) => near.name);
}

/** How like a name is to a symbol: up to 1 by letters or words, and more where both are of a class or module of the same name. */
function compare(asked: string, {name}: ApiSymbol): number {
  const [word, known] = [lastName(asked), lastName(name)];
  const letters = compareLetters(word.toLowerCase(), known.toLowerCase());
  const likeness = hasSameWords(known, word) ? 1 : Math.max(letters, compareWords(word, known));
  const owner = asked.slice(0, -word.length - 1).toLowerCase();
  const isOfOwner =
    owner !== '' && `.${name.slice(0, -known.length - 1).toLowerCase()}`.endsWith(`.${owner}`);
  return likeness + (isOfOwner ? OWNER_LIKENESS : 0);
}

function compareLetters(asked: string, known: string): number {
  const likeness = 1 - countEdits(asked, known) / Math.max(asked.length, known.length);
  // Fewer letters are alike by chance.
  return likeness < MIN_LETTERS ? 0 : likeness;
}

/** The share of words that two names have in common; those that mean the same, such as swipe and slide, count a little less. */
function compareWords(asked: string, known: string): number {
  const [words, others] = [toWords(asked), toWords(known)];
  const shared = words.reduce((sum, word) => {
    if (others.includes(word)) return sum + 1;
    return others.some((other) => meanSame(word, other)) ? sum + SAME_MEANING : sum;
  }, 0);
  return (2 * shared) / (words.length + others.length);
}

function meanSame(word: string, other: string): boolean {
  const concepts = findConcepts(stemWord(other));
  return findConcepts(stemWord(word)).some((concept) => concepts.includes(concept));
}

/** Whether a name consists of the words of a known one, in any order and without separators: `hotkey` of `key_hot`. */
function hasSameWords(known: string, asked: string): boolean {
  const words = toWords(known);
  const letters = asked.replaceAll('_', '').toLowerCase();
  return words.join('').length === letters.length && words.every((word) => letters.includes(word));
}

function toWords(name: string): string[] {
  return name.split(/_|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
}
