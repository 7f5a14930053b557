import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** Characters: enough for what was expected and what was found. */
const MAX_REASON = 300;

/**
 * What a step of the checks found: how many checks passed and failed, the names of those that failed, each with the
 * beginning of its reason, how many were not run because nothing of theirs has changed since they passed, and the names of
 * those that failed first and passed when they were repeated.
 * @typedef {{passed: number, failed: number, names: string[], unchanged?: number, repeated?: string[]}} Outcome
 *
 * The parts that are read of the reports of Vitest and Playwright.
 * @typedef {{fullName: string, status: string, failureMessages?: string[]}} VitestCase
 * @typedef {{name: string, status: string, assertionResults: VitestCase[]}} VitestFile
 * @typedef {{numPassedTests: number, testResults: VitestFile[]}} VitestReport
 * @typedef {{results: {error?: {message?: string}}[], annotations?: {type: string}[]}} BrowserTest
 * @typedef {{title: string, file: string, ok: boolean, tests?: BrowserTest[]}} BrowserSpec
 * @typedef {{specs: BrowserSpec[], suites?: BrowserSuite[]}} BrowserSuite
 * @typedef {{stats: {expected: number, flaky: number}, suites: BrowserSuite[], errors?: {message?: string}[]}} BrowserReport
 */

/**
 * The outcome in Vitest's JSON report. A file that cannot be loaded has no tests and counts as one failure.
 * @param {VitestReport} report
 * @param {string} root files are named from here
 * @returns {Outcome}
 */
export function readVitestReport({numPassedTests, testResults}, root) {
  const names = testResults.flatMap(({name, status, assertionResults}) => {
    const file = path.relative(root, name).split(path.sep).join('/');
    const cases = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({fullName, failureMessages = []}) => `${file}: ${fullName}${toReason(failureMessages[0])}`);
    return cases.length === 0 && status === 'failed' ? [file] : cases;
  });
  return {passed: numPassedTests, failed: names.length, names};
}

/**
 * The outcome in Playwright's JSON report. An error outside of tests, such as a server that does not start, counts as one
 * failure; a test that passes when it is repeated has passed, and is named.
 * @param {BrowserReport} report
 * @returns {Outcome}
 */
export function readBrowserReport({stats, suites, errors = []}) {
  const specs = suites.flatMap(listSpecs);
  const failed = specs.filter(({ok}) => !ok);
  const repeated = specs.filter(({ok, tests = []}) => ok && tests.some(({results}) => results.length > 1));
  const unchanged = specs.filter(({tests = []}) =>
    tests.some(({annotations = []}) => annotations.some(({type}) => type === 'unchanged')),
  );
  const names = [
    ...failed.map(nameSpec),
    ...errors.map(({message = 'an error without a message'}) => message.split('\n', 1)[0] ?? ''),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: names.length,
    names,
    unchanged: unchanged.length,
    repeated: repeated.map(nameSpec),
  };
}

/**
 * The file and title of a browser test, and the reason of its first failure.
 * @param {BrowserSpec} spec
 */
function nameSpec({file, title, tests = []}) {
  const reasons = tests.flatMap(({results}) => results.map(({error}) => error?.message));
  return `tests/${file}: ${title}${toReason(reasons.find((message) => message !== undefined))}`;
}

/**
 * @param {string | undefined} message of an error, with the colours of a terminal
 * @returns {string}
 */
function toReason(message) {
  if (message === undefined) return '';
  const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim();
  return ` (${text.slice(0, MAX_REASON)}${text.length > MAX_REASON ? ' …' : ''})`;
}

/**
 * @param {BrowserSuite} suite
 * @returns {BrowserSpec[]}
 */
function listSpecs({specs, suites = []}) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
