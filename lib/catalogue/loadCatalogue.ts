import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CatalogueRules, readCatalogue} from './readCatalogue';

/** Reads a catalogue file, named from the root of the project, and checks it (see readCatalogue). */
export async function loadCatalogue<Entry extends object>(
  siteDir: string,
  file: string,
  rules: CatalogueRules<Entry>,
): Promise<Entry[]> {
  const data: unknown = JSON.parse(await readFile(path.join(siteDir, file), 'utf8'));
  return readCatalogue(file, data, rules);
}
