/** Modules of the standard library that came after Python 3.8, with the version. */
export const NEW_MODULES: Readonly<Record<string, string>> = {
  graphlib: '3.9',
  tomllib: '3.11',
  zoneinfo: '3.9',
};
