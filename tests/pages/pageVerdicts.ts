import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {TestInfo} from '@playwright/test';
import {fingerprintFiles} from '../../lib/files/fingerprintFiles';
import {dropEndSlash} from '../../lib/text/dropEndSlash';
import {findChromium} from '../../scripts/chromium.mjs';
import {keepVerdicts, type Verdicts} from '../../scripts/keepVerdicts';
import {fingerprintPages, type PageFingerprints} from '../support/fingerprintPages';

const ROOT = path.resolve(__dirname, '../..');
/** What a verdict depends on besides the built site: the check's code, the packages, and what shapes the bundler's runtime. */
const CHECK = [
  'tests/pages',
  'tests/keyboard',
  'tests/support',
  'scripts',
  'playwright.config.ts',
  'config',
  'plugins',
  'package-lock.json',
];

/** The annotation of a test that is skipped, because its page has not changed since it passed. */
const UNCHANGED = 'unchanged';

/** The annotation that holds what a test has checked, for the reporter that records passes (noteVerdicts.ts). */
export const SUBJECT = 'subject';

interface PageVerdicts extends Verdicts {
  /** A hash of a page's HTML and its own scripts; undefined when it has no script of its own. */
  fingerprint: PageFingerprints['ofPage'];
}

let kept: PageVerdicts | undefined;

/** Ends a test of one page here, when it has passed and neither the page nor anything that it depends on has changed since. */
export function skipUnchanged(test: TestInfo, route: string): void {
  const {hasPassed, fingerprint} = keepPageVerdicts();
  const content = fingerprint(dropEndSlash(route));
  if (content === undefined) return;
  const subject = `${test.title}\n${content}`;
  const isUnchanged = hasPassed(subject);
  test.annotations.push(isUnchanged ? {type: UNCHANGED} : {type: SUBJECT, description: subject});
  test.skip(isUnchanged);
}

/** The verdicts on pages, under rules that change with shared scripts, styles, the check and the browser. */
export function keepPageVerdicts(): PageVerdicts {
  kept ??= openVerdicts();
  return kept;
}

function openVerdicts(): PageVerdicts {
  const {shared, ofPage} = fingerprintPages();
  const {stdout} = spawnSync(findChromium(), ['--version'], {encoding: 'utf8'});
  const rules = [shared, fingerprintFiles(ROOT, CHECK), stdout].join('\n');
  return {...keepVerdicts(ROOT, 'pages', rules), fingerprint: ofPage};
}
