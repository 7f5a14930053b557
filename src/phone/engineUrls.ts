import android from '@generated/phone-engine/default/packages-android.json';
import ios from '@generated/phone-engine/default/packages-ios.json';
import windows from '@generated/phone-engine/default/packages-windows.json';
import type {EngineUrls} from '@site/lib/phone/run/runProtocol';
import type {Scene} from '@site/lib/phone/scene/scene';

const PACKAGES: Readonly<Record<Scene['platform'], string>> = {android, ios, windows};

/** Where the files of the simulated phone are; plugins/phone-engine names them by their content. */
export function findEngineUrls(platform: Scene['platform']): EngineUrls {
  const script = new URL('@micropython/micropython-webassembly-pyscript/micropython.mjs', import.meta.url);
  const wasm = new URL('@micropython/micropython-webassembly-pyscript/micropython.wasm', import.meta.url);
  return {
    scriptUrl: script.href,
    wasmUrl: wasm.href,
    packagesUrl: new URL(PACKAGES[platform], window.location.href).href,
  };
}
