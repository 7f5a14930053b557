import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import {loadModules} from '../lib/api/loadModel';
import {stringifyModules} from '../lib/api/modelJson';
import {toMessage} from '../lib/errors/toMessage';
import {findArticle} from '../lib/markdown/findArticle';
import {loadPackages} from '../lib/phone/packages/loadPackages';
import {listScenes, loadScene} from '../lib/phone/scene/loadScene';
import {PLATFORM_FACETS, type PlatformFacet} from '../lib/platforms';
import {version} from '../packages/mcp/package.json';
import type {PageEntry, SiteData} from '../packages/mcp/src/siteData';
import {takeArguments} from './readArguments.mjs';
import {readSearchPages} from './readSearchPages';

const ROOT = path.resolve(__dirname, '..');
const SITE = path.join(ROOT, 'build');
const PACKAGE = path.join(ROOT, 'packages', 'mcp');
const DIST = path.join(PACKAGE, 'dist');
const DATA = path.join(DIST, 'data');
const INTERPRETER = '@micropython/micropython-webassembly-pyscript';

/** Fills `packages/mcp/dist` with the bundled program and the data of the site's build, so that it needs no network. */
async function main(): Promise<void> {
  takeArguments(
    {name: 'npm run build:mcp', summary: 'makes the server for agents from the built site', options: {}},
    process.argv.slice(2),
  );
  await rm(DIST, {recursive: true, force: true});
  await mkdir(DATA, {recursive: true});
  const [pages, stubs] = await Promise.all([
    copyPages(),
    copyStubs(),
    copySearch(),
    copyInterpreter(),
    bundle(),
  ]);
  const modules = loadModules(ROOT);
  const phone = loadPackages(ROOT);
  const hrefs = Object.fromEntries(
    Object.entries(phone.docs).map(([name, href]) => [`ascript.${name}`, href]),
  );
  const scenes = listScenes(ROOT);
  const data: SiteData = {origin: readOrigin(pages), stubs, scenes, version};
  await Promise.all([
    writeData('site.json', data),
    writeData(
      'pages.json',
      pages.map(({address: _address, ...page}) => page),
    ),
    writeData('hrefs.json', hrefs),
    writeData('phone.json', phone),
    writeData(
      'scenes.json',
      Object.fromEntries(scenes.map((id) => [id, loadScene(ROOT, id, 'scripts/buildMcp.ts')])),
    ),
    writeFile(path.join(DATA, 'model.json'), stringifyModules(modules)),
    cp(path.join(ROOT, 'LICENSE'), path.join(DIST, 'LICENSE')),
  ]);
  console.log(`packages/mcp/dist: ${pages.length} pages, ${modules.length} modules, ${stubs.length} stubs`);
}

type MarkdownEntry = PageEntry & {address: string};

async function copyPages(): Promise<MarkdownEntry[]> {
  const files = (await readdir(SITE, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && file !== 'skill.md' && !file.startsWith('.well-known/'))
    .sort();
  if (files.length === 0) throw new Error(`${SITE}: no Markdown copies; run npm run build first`);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(SITE, file), 'utf8');
      const target = path.join(DATA, 'pages', file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, text);
      const pagePath = `/${file.replace(/(?:^|\/)index\.md$|\.md$/, '')}`;
      return {
        path: pagePath,
        title: readField(text, 'title', file),
        description: readField(text, 'description', file),
        platform: readPlatform(text),
        anchors: readAnchors(file, await readFile(path.join(SITE, toHtmlFile(file)), 'utf8')),
        file,
        address: readField(text, 'address', file),
      };
    }),
  );
}

/** The built page of a Markdown copy. */
function toHtmlFile(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.md$/, '$1/index.html').replace(/^\//, '');
}

/** For each anchor, the index of the heading that begins its section, from 0; a Markdown copy has the headings of its page. */
function readAnchors(file: string, html: string): Record<string, number> {
  const anchors: Record<string, number> = {};
  let heading = -1;
  for (const {id, tagName} of findArticle(file, html).querySelectorAll('*')) {
    if (/^H[1-6]$/.test(tagName)) heading++;
    if (id !== '' && heading >= 0) anchors[id] = heading;
  }
  return anchors;
}

/** The platform of a Markdown copy; `Other` when it names none. */
function readPlatform(text: string): PlatformFacet {
  return PLATFORM_FACETS.find((facet) => text.includes(`\nplatform: "${facet}"\n`)) ?? 'Other';
}

/** A field of a Markdown copy's front matter, which the build writes as JSON texts. */
function readField(text: string, field: string, file: string): string {
  const [, value] = new RegExp(`^${field}: (".*")$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`${file}: ${field} is missing; allowed: a text in quotes`);
  return JSON.parse(value);
}

/** The origin and base URL in the addresses of pages. */
function readOrigin(pages: readonly MarkdownEntry[]): string {
  const page = pages.find((entry) => entry.path.startsWith('/docs/'));
  if (!page?.address.endsWith(page.path))
    throw new Error('the Markdown copies name no address that ends in their path');
  return page.address.slice(0, -page.path.length);
}

async function copyStubs(): Promise<string[]> {
  const api = path.join(ROOT, 'api');
  await cp(path.join(api, 'ascript'), path.join(DATA, 'stubs', 'ascript'), {recursive: true});
  await cp(path.join(api, 'typings'), path.join(DATA, 'stubs', 'typings'), {recursive: true});
  const files = await readdir(path.join(api, 'ascript'), {recursive: true});
  return files
    .filter((file) => file.endsWith('.pyi'))
    .map((file) => `ascript/${file.split(path.sep).join('/')}`)
    .sort();
}

async function copySearch(): Promise<void> {
  await writeFile(path.join(DATA, 'search.json'), JSON.stringify(await readSearchPages()));
}

async function copyInterpreter(): Promise<void> {
  const script = createRequire(__filename).resolve(`${INTERPRETER}/micropython.mjs`);
  for (const file of ['micropython.mjs', 'micropython.wasm'])
    await cp(path.join(path.dirname(script), file), path.join(DATA, 'micropython', file));
}

async function bundle(): Promise<void> {
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['main', 'phoneWorker'].map((name) => ({
      in: path.join(PACKAGE, 'src', `${name}.ts`),
      out: name,
    })),
    outdir: DIST,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: {
      // Some packages in the bundle call `require` for modules of Node.
      js: "#!/usr/bin/env node\nimport {createRequire as createRequireOfBundle} from 'node:module';\nconst require = createRequireOfBundle(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  );
  await writeFile(
    path.join(DIST, 'THIRD-PARTY.txt'),
    await collectLicences([...folders, `node_modules/${INTERPRETER}`].sort()),
  );
}

/** Name, version, licence and licence text of each bundled package. */
async function collectLicences(folders: readonly string[]): Promise<string> {
  const parts = folders.map(async (folder) => {
    const {
      name,
      version: own,
      license,
    }: Record<string, unknown> = JSON.parse(await readFile(path.join(ROOT, folder, 'package.json'), 'utf8'));
    const file = (await readdir(path.join(ROOT, folder))).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '' : await readFile(path.join(ROOT, folder, file), 'utf8');
    return `${name} ${own}, ${license}\n\n${text.trim()}\n`;
  });
  return (await Promise.all(parts)).join(`\n${'-'.repeat(40)}\n\n`);
}

async function writeData(file: string, value: unknown): Promise<void> {
  await writeFile(path.join(DATA, file), JSON.stringify(value));
}

main().catch((error: unknown) => {
  console.error(toMessage(error));
  process.exitCode = 1;
});
