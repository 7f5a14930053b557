process.env.BABEL_ENV = 'production';
process.env.NODE_ENV = 'production';
// As this site: it is not what is compared.
process.env.SKIP_HTML_MINIFICATION = 'true';

const {build} = await import('@docusaurus/core/lib/index.js');
await build('.');
