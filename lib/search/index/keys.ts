/** How much it counts that a record is the very thing that was typed, over all that its words count. */
export const KEY_WEIGHTS = {symbol: 40, title: 20, lastName: 14, keyword: 14, heading: 9} as const;

type KeyKind = keyof typeof KEY_WEIGHTS;

/** The kinds of names; the impact of a name in the index is the place of its kind here. */
export const KEY_KINDS: readonly KeyKind[] = ['symbol', 'title', 'lastName', 'keyword', 'heading'];

/** A name of a record as one term (toSearchKey), and what kind of name it is. */
export interface Key {
  key: string;
  weight: KeyKind;
}

/** Names stand in the index among the other terms, each behind this sign. */
export const KEY_TERM = '=';
