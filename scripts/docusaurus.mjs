import path from 'node:path';
import {build, start} from '@docusaurus/core/lib/index.js';

// Docusaurus reads these when it is loaded by its own command line; here we are the command line.
const [command = 'build', outDir = 'build', siteDir = '.'] = process.argv.slice(2);
process.env.BABEL_ENV ??= command === 'build' ? 'production' : 'development';
// React writes compact HTML; the minifier only drops optional end tags, which html-validate cannot follow.
process.env.SKIP_HTML_MINIFICATION = 'true';
process.env.NODE_ENV ??= command === 'build' ? 'production' : 'development';
// Rspack waits forever on a cache that a build of the other history mode left behind.
if (process.env.HISTORY_MODE === 'hash') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

/**
 * The messages of the first causes: Docusaurus wraps what a plugin, the configuration or a page says in several layers
 * of its own, and gathers the failures of all pages in one error.
 * @param {unknown} error
 * @returns {string}
 */
function describeCause(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return describePages(error.errors);
  return error.cause === undefined ? error.message : describeCause(error.cause);
}

/**
 * The failures of all pages, each cause once: what is wrong in the frame is wrong on every page.
 * @param {readonly unknown[]} errors
 */
function describePages(errors) {
  /** @type {Map<string, unknown[]>} */
  const pages = new Map();
  for (const error of errors) {
    const cause = describeCause(error);
    pages.set(cause, [...(pages.get(cause) ?? []), error]);
  }
  const lines = [...pages.values()].map(([first, ...others]) => {
    const line = describePage(first);
    return others.length === 0 ? line : `${line} (and ${others.length} more with the same cause)`;
  });
  return lines.join('\n');
}

/**
 * The failure of one page, after the sentence of Docusaurus that names the page.
 * @param {unknown} error
 */
function describePage(error) {
  const cause = describeCause(error);
  return error instanceof Error && error.message !== cause ? `${error.message}: ${cause}` : cause;
}

/** @param {unknown} error */
function stop(error) {
  console.error(`\n${command} failed: ${describeCause(error)}`);
  process.exit(1);
}

process.on('unhandledRejection', stop);

try {
  if (command === 'start') await start(siteDir, {port: '3000', open: false});
  else await build(siteDir, {outDir: path.resolve(outDir)});
} catch (error) {
  stop(error);
}
