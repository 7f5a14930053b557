import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {findChromium} from '../../scripts/chromium.mjs';
import {keepVerdicts, type Verdicts} from '../../scripts/keepVerdicts';
import {fingerprintPages, type PageFingerprints} from '../support/fingerprintPages';

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
  /** A hash of a page's HTML and its own scripts; undefined when it has no script of its own. */
  fingerprint: PageFingerprints['ofPage'];
}

/** The verdicts on pages, under rules that change with shared scripts, styles, the check and the browser. */
export function keepPageVerdicts(): PageVerdicts {
  const {shared, ofPage} = fingerprintPages();
  const {stdout} = spawnSync(findChromium(), ['--version'], {encoding: 'utf8'});
  const rules = [shared, fingerprintFiles(ROOT, CHECK), stdout].join('\n');
  return {...keepVerdicts(ROOT, 'pages', rules), fingerprint: ofPage};
}
