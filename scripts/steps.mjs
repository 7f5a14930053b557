/**
 * One step of the checks: a program of node_modules/.bin or a script of ours. `report` names the file below test-results/
 * in which the program reports what it checked; a step without one counts as one check. `variables` are added to the
 * environment, and an `isLive` step prints its output while it runs.
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   needs?: string[],
 *   report?: {kind: 'vitest' | 'browser', file: string},
 *   variables?: Record<string, string>,
 *   isLive?: boolean,
 * }} Step
 */

/**
 * Builds and checks the site. Steps that others need, and those that take longest, stand first, so that two at a time finish
 * together.
 * @type {Step[]}
 */
export const STEPS = [
  build('build', []),
  {name: 'types', command: ['tsc']},
  {name: 'lint', command: ['biome', 'check', '--error-on-warnings']},
  vitest('unit', 'document'),
  {name: 'runs', command: ['tsx', 'scripts/checkRuns.ts']},
  {...vitest('content'), needs: ['build']},
  {...vitest('hosts'), needs: ['build']},
  {name: 'samples', command: ['tsx', 'scripts/checkSamples.ts']},
  {name: 'package', command: ['tsx', 'scripts/buildMcp.ts'], needs: ['build']},
  {...vitest('mcp'), needs: ['package']},
  {name: 'html', command: ['tsx', 'scripts/checkHtml.ts'], needs: ['build']},
  {name: 'weight', command: ['tsx', 'scripts/checkWeight.ts'], needs: ['build']},
];

/**
 * Builds of small sites, for what the site itself does not configure. One after another: they share the bundler's cache.
 * @type {Step[]}
 */
export const SMALL_SITE_STEPS = [
  {...buildFewPages('base', 'build below a base URL', {BASE_URL: '/some/base/'}), needs: ['build']},
  {
    ...buildFewPages('hash', 'build that opens from a file', {HISTORY_MODE: 'hash'}),
    needs: ['build below a base URL'],
  },
  {
    ...build('build with two docs versions', [
      '--out-dir=test-results/versions',
      '--site-dir=tests/fixtures/versions',
    ]),
    needs: ['build that opens from a file'],
  },
];

/** @type {Step} */
export const BROWSER_STEP = {
  name: 'browser',
  command: ['playwright', 'test'],
  needs: ['build', ...SMALL_SITE_STEPS.map(({name}) => name)],
  report: {kind: 'browser', file: 'browser.json'},
  isLive: true,
};

/**
 * @param {string} name of the step, and of its Vitest project
 * @param {string[]} projects further projects to run with it
 * @returns {Step}
 */
function vitest(name, ...projects) {
  const file = `${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`];
  return {
    name,
    command: [
      'vitest',
      'run',
      ...[name, ...projects].flatMap((project) => ['--project', project]),
      ...reporters,
    ],
    report: {kind: 'vitest', file},
  };
}

/**
 * @param {string} name
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @returns {Step}
 */
function build(name, words, variables = {}) {
  return {name, command: ['node', 'scripts/docusaurus.mjs', 'build', ...words], variables};
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} variables
 * @returns {Step}
 */
function buildFewPages(folder, name, variables) {
  const words = ['--config=tests/fixtures/fewPages/docusaurus.config.ts', `--out-dir=test-results/${folder}`];
  // Not in `.docusaurus`: the content tests read there what was generated for the site itself.
  const generated = `test-results/${folder}.docusaurus`;
  return build(name, words, {...variables, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated});
}
