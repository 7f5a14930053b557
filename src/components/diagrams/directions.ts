/** Where a colour search starts, and along which axis it goes first, for each value of `ori` on Android. */
export const DIRECTIONS = [
  {ori: 1, startsRight: false, startsBottom: false, goesDown: true},
  {ori: 2, startsRight: false, startsBottom: false, goesDown: false},
  {ori: 3, startsRight: true, startsBottom: false, goesDown: false},
  {ori: 4, startsRight: true, startsBottom: false, goesDown: true},
  {ori: 5, startsRight: true, startsBottom: true, goesDown: true},
  {ori: 6, startsRight: true, startsBottom: true, goesDown: false},
  {ori: 7, startsRight: false, startsBottom: true, goesDown: false},
  {ori: 8, startsRight: false, startsBottom: true, goesDown: true},
] as const;
