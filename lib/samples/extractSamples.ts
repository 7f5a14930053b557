import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFence} from '../code/parseFence';
import {isProjectFile} from '../phone/run/isProjectFile';

/** A fenced Python block of a page. */
export interface Sample {
  /** Path of the page from the root of the project. */
  file: string;
  /** Line of the page, from 1, of the block's first line of code. */
  line: number;
  code: string;
  /** Whether the block continues the one before it on the page. */
  isContinued: boolean;
  /** Present when the block is a change of the script before it on the page (applyChange.ts). */
  isChange?: true;
  /** Why the block is not checked; absent when it is. */
  skipReason?: string;
  /** Scene of the simulated phone on which the sample runs; absent when it does not run. */
  scene?: string;
  /** Why it does not run; absent when it does, or when no reason is given. */
  noRunReason?: string;
  /** The text of the `text` block right after it: what the sample prints. */
  output?: string;
  /** Files of the project that the page shows, by their path: blocks whose title is a path below `res`. */
  files?: Readonly<Record<string, string>>;
}

/** Finds the Python blocks of a parsed page, in their order. */
export function extractSamples(tree: Root, file: string): Sample[] {
  const samples: Sample[] = [];
  const files: Record<string, string> = {};
  visit(tree, 'code', ({lang, meta, value, position}, index, parent) => {
    if (position === undefined) return;
    const fence = parseFence(lang ?? 'text', meta ?? '', `${file}:${position.start.line}`);
    if (fence.title !== undefined && isProjectFile(fence.title)) files[fence.title] = value;
    if (lang !== 'python') return;
    const {isContinued, isChange, skipCheck, scene, noRun} = fence;
    const next = index === undefined ? undefined : parent?.children[index + 1];
    samples.push({
      file,
      line: position.start.line + 1,
      code: value,
      isContinued,
      ...(isChange && {isChange}),
      ...(skipCheck === undefined ? {} : {skipReason: skipCheck}),
      ...(scene === undefined ? {} : {scene}),
      ...(noRun === undefined ? {} : {noRunReason: noRun}),
      ...(next?.type === 'code' && next.lang === 'text' ? {output: next.value} : {}),
    });
  });
  return Object.keys(files).length === 0 ? samples : samples.map((sample) => ({...sample, files}));
}
