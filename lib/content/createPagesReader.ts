import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ParsedSource, SourceReader} from './createSourceReader';
import type {WrittenPage} from './listContentPages';

/** A written page with the parts of its source that plugins need: text, documented symbols, failures. */
export interface ReadPage extends WrittenPage, ParsedSource {}

/** Reads the sources of written pages, whose files lie below `siteDir`. */
export type PagesReader = (siteDir: string, pages: readonly WrittenPage[]) => Promise<readonly ReadPage[]>;

/** Creates one reader for all plugins of a site, which reads the files of one list once, however many plugins ask for it. */
export function createPagesReader(readSource: SourceReader): PagesReader {
  const known = new WeakMap<readonly WrittenPage[], Promise<readonly ReadPage[]>>();
  return (siteDir, pages) => {
    const reading = known.get(pages) ?? Promise.all(pages.map(readPage));
    known.set(pages, reading);
    return reading;

    async function readPage(page: WrittenPage): Promise<ReadPage> {
      const text = await readFile(path.join(siteDir, page.file), 'utf8');
      return {...page, ...readSource(page.file, text)};
    }
  };
}
