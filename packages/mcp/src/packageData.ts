import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {buildModel} from '../../../lib/api/buildModel';
import type {ApiModel} from '../../../lib/api/model';
import {parseModules} from '../../../lib/api/modelJson';
import type {SymbolHrefs} from '../../../lib/api/reference';
import {loadOnce} from '../../../lib/async/loadOnce';
import type {PhonePackages} from '../../../lib/phone/packages/selectPackages';
import type {Scene} from '../../../lib/phone/scene/scene';
import {createEngine, type SearchEngine} from '../../../lib/search/engine/createEngine';
import {openPages} from '../../../lib/search/engine/openPages';
import type {SearchPage} from '../../../lib/search/records/searchPage';
import type {PageEntry, SiteData} from './siteData';

/** The data folder, which the build puts beside the program. */
const DATA = path.join(path.dirname(fileURLToPath(import.meta.url)), 'data');

/** The data of the package. Each part is read once, when it is first needed. */
export interface PackageData {
  site(): Promise<SiteData>;
  pages(): Promise<readonly PageEntry[]>;
  readPage(page: PageEntry): Promise<string>;
  readStub(file: string): Promise<string>;
  model(): Promise<ApiModel>;
  hrefs(): Promise<SymbolHrefs>;
  scenes(): Promise<Readonly<Record<string, Scene>>>;
  phone(): Promise<PhonePackages>;
  search(): Promise<SearchEngine>;
}

/** The absolute path of a file or folder of the data. */
export function dataPath(...parts: readonly string[]): string {
  return path.join(DATA, ...parts);
}

/** Opens the data of the installed package. */
export function openPackageData(): PackageData {
  return {
    site: loadOnce(() => readJson<SiteData>('site.json')),
    pages: loadOnce(() => readJson<PageEntry[]>('pages.json')),
    readPage: ({file}) => readFile(dataPath('pages', file), 'utf8'),
    readStub: (file) => readFile(dataPath('stubs', file), 'utf8'),
    model: loadOnce(async () => buildModel(parseModules(await readFile(dataPath('model.json'), 'utf8')))),
    hrefs: loadOnce(
      async () => new Map(Object.entries(await readJson<Record<string, string>>('hrefs.json'))),
    ),
    scenes: loadOnce(() => readJson<Record<string, Scene>>('scenes.json')),
    phone: loadOnce(() => readJson<PhonePackages>('phone.json')),
    search: loadOnce(async () => createEngine(openPages(await readJson<SearchPage[]>('search.json')))),
  };
}

async function readJson<Value>(file: string): Promise<Value> {
  const value: Value = JSON.parse(await readFile(dataPath(file), 'utf8'));
  return value;
}
