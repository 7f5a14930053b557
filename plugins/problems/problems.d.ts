/** The failure lists of all pages as plugins/problems has gathered them: half a megabyte, so only code that is loaded late imports it. */
declare module '@generated/problems/default/problems.json' {
  const problems: readonly import('@site/lib/failures/listProblems').Problem[];
  export default problems;
}

/** The lists of a page with problems: as they are where pages are built, and as the address of a file in the browser. */
declare module '@generated/problems/default/lists-*' {
  const lists: import('@site/lib/failures/renderProblems').ProblemLists | string;
  export default lists;
}
