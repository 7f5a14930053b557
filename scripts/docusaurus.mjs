import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {describeCause} from './describeCause.mjs';
import {findChangedSource} from './findChangedSource.mjs';
import {listNativePackages} from './nativePackages.mjs';
import {takeArguments} from './readArguments.mjs';

const LOCALE = {value: 'code', says: 'one language only'};
const CONFIG = {value: 'file', says: 'another configuration than docusaurus.config.ts'};

/** @satisfies {Record<string, import('./readArguments.mjs').Command>} */
const COMMANDS = {
  build: {
    name: 'npm run build',
    summary: 'builds the site',
    options: {
      'out-dir': {value: 'folder', says: 'where the site goes, build without it'},
      'site-dir': {value: 'folder', says: 'the site to build, this one without it'},
      config: CONFIG,
      locale: LOCALE,
    },
  },
  start: {
    name: 'npm run dev',
    summary: 'serves the site and reloads pages as they are saved',
    options: {
      port: {value: 'number', kind: 'port', says: 'the port, 3000 without it'},
      host: {value: 'name', says: 'the host name or address to listen on, localhost without it'},
      open: {says: 'opens a browser'},
      poll: {
        value: 'milliseconds',
        kind: 'count',
        says: 'checks for changes at this interval, where the file system does not report them',
      },
      config: CONFIG,
      locale: LOCALE,
    },
  },
};

const [word = 'build', ...words] = process.argv.slice(2);
const command = word === 'start' ? 'start' : 'build';
const values = takeArguments(COMMANDS[command], word === command ? words : [word, ...words]);
// Docusaurus reads these when it is loaded by its own command line; here we are the command line.
process.env.BABEL_ENV ??= command === 'build' ? 'production' : 'development';
// React writes compact HTML; the minifier only drops optional end tags, which html-validate cannot follow.
process.env.SKIP_HTML_MINIFICATION = 'true';
process.env.NODE_ENV ??= command === 'build' ? 'production' : 'development';
// Each thread that renders pages loads Docusaurus again: as much time as 75 pages take, and some 150 MB. On two processors,
// two threads save less than they cost.
if (availableParallelism() <= 2) process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';
process.env.JITI_NATIVE_MODULES ??= listNativePackages();
// Rspack waits forever on a cache that a build of the other history mode left behind.
if (process.env.HISTORY_MODE === 'hash') process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';

/** @param {unknown} error */
function stop(error) {
  console.error(`\n${command} failed: ${describeCause(error)}`);
  process.exit(1);
}

/**
 * The text that an option was given.
 * @param {string} option
 */
function read(option) {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Rspack notes the state of a source after the build: of a file that was saved in the meantime it would keep the old text, for all
 * later builds.
 * @param {string} site
 * @param {number} startMs
 */
function dropStaleCache(site, startMs) {
  const changed = findChangedSource(site, startMs);
  if (changed === undefined) return;
  rmSync(path.join(site, 'node_modules/.cache/rspack'), {recursive: true, force: true});
  console.warn(`${changed} was saved during the build, which may show its old text. Build once more.`);
}

process.on('unhandledRejection', stop);

try {
  // Imported here: it takes two seconds, and the help needs none of it.
  const {build, start} = await import('@docusaurus/core/lib/index.js');
  const [config, locale, host, poll] = ['config', 'locale', 'host', 'poll'].map(read);
  if (command === 'start') {
    await start('.', {
      port: read('port') ?? '3000',
      open: values.open === true,
      ...(host !== undefined && {host}),
      ...(poll !== undefined && {poll: Number(poll)}),
      ...(config !== undefined && {config}),
      ...(locale !== undefined && {locale}),
    });
  } else {
    const site = read('site-dir') ?? '.';
    const startMs = Date.now();
    try {
      await build(site, {
        outDir: path.resolve(read('out-dir') ?? 'build'),
        ...(config !== undefined && {config}),
        ...(locale !== undefined && {locale: [locale]}),
      });
    } finally {
      dropStaleCache(site, startMs);
    }
  }
} catch (error) {
  stop(error);
}
