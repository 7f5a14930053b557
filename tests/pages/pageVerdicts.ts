import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describeFiles} from '../../lib/files/describeFiles';
import {findChromium} from '../../scripts/chromium.mjs';
import {keepVerdicts, type Verdicts} from '../../scripts/keepVerdicts';
import {type DescribedPages, describePages} from '../support/describePages';

const ROOT = path.resolve(__dirname, '../..');
/** What a verdict depends on besides the built site: the check's code, the packages, and what shapes the bundler's runtime. */
const CHECK = [
  'tests/pages',
  'tests/support',
  'scripts',
  'playwright.config.ts',
  'config',
  'plugins',
  'package-lock.json',
];

/** The annotation of a test that is skipped, because its page has not changed since it passed. */
export const UNCHANGED = 'unchanged';

/** The annotation that holds the content of a page, for the reporter that records passes (noteVerdicts.ts). */
export const CONTENT = 'content';

export interface PageVerdicts extends Verdicts {
  describe: DescribedPages['describe'];
}

/** The verdicts on pages, under rules that change with shared scripts, styles, the check and the browser. */
export function keepPageVerdicts(): PageVerdicts {
  const {shared, describe} = describePages();
  const {stdout} = spawnSync(findChromium(), ['--version'], {encoding: 'utf8'});
  const rules = [shared, describeFiles(ROOT, CHECK), stdout].join('\n');
  return {...keepVerdicts(ROOT, 'pages', rules), describe};
}
