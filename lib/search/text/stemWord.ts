/** Words that end like an inflection but are none. */
const WHOLE = new Set([
  'setting',
  'string',
  'thing',
  'nothing',
  'embed',
  'during',
  'need',
  'feed',
  'speed',
  'bring',
  'spring',
]);

/**
 * The stem that a word and its inflections share: `tap` for taps, tapping and tapped, `connect` for connecting and connection.
 * Takes a word in lower case.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || WHOLE.has(word) || !/^[a-z]+$/.test(word)) return word;
  const singular = word.replace(/(?<=x|ch|sh|ss)es$|(?<=[^su])s$/, '');
  const stem = WHOLE.has(singular) ? singular : withoutEnding(singular);
  if (/^.{4,}[st]ion$/.test(stem)) return stem.slice(0, -3);
  return stem.length < 4 ? stem : stem.replace(/(?<=[^aeiou])y$/, 'i').replace(/e$/, '');
}

/** Drops `ing` or `ed` where at least a syllable remains. */
function withoutEnding(word: string): string {
  const [, stem] = /^(.{2,}[^e])(?:ing|ed)$/.exec(word) ?? [];
  if (stem === undefined || stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  return stem.replace(/([bdgkmnprt])\1$/, '$1');
}
