import {expect, it} from 'vitest';
import {readBrowserReport, readVitestReport} from './readReports.mjs';

it('counts what passed in a report of Vitest, and names what failed by file, title and reason', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/site/lib/a.test.ts',
        status: 'failed',
        assertionResults: [
          {fullName: 'reads', status: 'passed'},
          {
            fullName: 'writes',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
          },
        ],
      },
      {name: '/site/lib/b.test.ts', status: 'passed', assertionResults: [{fullName: 'x', status: 'passed'}]},
    ],
  };
  expect(readVitestReport(report, '/site')).toEqual({
    passed: 2,
    failed: 1,
    names: ['lib/a.test.ts: writes (expected 1 to be 2)'],
  });
});

it('counts a file that cannot be loaded as one failure', () => {
  const testResults = [{name: '/site/lib/a.test.ts', status: 'failed', assertionResults: []}];
  expect(readVitestReport({numPassedTests: 0, testResults}, '/site')).toEqual({
    passed: 0,
    failed: 1,
    names: ['lib/a.test.ts'],
  });
});

it('names what failed or was repeated in a report of Playwright, in groups and outside of tests, and counts what was unchanged', () => {
  const tests = [{results: [{}, {error: {message: `It stayed open: ${'?'.repeat(300)}`}}]}];
  const report = {
    stats: {expected: 1, flaky: 1},
    suites: [
      {
        specs: [
          {title: 'opens', file: 'shell/shell.spec.ts', ok: true, tests: [{results: [{}]}]},
          {
            title: 'folds',
            file: 'shell/shell.spec.ts',
            ok: true,
            tests: [{results: [{error: {message: 'It stayed open.'}}, {}]}],
          },
          {
            title: 'loads',
            file: 'pages/everyPage.spec.ts',
            ok: true,
            tests: [{results: [], annotations: [{type: 'unchanged'}, {type: 'skip'}]}],
          },
        ],
        suites: [{specs: [{title: 'closes', file: 'shell/shell.spec.ts', ok: false, tests}]}],
      },
    ],
    errors: [{message: 'The server did not start.\n  at line 1'}],
  };
  expect(readBrowserReport(report)).toEqual({
    passed: 2,
    failed: 2,
    names: [
      `tests/shell/shell.spec.ts: closes (It stayed open: ${'?'.repeat(284)} …)`,
      'The server did not start.',
    ],
    unchanged: 1,
    repeated: ['tests/shell/shell.spec.ts: folds (It stayed open.)'],
  });
});
