import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from './install.mjs';
import {NEW_SPACE} from './newSpace.mjs';
import {takeArguments} from './readArguments.mjs';
import {readBrowserReport, readVitestReport} from './readReports.mjs';
import {runSteps} from './runSteps.mjs';
import {BROWSER_STEP, SMALL_SITE_STEPS, STEPS} from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./readReports.mjs').Outcome} Outcome
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');
const MAX_NAMES = 40;
/** The number of cores of the smallest machine that runs the checks. */
const MAX_AT_A_TIME = 2;

const values = takeArguments({
  name: 'npm test',
  summary: 'runs all checks; its last line reads "N passed, N failed"',
  options: {
    'no-browser': {says: 'all but the browser tests, which take most of the time'},
    all: {says: 'also what has not changed since it passed'},
  },
});

const total = {passed: 0, failed: 0, unchanged: 0};
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const repeated = [];
let isComplete = false;
/** @type {{name: string, seconds: number}[]} */
const times = [];
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

process.exitCode = 1;
// In this handler alone, so that the closing lines are printed whatever ends the program.
process.on('exit', () => {
  for (const child of children) stop(child);
  if (!isComplete) {
    total.failed += 1;
    failures.push('the checks: ended before their last step');
  }
  for (const {name, seconds} of times) console.log(`${seconds.toFixed(0).padStart(4)} s  ${name}`);
  for (const name of repeated) console.log(`passed when repeated: ${name}`);
  for (const failure of failures.slice(0, MAX_NAMES)) console.log(`failed: ${failure}`);
  if (failures.length > MAX_NAMES) console.log(`failed: ${failures.length - MAX_NAMES} more`);
  if (total.unchanged > 0)
    console.log(`${total.unchanged} not run: unchanged since they passed (npm test -- --all runs them too)`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

installPackages();
// Imported here: its packages exist only after the installation.
const {findChromium} = await import('./chromium.mjs');
const chromium = values['no-browser'] ? '' : findChromium();
rmSync(RESULTS, {recursive: true, force: true});

const actions = {
  /** @param {Step} step */
  async run(step) {
    const start = performance.now();
    const {status, output} = await execute(step);
    const seconds = (performance.now() - start) / 1000;
    const outcome = readOutcome(step, status);
    console.log(`\n── ${step.name}: ${outcome.failed} failed, ${seconds.toFixed(0)} s\n${output}`);
    times.push({name: step.name, seconds});
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.unchanged += outcome.unchanged ?? 0;
    repeated.push(...(outcome.repeated ?? []).map((name) => `${step.name}: ${name}`));
    failures.push(...outcome.names.map((name) => `${step.name}: ${name}`));
    return outcome.failed === 0;
  },
  /**
   * @param {Step} step
   * @param {string} missing
   */
  skip(step, missing) {
    total.failed += 1;
    failures.push(`${step.name}: not run, it needs ${missing}`);
  },
};
const steps = values['no-browser'] ? STEPS : [...STEPS, ...SMALL_SITE_STEPS];
const passed = await runSteps(steps, MAX_AT_A_TIME, actions);
// Alone: other steps would take the processor from it, and its times and timeouts would suffer.
if (!values['no-browser']) await runSteps([BROWSER_STEP], 1, actions, passed);
isComplete = true;
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs the program of a step; returns its exit status and, unless it is live, its output.
 * @param {Step} step
 * @returns {Promise<{status: number | null, output: string}>}
 */
function execute({command: [program = '', ...words], variables, isLive = false}) {
  const child = spawn(program, words, {
    cwd: ROOT,
    // A group of its own, so that what it starts can be ended with it.
    detached: process.platform !== 'win32',
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
      CI: 'true',
      ...(chromium && {CHROME_PATH: chromium}),
      // Node's warnings about the tools say nothing about the site.
      NODE_NO_WARNINGS: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${NEW_SPACE}`,
      ...(values.all && {CHECK_ALL: 'true'}),
      ...variables,
    },
  });
  children.add(child);
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({status: null, output: error.message}));
    child.once('close', (status) => resolve({status, output: Buffer.concat(chunks).toString()}));
  }).finally(() => children.delete(child));
}

/**
 * Ends a program and the processes that it has started.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  try {
    if (child.pid === undefined || process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has just ended by itself; an error here would keep the closing lines from being printed.
  }
}

/**
 * The outcome of a step. A program that ends with an error, but reports no failure, counts as one failure.
 * @param {Step} step
 * @param {number | null} status
 * @returns {Outcome}
 */
function readOutcome({report}, status) {
  const reported = report === undefined ? {passed: 0, failed: 0, names: []} : readReport(report);
  if (reported === undefined) return {passed: 0, failed: 1, names: ['ended without a report']};
  if (status !== 0 && reported.failed === 0) {
    return {...reported, failed: 1, names: [`ended with status ${status ?? 'none'}`]};
  }
  return report === undefined ? {passed: 1, failed: 0, names: []} : reported;
}

/**
 * @param {NonNullable<Step['report']>} report
 * @returns {Outcome | undefined}
 */
function readReport({kind, file}) {
  try {
    const report = JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8'));
    return kind === 'vitest' ? readVitestReport(report, ROOT) : readBrowserReport(report);
  } catch {
    return undefined;
  }
}
