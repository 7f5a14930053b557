import type {Page} from '@playwright/test';
import {readOnlyTest} from '../support/readOnlyTest';
import {openAxePage} from './axePage';

interface WorkerFixtures {
  /** Shapes and looks that axe has checked at a width, on all pages of this worker. After a failure Playwright starts a new worker. */
  seenAt: (width: number) => Set<string>;
  axePage: Page;
}

/** A read-only test with a page for axe. */
export const axeTest = readOnlyTest.extend<object, WorkerFixtures>({
  axePage: [async ({sharedContext}, use) => use(await openAxePage(sharedContext)), {scope: 'worker'}],
  seenAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use) => {
      const seen = new Map<number, Set<string>>();
      await use((width) => {
        const atWidth = seen.get(width) ?? new Set();
        seen.set(width, atWidth);
        return atWidth;
      });
    },
    {scope: 'worker'},
  ],
});
