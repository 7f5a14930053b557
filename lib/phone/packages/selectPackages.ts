import {PLATFORMS} from '../../platforms';
import {listScripts} from '../run/listScripts';
import type {RunRequest} from '../run/runProtocol';
import type {DocsPages} from '../run/runState';
import type {Scene} from '../scene/scene';
import {needsExtraModules} from './extraModules';
import type {PackageFiles} from './renderPackages';

/** What the interpreter finds in its folder of packages, and the page of each call. */
export interface PhonePackages {
  packages: PackageFiles;
  docs: DocsPages;
}

/** What each run of a platform needs; what else is there is fetched for scripts that import it. */
const NEEDED =
  /^(?:ascript\/.*|(?:json|time|sim(?:_(?:android|arrays|events|files|gp|ios|pictures|windows))?)\.py)$/;
/** Of Android only modules of the extra ones need it. */
const PICTURES = 'sim_pictures.py';

/** The part of the packages that a phone of one platform has; a reader fetches no other. */
export function selectPlatform({packages, docs}: PhonePackages, platform: Scene['platform']): PhonePackages {
  const others = PLATFORMS.filter((other) => other !== platform).join('|');
  const ofOthers = new RegExp(`^(?:ascript/(?:${others})[/.]|sim_(?:${others})\\.py$)`);
  return {
    packages: pickEntries(
      packages,
      (name) => !ofOthers.test(name) && !isExtra(name) && !(platform === 'android' && name === PICTURES),
    ),
    docs: pickEntries(docs, (name) => name.startsWith(`${platform}.`)),
  };
}

/** The modules that few scripts import; a reader fetches them for a script that names one. */
export function selectExtra({packages}: PhonePackages): PackageFiles {
  return pickEntries(packages, (name) => isExtra(name) || name === PICTURES);
}

/** What a reader's browser fetches for a run, so that a run outside of one meets what is missing there. */
export function selectForRun(all: PhonePackages, request: RunRequest): PhonePackages {
  const {packages, docs} = selectPlatform(all, request.scene.platform);
  const extra = needsExtraModules(listScripts(request)) ? selectExtra(all) : {};
  return {packages: {...packages, ...extra}, docs};
}

function isExtra(name: string): boolean {
  return !NEEDED.test(name);
}

function pickEntries(entries: Readonly<Record<string, string>>, isWanted: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isWanted(name)));
}
