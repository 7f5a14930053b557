import packagesUrl from '@generated/phone-engine/default/packages.json';
import type {EngineUrls} from '@site/lib/phone/run/runProtocol';

/** Where the files of the simulated phone are; plugins/phone-engine names them by their content. */
export function findEngineUrls(): EngineUrls {
  const script = new URL('@micropython/micropython-webassembly-pyscript/micropython.mjs', import.meta.url);
  const wasm = new URL('@micropython/micropython-webassembly-pyscript/micropython.wasm', import.meta.url);
  return {
    scriptUrl: script.href,
    wasmUrl: wasm.href,
    packagesUrl: new URL(packagesUrl, window.location.href).href,
  };
}
