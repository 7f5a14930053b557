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
}

/** Finds the Python blocks of a parsed page, in their order. */
export function extractSamples(tree: Root, file: string): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    if (lang !== 'python' || position === undefined) return;
    const fence = parseFence(lang, meta ?? '', `${file}:${position.start.line}`);
    const {isContinued, skipCheck} = fence;
    const sample = {file, line: position.start.line + 1, code: value, isContinued};
    samples.push(skipCheck === undefined ? sample : {...sample, skipReason: skipCheck});
  });
  return samples;
}
