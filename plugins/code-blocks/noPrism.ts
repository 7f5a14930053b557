/**
 * Replaces `prism-react-renderer` in the browser, where the theme only adds languages to it.
 * src/theme/prism-include-languages.ts replaces the code that would add them.
 */
export const Prism = {};
