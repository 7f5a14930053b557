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
];

/**
 * Empties those settings in the configuration that Docusaurus gives to the browser. Throws when the file has another
 * form.
 * @param {string} source
 */
module.exports = function dropBuildSettings(source) {
  const [, start, json] = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (start === undefined || json === undefined)
    throw new Error('docusaurus.config.mjs: the file is unknown; allowed: export default and a JSON object');
  const settings = Object.entries(JSON.parse(json)).filter(([name]) => !BUILD_SETTINGS.includes(name));
  return `${start}${JSON.stringify(Object.fromEntries(settings))};`;
};
