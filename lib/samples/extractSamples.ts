import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFence} from '../code/parseFence';

/** A fenced Python block of a page. */
export interface Sample {
  /** Path of the page from the root of the project. */
  file: string;
  /** Line of the page, from 1, on which the block's first line of code stands. */
  line: number;
  code: string;
  /** The block goes on where the one before it on the page ends. */
  isContinued: boolean;
  /** Why the block is not checked; absent when it is. */
  skipReason?: string;
  /** Scene of the simulated phone on which the sample runs; absent when it does not run. */
  scene?: string;
  /** Why it does not run; absent when it does, or when nobody has said why. */
  noRunReason?: string;
  /** The block of `text` right after it: what it prints. */
  output?: string;
}

/** Finds the Python blocks of a parsed page, in their order. */
export function extractSamples(tree: Root, file: string): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', ({lang, meta, value, position}, index, parent) => {
    if (lang !== 'python' || position === undefined) return;
    const {isContinued, skipCheck, scene, noRun} = parseFence(
      lang,
      meta ?? '',
      `${file}:${position.start.line}`,
    );
    const next = index === undefined ? undefined : parent?.children[index + 1];
    samples.push({
      file,
      line: position.start.line + 1,
      code: value,
      isContinued,
      ...(skipCheck === undefined ? {} : {skipReason: skipCheck}),
      ...(scene === undefined ? {} : {scene}),
      ...(noRun === undefined ? {} : {noRunReason: noRun}),
      ...(next?.type === 'code' && next.lang === 'text' ? {output: next.value} : {}),
    });
  });
  return samples;
}
