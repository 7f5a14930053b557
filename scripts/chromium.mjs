import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** The shell first: it has no windows of its own to draw, and takes a fifth of the processor time less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...system, MAC_CHROME, chromium.executablePath()].find(isExecutable);
}

function installFromDebian() {
  console.log('Installing Chromium from Debian …');
  runAptGet('update');
  // Older releases of Debian have no package of the shell.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    if (findInstalled() !== undefined) return;
    runAptGet('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk');
  }
}

/** @param {...string} words */
function runAptGet(...words) {
  spawnSync('apt-get', words, {stdio: ['ignore', 'ignore', 'inherit']});
}

/**
 * The path of a Chromium for the browser tests: CHROME_PATH, the system's, Playwright's own, or Debian's package when we
 * may install it. Ends the program with one line when there is none.
 */
export function findChromium() {
  const {CHROME_PATH} = process.env;
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') {
    if (isExecutable(CHROME_PATH)) return CHROME_PATH;
    console.error(`CHROME_PATH is "${CHROME_PATH}"; allowed: the path of a Chromium or Chrome program.`);
    return process.exit(1);
  }
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  if (process.getuid?.() === 0 && process.platform === 'linux') installFromDebian();
  const found = findInstalled();
  if (found !== undefined) return found;
  console.error(
    'The browser tests need Chromium: install it, run npx playwright install chromium, or set CHROME_PATH.',
  );
  return process.exit(1);
}
