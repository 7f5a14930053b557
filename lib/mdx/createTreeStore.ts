import type {Root} from 'mdast';
import {parsePage} from './parsePage';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Passes the trees of parsed pages on to the compilation of pages, which would parse them again. */
export interface TreeStore {
  /** Parses the text of a file, and keeps the tree for `take` until the file is parsed again. */
  parse(file: string, text: string): Root;
  /**
   * Gives a tree once, since who takes it may change it. Nothing when the file was not parsed with this text; the front matter
   * may be another one (plugins/lean-bundle drops `questions`).
   */
  take(file: string, text: string): Root | undefined;
}

/** Makes an empty store. */
export function createTreeStore(): TreeStore {
  const stored = new Map<string, {body: string; tree: Root}>();
  return {
    parse(file, text) {
      const tree = parsePage(file, text);
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

function toBody(text: string): string {
  return text.replace(FRONT_MATTER, '');
}
