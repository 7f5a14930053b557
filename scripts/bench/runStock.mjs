// What scripts/docusaurus.mjs is for this site, without what this site sets for its own builds: `build`, or `start --port 3000`.
const [command, , port = '3000'] = process.argv.slice(2);
process.env.NODE_ENV = command === 'start' ? 'development' : 'production';
process.env.BABEL_ENV = process.env.NODE_ENV;
// As this site: it is not what is compared.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {build, start} = await import('@docusaurus/core/lib/index.js');
if (command === 'start') await start('.', {port, open: false});
else await build('.');
