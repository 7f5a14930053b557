import androidNames from '@generated/phone-engine/default/names-android.json';
import iosNames from '@generated/phone-engine/default/names-ios.json';
import windowsNames from '@generated/phone-engine/default/names-windows.json';
import android from '@generated/phone-engine/default/packages-android.json';
import extra from '@generated/phone-engine/default/packages-extra.json';
import ios from '@generated/phone-engine/default/packages-ios.json';
import windows from '@generated/phone-engine/default/packages-windows.json';
import androidPages from '@generated/phone-engine/default/pages-android.json';
import iosPages from '@generated/phone-engine/default/pages-ios.json';
import windowsPages from '@generated/phone-engine/default/pages-windows.json';
import type {EngineUrls} from '@site/lib/phone/run/runProtocol';
import type {Scene} from '@site/lib/phone/scene/scene';

type Urls = Readonly<Record<Scene['platform'], string>>;

const PACKAGES: Urls = {android, ios, windows};
const NAMES: Urls = {android: androidNames, ios: iosNames, windows: windowsNames};
const PAGES: Urls = {android: androidPages, ios: iosPages, windows: windowsPages};

/** Where the files of the simulated phone are; plugins/phone-engine names them by their content. */
export function findEngineUrls(platform: Scene['platform']): EngineUrls {
  const script = new URL('@micropython/micropython-webassembly-pyscript/micropython.mjs', import.meta.url);
  const wasm = new URL('@micropython/micropython-webassembly-pyscript/micropython.wasm', import.meta.url);
  return {
    scriptUrl: script.href,
    wasmUrl: wasm.href,
    packagesUrl: new URL(PACKAGES[platform], window.location.href).href,
    extraUrl: new URL(extra, window.location.href).href,
  };
}

/** Where the pages of the calls of a platform are listed. */
export function findPagesUrl(platform: Scene['platform']): string {
  return PAGES[platform];
}

/** Where the names of a platform are, for the editor. */
export function findNamesUrl(platform: Scene['platform']): string {
  return NAMES[platform];
}
