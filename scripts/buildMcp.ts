import {cp, mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {loadModules} from '../lib/api/loadModel';
import {stringifyModules} from '../lib/api/modelJson';
import {loadPackages} from '../lib/phone/packages/loadPackages';
import {listScenes, loadScene} from '../lib/phone/scene/loadScene';
import {version} from '../packages/mcp/package.json';
import type {SiteData} from '../packages/mcp/src/siteData';
import {bundleProgram} from './buildMcp/bundleProgram';
import {copyLists, copyPages, readOrigin} from './buildMcp/copyPages';
import {takeArguments} from './readArguments.mjs';
import {readSearchPages} from './readSearchPages';
import {requireBuild} from './requireBuild.mjs';
import {runProgram} from './runProgram';

const ROOT = path.resolve(__dirname, '..');
const DIST = path.join(ROOT, 'packages', 'mcp', 'dist');
const DATA = path.join(DIST, 'data');
const INTERPRETER = '@micropython/micropython-webassembly-pyscript';

/** Fills `packages/mcp/dist` with the bundled program and the data of the site's build, so that it needs no network. */
async function main(): Promise<number> {
  takeArguments({
    name: 'npm run build:mcp',
    summary: 'makes the server for agents from the built site',
    options: {},
  });
  const site = requireBuild();
  await rm(DIST, {recursive: true, force: true});
  await mkdir(DATA, {recursive: true});
  const [pages, stubs] = await Promise.all([
    copyPages(site, path.join(DATA, 'pages')),
    copyStubs(),
    copySearch(),
    copyInterpreter(),
    bundleProgram({root: ROOT, to: DIST, copied: [INTERPRETER]}),
  ]);
  const lists = await copyLists(site, path.join(DATA, 'pages'));
  const modules = loadModules(ROOT);
  const phone = loadPackages(ROOT);
  const hrefs = Object.fromEntries(
    Object.entries(phone.docs).map(([name, href]) => [`ascript.${name}`, href]),
  );
  const scenes = listScenes(ROOT).map((id) => loadScene(ROOT, id, 'scripts/buildMcp.ts'));
  const data: SiteData = {
    origin: readOrigin(pages),
    stubs,
    scenes: scenes.map(({id, platform, title, description}) => ({id, platform, title, description})),
    version,
  };
  await Promise.all([
    writeData('site.json', data),
    writeData('pages.json', [...pages.map(({address: _address, ...page}) => page), ...lists]),
    writeData('hrefs.json', hrefs),
    writeData('phone.json', phone),
    writeData('scenes.json', Object.fromEntries(scenes.map((scene) => [scene.id, scene]))),
    writeFile(path.join(DATA, 'model.json'), stringifyModules(modules)),
    cp(path.join(ROOT, 'LICENSE'), path.join(DIST, 'LICENSE')),
  ]);
  console.log(`packages/mcp/dist: ${pages.length} pages, ${modules.length} modules, ${stubs.length} stubs`);
  return 0;
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

async function writeData(file: string, value: unknown): Promise<void> {
  await writeFile(path.join(DATA, file), JSON.stringify(value));
}

runProgram(main);
