/** How much it counts that a record is the very thing that was typed, over all that its words count. */
export const KEY_WEIGHTS = {symbol: 40, title: 20, lastName: 14, keyword: 14, heading: 9} as const;

/** A name of a record as one term (toSearchKey), and what kind of name it is. */
export interface Key {
  key: string;
  weight: keyof typeof KEY_WEIGHTS;
}

/** Names stand in the index among the other terms, each behind this sign; the impact is the place of its kind above. */
export const KEY_TERM = '=';
