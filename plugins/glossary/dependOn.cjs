/**
 * Makes a page depend on one more file, so that the bundler's cache does not keep it when that file changes.
 * @this {{getOptions(): {file: string}, addDependency(file: string): void}}
 * @param {string} source
 */
module.exports = function dependOn(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
