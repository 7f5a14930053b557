/** Pieces of the interpreter's script that nothing in a worker of a page reaches, and what stands in their place. */
const PIECES = [
  // Versions of browsers older than those that the site promises.
  {found: /!function\(\)\{function humanReadableVersionToPacked\(.*?\}\(\);(?=var Module=)/s, text: ''},
  // It runs in a worker alone; the minifier then drops what is for pages and Node.
  {
    found:
      /ENVIRONMENT_IS_WEB=!!globalThis\.window,ENVIRONMENT_IS_WORKER=!!globalThis\.WorkerGlobalScope,ENVIRONMENT_IS_NODE=globalThis\.process\?\.versions\?\.node&&"renderer"!=globalThis\.process\?\.type/,
    text: 'ENVIRONMENT_IS_WEB=false,ENVIRONMENT_IS_WORKER=true,ENVIRONMENT_IS_NODE=false',
  },
  // Names for which a developer of the interpreter would get a message.
  {
    found: /\["writeI53ToI64",[^\]]*\]\.forEach\(function\(sym\)\{unexportedRuntimeSymbol\(sym\)\}\)/,
    text: '0',
  },
  {found: /\["run","out",[^\]]*\]\.forEach\(unexportedRuntimeSymbol\)/, text: '0'},
  // The file of the interpreter is that of the same package.
  {found: /assert\(void 0!==wasmExports\.(\w+),"missing Wasm export: \1"\),/g, text: ''},
  // The program for a command line.
  {
    found:
      /"object"==typeof process&&"object"==typeof process\.versions&&"string"==typeof process\.versions\.node/,
    text: 'false',
  },
];

/**
 * A bundler loader that takes out of the interpreter's script what a reader's browser never runs: a fifth of it. Throws when
 * the script is another one, as after an upgrade.
 * @param {string} source
 */
module.exports = function leanInterpreter(source) {
  return PIECES.reduce((kept, {found, text}) => {
    const shorter = kept.replace(found, text);
    if (shorter === kept)
      throw new Error(`micropython.mjs: found nothing like ${found}; allowed: one such piece`);
    return shorter;
  }, source);
};
