/** The gain of a record whose name is what was typed, added to the score of its words. */
export const KEY_WEIGHTS = {symbol: 40, title: 20, lastName: 14, keyword: 14, heading: 9} as const;

type KeyKind = keyof typeof KEY_WEIGHTS;

/** The kinds of names; the impact of a name in the index is the position of its kind here. */
export const KEY_KINDS: readonly KeyKind[] = ['symbol', 'title', 'lastName', 'keyword', 'heading'];

/** A name of a record as one term (toSearchKey), and what kind of name it is. */
export interface Key {
  key: string;
  weight: KeyKind;
}

/** The prefix of names in the index, where they are among the other terms. */
export const KEY_TERM = '=';
