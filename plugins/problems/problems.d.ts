/** The failure lists of all pages as plugins/problems has gathered them: half a megabyte, so only code that is loaded late imports it. */
declare module '@generated/problems/default/problems.json' {
  const problems: readonly import('@site/lib/failures/listProblems').Problem[];
  export default problems;
}
