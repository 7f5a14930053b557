import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as catalogues from '../../lib/catalogue/schemas';
import {parseJson} from '../../lib/validation/parseJson';

/** Validates the catalogues in data/ and passes them to pages as `@generated/catalogue/default/<name>.json`. */
export default function cataloguePlugin({
  siteDir,
}: LoadContext): Plugin<readonly (readonly [file: string, entries: object])[]> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  return {
    name: 'catalogue',
    // Only its own files: when two plugins reload at once, one of them passes on outdated content.
    getPathsToWatch: () => Object.keys(catalogues).map((name) => `${siteDir}/data/${name}.json`),
    async loadContent() {
      return Promise.all(
        Object.entries(catalogues).map(async ([name, schema]) => {
          const file = `data/${name}.json`;
          return [`${name}.json`, parseJson(schema, await read(file), file)] as const;
        }),
      );
    },
    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(content.map(([file, entries]) => createData(file, entries)));
    },
  };
}
