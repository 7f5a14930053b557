import {spawnSync} from 'node:child_process';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {environment} from '../config/environment';
import {product} from '../config/identity';
import type {SiteZip} from '../lib/zip/siteZip';
import {SITE_ZIP} from '../lib/zip/siteZipFiles';
import {NEW_SPACE} from './newSpace.mjs';
import {packFolder} from './packFolder';
import {takeArguments} from './readArguments.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const MAX_MEGABYTES = 12;
const MEGABYTE = 1024 * 1024;

/** Builds the site as one page and packs it into `zip/`, from where the next build takes it along. */
async function zipSite(): Promise<number> {
  takeArguments({
    name: 'npm run zip',
    summary: `makes zip/${SITE_ZIP.file}, the site that opens from a folder`,
    options: {},
  });
  const folder = path.join(ROOT, 'zip');
  const site = path.join(folder, 'site');
  await rm(folder, {recursive: true, force: true});
  buildOnePage(site);
  const zip = packFolder(site, {name: product.name, siteUrl: environment.siteUrl});
  const megabytes = zip.length / MEGABYTE;
  if (megabytes > MAX_MEGABYTES)
    throw new Error(`${SITE_ZIP.file}: ${megabytes.toFixed(1)} MB; at most ${MAX_MEGABYTES} MB are allowed`);
  const facts: SiteZip = {bytes: zip.length, date: findDate()};
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, SITE_ZIP.file), zip);
  await writeFile(path.join(folder, SITE_ZIP.facts), JSON.stringify(facts));
  await rm(site, {recursive: true});
  console.log(`zip/${SITE_ZIP.file}: ${megabytes.toFixed(1)} MB`);
  return 0;
}

function buildOnePage(folder: string): void {
  const {status} = spawnSync(
    process.execPath,
    [NEW_SPACE, 'scripts/docusaurus.mjs', 'build', `--out-dir=${path.relative(ROOT, folder)}`],
    {
      cwd: ROOT,
      stdio: 'inherit',
      // Beside the files that Docusaurus generates for the site itself.
      env: {...process.env, HISTORY_MODE: 'hash', DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'zip/site.docusaurus'},
    },
  );
  if (status !== 0) throw new Error('The zip was not made, because the build failed.');
}

/** The day of the last commit, so that the same commit gives the same bytes; without git, today. */
function findDate(): string {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cs'], {cwd: ROOT, encoding: 'utf8'});
  return stdout?.trim() || new Date().toISOString().slice(0, 10);
}

runProgram(zipSite);
