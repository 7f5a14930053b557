import type {Page} from '@playwright/test';
import axe from 'axe-core';

export interface Analysis {
  /** Rules of axe; all that WCAG 2.2 AA asks for when there are none. */
  rules?: string[];
  /** Rules of axe to leave out. */
  without?: string[];
  /** The elements to look at; the whole page when there is none. */
  selector?: string;
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Gives axe to a page. @axe-core/playwright does it for every analysis, which takes longer than the analysis. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds on a page that it was given to: rule and elements. */
export function findViolations(
  page: Page,
  {rules, without = [], selector}: Analysis = {},
): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: WCAG_22_AA},
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
