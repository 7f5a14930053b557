import type {Root} from 'mdast';
import {toMessage} from '../errors/toMessage';
import {parseMdx} from './parseMdx';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Passes the trees of parsed pages on to the compilation of pages, which would parse them again. */
export interface TreeStore {
  /**
   * Parses the text of a file, and keeps the tree for `take` until the file is parsed again. Throws one line that names file and
   * line when the text is no MDX.
   */
  parse(file: string, text: string): Root;
  /**
   * Gives a tree once, since who takes it may change it. Nothing when the file was not parsed with this text; the front matter
   * may be another one (plugins/lean-bundle drops `questions`).
   */
  take(file: string, text: string): Root | undefined;
}

export function createTreeStore(): TreeStore {
  const stored = new Map<string, {body: string; tree: Root}>();
  return {
    parse(file, text) {
      const tree = parse(file, text);
      stored.set(file, {body: toBody(text), tree});
      return tree;
    },
    take(file, text) {
      const known = stored.get(file);
      if (known?.body !== toBody(text)) return undefined;
      stored.delete(file);
      return known.tree;
    },
  };
}

function parse(file: string, text: string): Root {
  try {
    return parseMdx(text);
  } catch (error) {
    // Without the error as its cause: of a chain, the build says the innermost alone, which names no file.
    throw new Error(
      `${file}${describeLine(error)}: the page is no MDX: ${toMessage(error).replace(/\s+/g, ' ')}`,
    );
  }
}

/** A message without a line of its own names its place in words. */
function describeLine(error: unknown): string {
  return error instanceof Error && 'line' in error && typeof error.line === 'number' ? `:${error.line}` : '';
}

function toBody(text: string): string {
  return text.replace(FRONT_MATTER, '');
}
