/** Globals that JavaScript itself needs and, from `Module` on, those in which MicroPython keeps references; all others are removed. */
const KEPT = new Set(
  `Object Function Array Number Boolean String Symbol BigInt Math JSON Date Map Set WeakMap WeakSet
    WeakRef FinalizationRegistry Promise Proxy Reflect RegExp Error AggregateError EvalError RangeError
    ReferenceError SyntaxError TypeError URIError ArrayBuffer SharedArrayBuffer DataView Atomics
    Iterator Intl Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
    Float32Array Float64Array BigInt64Array BigUint64Array WebAssembly TextDecoder TextEncoder crypto
    performance console globalThis Infinity NaN undefined isFinite isNaN parseFloat parseInt decodeURI
    decodeURIComponent encodeURI encodeURIComponent
    Module loadMicroPython proxy_js_ref proxy_js_ref_next proxy_js_ref_map proxy_js_map
    proxy_js_existing pyProxyFinalizationRegistry`.split(/\s+/),
);

/**
 * Permanently removes network, storage, workers, messages and `eval` from a global scope. A worker that is loaded from a file
 * does not inherit the security policy of the page, so a script that reached the browser's objects could otherwise contact
 * other hosts.
 */
export function sealGlobals(scope: object): void {
  for (
    let target: object | null = scope;
    target && target !== Object.prototype;
    target = Object.getPrototypeOf(target)
  )
    for (const name of Object.getOwnPropertyNames(target)) if (!KEPT.has(name)) remove(target, name);
  // A function made from a text could use `import()`, which no scope can lack.
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const made of functions) remove(Object.getPrototypeOf(made), 'constructor');
}

function remove(target: object, name: string): void {
  try {
    Object.defineProperty(target, name, {value: undefined, writable: false, configurable: false});
  } catch {
    // Not configurable; where it can be written it is emptied at least.
    Reflect.set(target, name, undefined);
  }
}
