import type {Heading} from 'mdast';

/** The id from `{/* #id *\/}` behind a heading; none when the site makes it of the words. */
export function readHeadingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w.-]+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}
