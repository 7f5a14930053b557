/** The failure lists of all pages, from plugins/problems: half a megabyte, so only code that is loaded on demand imports it. */
declare module '@generated/problems/default/problems.json' {
  const problems: readonly import('@site/lib/failures/listProblems').Problem[];
  export default problems;
}

/** The lists of a page with problems: the HTML itself where pages are built, the address of its file in the browser. */
declare module '@generated/problems/default/lists-*' {
  const lists: import('@site/lib/failures/renderProblems').ProblemLists | string;
  export default lists;
}
