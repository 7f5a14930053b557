import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {listFiles} from '../../lib/files/listFiles';
import {parseMdx} from '../../lib/mdx/parseMdx';

const ROOT = path.resolve(__dirname, '../..');

export interface SourcePage {
  /** From the root of the project, with forward slashes. */
  file: string;
  tree: Root;
}

const read = new Map<string, readonly SourcePage[]>();

/** The parsed pages (`.mdx`) below a folder of the project, sorted by path; read once per process. */
export function readSourcePages(folder: string): readonly SourcePage[] {
  const pages =
    read.get(folder) ?? listFiles(path.join(ROOT, folder), '.mdx').map((file) => parse(`${folder}/${file}`));
  read.set(folder, pages);
  return pages;
}

function parse(file: string): SourcePage {
  return {file, tree: parseMdx(readFileSync(path.join(ROOT, file), 'utf8'))};
}
