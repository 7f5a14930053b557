// Builds or serves a stock site, without the settings of scripts/docusaurus.mjs: `build`, or `start --port 3000`.
const [command, , port = '3000'] = process.argv.slice(2);
process.env.NODE_ENV = command === 'start' ? 'development' : 'production';
process.env.BABEL_ENV = process.env.NODE_ENV;
// As in this site, because minification is not compared.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {build, start} = await import('@docusaurus/core/lib/index.js');
if (command === 'start') await start('.', {port, open: false});
else await build('.');
