/** Settings that only the build reads. */
const BUILD_SETTINGS = [
  'plugins',
  'themes',
  'presets',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'markdown',
  'baseUrlIssueBanner',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'staticDirectories',
  'storage',
];

/**
 * A bundler loader that removes `BUILD_SETTINGS`, and all of `future` but the history mode, from the configuration that
 * Docusaurus generates for the browser. Throws when the file is not one default export of a JSON object.
 * @param {string} source
 */
module.exports = function dropBuildSettings(source) {
  const [, start, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (start === undefined || json === undefined)
    throw new Error(
      `docusaurus.config.mjs: found ${JSON.stringify(source.slice(0, 40))}…; allowed: export default and a JSON object`,
    );
  const {future, ...others} = JSON.parse(json);
  const settings = Object.entries(others).filter(([name]) => !BUILD_SETTINGS.includes(name));
  const kept = {...Object.fromEntries(settings), future: {experimental_router: future.experimental_router}};
  return `${start}${JSON.stringify(kept)};`;
};
