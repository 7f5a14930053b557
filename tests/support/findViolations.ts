import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as the module that is imported, which a page would have to read each time. */
const AXE = readFileSync(path.resolve(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

export interface Analysis {
  /** Rules of axe; those of `tags` when there are none. */
  rules?: string[];
  /** Groups of rules; WCAG 2.2 AA when there are none. */
  tags?: string[];
  /** Rules of axe to leave out. */
  without?: string[];
  /** The elements to look at; the whole page when there is none. */
  selector?: string;
}

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Gives axe to a page, once for all its analyses: it takes longer than many of them. */
export async function loadAxe(page: Page): Promise<void> {
  // Without the last word the browser would send all of axe back, piece by piece.
  await page.evaluate(`${AXE}; undefined`);
}

/** What axe finds on a page that it was given to: rule and elements. */
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
