/** What the configuration says to the build alone; nothing in the browser asks for it. */
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
 * Empties those settings, and all of `future` but the history mode, in the configuration that Docusaurus gives to the
 * browser. Throws when the file has another form.
 * @param {string} source
 */
module.exports = function dropBuildSettings(source) {
  const [, start, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (start === undefined || json === undefined)
    throw new Error('docusaurus.config.mjs: the file is unknown; allowed: export default and a JSON object');
  const {future, ...others} = JSON.parse(json);
  const settings = Object.entries(others).filter(([name]) => !BUILD_SETTINGS.includes(name));
  const kept = {...Object.fromEntries(settings), future: {experimental_router: future.experimental_router}};
  return `${start}${JSON.stringify(kept)};`;
};
