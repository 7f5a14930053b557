/** The names of `typing` that scripts use most, as alternatives of a regular expression. */
export const TYPING_NAMES = 'Any|Callable|Dict|Iterable|Iterator|List|Optional|Sequence|Set|Tuple|Union';
