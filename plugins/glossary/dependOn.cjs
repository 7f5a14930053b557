/**
 * Makes a page depend on one more file, so that the bundler compiles it anew when that file changes: under `npm run dev` and
 * out of its cache.
 * @this {{getOptions(): {file: string}, addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function dependOn(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
