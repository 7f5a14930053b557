import path from 'node:path';

/**
 * What a step of the checks found: how many checks passed and failed, and the names of those that failed.
 * @typedef {{passed: number, failed: number, names: string[]}} Outcome
 *
 * The parts that are read of the reports of Vitest and Playwright.
 * @typedef {{fullName: string, status: string}} VitestCase
 * @typedef {{name: string, status: string, assertionResults: VitestCase[]}} VitestFile
 * @typedef {{numPassedTests: number, testResults: VitestFile[]}} VitestReport
 * @typedef {{title: string, file: string, ok: boolean}} BrowserSpec
 * @typedef {{specs: BrowserSpec[], suites?: BrowserSuite[]}} BrowserSuite
 * @typedef {{stats: {expected: number}, suites: BrowserSuite[], errors?: {message?: string}[]}} BrowserReport
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
      .map((test) => `${file}: ${test.fullName}`);
    return cases.length === 0 && status === 'failed' ? [file] : cases;
  });
  return {passed: numPassedTests, failed: names.length, names};
}

/**
 * The outcome in Playwright's JSON report. An error outside of tests, such as a server that does not start, counts as one
 * failure, and so does a test that passes only when it is repeated.
 * @param {BrowserReport} report
 * @returns {Outcome}
 */
export function readBrowserReport({stats, suites, errors = []}) {
  const failed = suites.flatMap(listSpecs).filter(({ok}) => !ok);
  const names = [
    ...failed.map(({file, title}) => `tests/${file}: ${title}`),
    ...errors.map(({message = 'an error without a message'}) => message.split('\n', 1)[0] ?? ''),
  ];
  return {passed: stats.expected, failed: names.length, names};
}

/**
 * @param {BrowserSuite} suite
 * @returns {BrowserSpec[]}
 */
function listSpecs({specs, suites = []}) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
