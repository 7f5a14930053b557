/** Limits of the search: tests/SPEC.md 5 and 9. */
export const MAX_QUERY_LENGTH = 64;
export const PAGE_HITS = 50;
export const DIALOG_HITS = 20;
export const MAX_RECENT = 7;
/** Recent searches shown while there are favourites. */
export const MAX_RECENT_BESIDE_FAVOURITES = 4;
export const MAX_FAVOURITES = 10;
/** Hits of one page that the dialog shows on a small screen. */
export const SMALL_GROUP_HITS = 5;
