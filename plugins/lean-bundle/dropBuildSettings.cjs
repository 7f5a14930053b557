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

/** Settings of the theme that no script of a page reads: samples are highlighted by the build (plugins/code-blocks). */
const THEME_BUILD_SETTINGS = ['prism'];

/**
 * A bundler loader that removes `BUILD_SETTINGS`, `THEME_BUILD_SETTINGS`, and all of `future` but the history mode, from the
 * configuration that Docusaurus generates for the browser. Throws when the file is not one default export of a JSON object.
 * @param {string} source
 */
module.exports = function dropBuildSettings(source) {
  const [, start, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (start === undefined || json === undefined)
    throw new Error(
      `docusaurus.config.mjs: found ${JSON.stringify(source.slice(0, 40))}…; allowed: export default and a JSON object`,
    );
  const {future, themeConfig, ...others} = JSON.parse(json);
  const kept = {
    ...omit(others, BUILD_SETTINGS),
    themeConfig: omit(themeConfig, THEME_BUILD_SETTINGS),
    future: {experimental_router: future.experimental_router},
  };
  return `${start}${JSON.stringify(kept)};`;
};

/**
 * @param {Record<string, unknown>} settings
 * @param {readonly string[]} names
 */
function omit(settings, names) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)));
}
