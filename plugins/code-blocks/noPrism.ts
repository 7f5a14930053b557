/**
 * Stands in for `prism-react-renderer` in the browser; the theme only adds languages to it. Its list of languages goes in
 * src/theme/prism-include-languages.ts: one decision, in two places.
 */
export const Prism = {};
