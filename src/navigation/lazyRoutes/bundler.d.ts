/** Variables of the bundler's runtime (https://rspack.rs/api/runtime-api/module-variables). */
declare const __webpack_require__: {
  (id: string | number): {__esModule?: boolean};
  /** The URL of a chunk's script, without the public path. */
  u: (chunk: string) => string;
};
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_public_path__: string;
