import {existsSync} from 'node:fs';
import {copyFile, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseJson} from '../../lib/validation/parseJson';
import {type SiteZip, siteZip} from '../../lib/zip/siteZip';
import {SITE_ZIP} from '../../lib/zip/siteZipFiles';

/** Adds the zip made by `npm run zip` to the build, and passes its size and date to pages; the zip is optional. */
export default function siteZipPlugin({siteDir}: LoadContext): Plugin<SiteZip | null> {
  const folder = path.join(siteDir, 'zip');
  const facts = path.join(folder, SITE_ZIP.facts);
  return {
    name: 'site-zip',
    getPathsToWatch: () => [facts],
    async loadContent() {
      if (!existsSync(facts)) return null;
      return parseJson(siteZip, await readFile(facts, 'utf8'), `zip/${SITE_ZIP.facts}`);
    },
    async contentLoaded({content, actions: {createData}}) {
      await createData('zip.json', JSON.stringify(content));
    },
    async postBuild({content, outDir, siteConfig}) {
      if (content === null || siteConfig.future.experimental_router === 'hash') return;
      await copyFile(path.join(folder, SITE_ZIP.file), path.join(outDir, SITE_ZIP.file));
    },
  };
}
