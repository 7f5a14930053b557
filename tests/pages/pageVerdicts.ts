import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describeFiles} from '../../lib/files/describeFiles';
import {findChromium} from '../../scripts/chromium.mjs';
import {keepVerdicts, type Verdicts} from '../../scripts/keepVerdicts';
import {type DescribedPages, describePages} from '../support/describePages';

const ROOT = path.resolve(__dirname, '../..');
/** The code of the check and what it starts; the packages that it calls, and what makes the runtime of the bundler. */
const CHECK = [
  'tests/pages',
  'tests/support',
  'scripts',
  'playwright.config.ts',
  'config',
  'plugins',
  'package-lock.json',
];

/** The annotation of a test whose page passed before as it is now; the test is not run. */
export const UNCHANGED = 'unchanged';

/** The annotation that holds what a page consists of, for who notes that it passed. */
export const CONTENT = 'content';

export interface PageVerdicts extends Verdicts {
  describe: DescribedPages['describe'];
}

/** The pages that passed before, with the same scripts, styles, check and browser. */
export function keepPageVerdicts(): PageVerdicts {
  const {shared, describe} = describePages();
  const {stdout} = spawnSync(findChromium(), ['--version'], {encoding: 'utf8'});
  const rules = [shared, describeFiles(ROOT, CHECK), stdout].join('\n');
  return {...keepVerdicts(ROOT, 'pages', rules), describe};
}
