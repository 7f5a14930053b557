/** Stands in for `prism-react-renderer` in the browser; the theme only adds languages to it. */
export const Prism = {};
