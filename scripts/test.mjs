import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(root, 'test-results');

/**
 * One step of the checks: a program of node_modules/.bin or a script of ours, and how to count what it checked. A step
 * without a report of its own counts as one check. `variables` are added to the environment.
 * @typedef {{name: string, command: string[], count?: () => Count, variables?: Record<string, string>}} Step
 * @typedef {{passed: number, failed: number}} Count
 */

/** @param {string} file */
function readReport(file) {
  return JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8'));
}

/**
 * @param {string} file
 * @returns {() => Count}
 */
function countVitest(file) {
  return () => {
    const {numPassedTests, numFailedTests, numFailedTestSuites} = readReport(file);
    // A file that cannot be loaded fails without a test of its own.
    return {passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites)};
  };
}

/** @returns {Count} */
function countBrowser() {
  const {stats} = readReport('browser.json');
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

/** @type {Step[]} */
const STEPS = [
  {name: 'types', command: ['tsc']},
  {name: 'samples', command: ['tsx', 'scripts/checkSamples.ts']},
  {name: 'lint', command: ['biome', 'check', '--error-on-warnings']},
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit', ...vitestReport('unit.json')],
    count: countVitest('unit.json'),
  },
  {name: 'build', command: ['node', 'scripts/docusaurus.mjs', 'build']},
  {name: 'html', command: ['html-validate', 'build']},
  {
    name: 'content tests',
    command: ['vitest', 'run', '--project', 'content', ...vitestReport('content.json')],
    count: countVitest('content.json'),
  },
  {name: 'weight', command: ['tsx', 'scripts/benchWeight.ts']},
  {
    name: 'build under another base URL',
    command: ['node', 'scripts/docusaurus.mjs', 'build', 'test-results/base'],
    variables: {BASE_URL: '/some/base/'},
  },
  {
    name: 'build that opens from a file',
    command: ['node', 'scripts/docusaurus.mjs', 'build', 'test-results/hash'],
    variables: {HISTORY_MODE: 'hash'},
  },
  {
    name: 'build with two docs versions',
    command: ['node', 'scripts/docusaurus.mjs', 'build', 'test-results/versions', 'tests/fixtures/versions'],
  },
  {name: 'browser tests', command: ['playwright', 'test'], count: countBrowser},
];

/** @param {string} file */
function vitestReport(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(RESULTS, file)}`];
}

/**
 * @param {Step} step
 * @param {string} chromium
 * @returns {Count}
 */
function run({name, command: [program = '', ...words], count, variables}, chromium) {
  console.log(`\n── ${name}`);
  const bin = path.join(root, 'node_modules', '.bin');
  const {status} = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      CI: 'true',
      CHROME_PATH: chromium,
      // One warning of a tool per run says nothing about the site.
      NODE_NO_WARNINGS: '1',
      ...variables,
    },
  });
  if (count === undefined) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  const {passed, failed} = count();
  return {passed, failed: status === 0 ? failed : Math.max(failed, 1)};
}

installPackages();
// Imported here: its packages exist only after the installation.
const {findChromium} = await import('./chromium.mjs');
const chromium = findChromium();
rmSync(RESULTS, {recursive: true, force: true});

const total = {passed: 0, failed: 0};
for (const step of STEPS) {
  const {passed, failed} = run(step, chromium);
  total.passed += passed;
  total.failed += failed;
  // Whatever follows reads the built site.
  if (step.name === 'build' && failed > 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
