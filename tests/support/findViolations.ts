import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Minified: half the size of the module that Node imports, which each page would have to parse. */
const AXE = readFileSync(path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

export interface Analysis {
  /** Rules of axe to run; by default those of `tags`. */
  rules?: string[];
  /** Groups of rules to run; by default WCAG 2.2 AA. */
  tags?: string[];
  /** Rules of axe to leave out. */
  without?: string[];
  /** The elements to check; by default the whole page. */
  selector?: string;
}

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Loads axe into a page, once for all checks there: it takes longer than many of them. */
export async function loadAxe(page: Page): Promise<void> {
  // `undefined` is the result; otherwise Playwright would serialize the whole of axe.
  await page.evaluate(`${AXE}; undefined`);
}

/** What axe finds on a page (after `loadAxe`): the rule and the elements. */
export function findViolations(
  page: Page,
  {rules, tags = WCAG_22_AA, without = [], selector}: Analysis = {},
): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: tags},
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ({context, runOptions}) => {
      const {violations} = await window.axe.run(context ?? document, runOptions);
      return violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
      );
    },
    {context: selector, runOptions: options},
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
