/** Modules of the standard library that came after Python 3.8, with the version. */
export const NEW_MODULES: ReadonlyMap<string, string> = new Map([
  ['graphlib', '3.9'],
  ['tomllib', '3.11'],
  ['zoneinfo', '3.9'],
]);
