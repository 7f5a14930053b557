import type {Page} from '@playwright/test';
import {readOnlyTest} from '../support/readOnlyTest';
import {openDesk} from './axeDesk';

interface WorkerFixtures {
  /** What axe has seen at a width, on all pages of a worker. A failure ends the worker. */
  seenAt: (width: number) => Set<string>;
  desk: Page;
}

/** The test for checks by axe of pages that are only looked at. */
export const deskTest = readOnlyTest.extend<object, WorkerFixtures>({
  desk: [async ({sharedContext}, use) => use(await openDesk(sharedContext)), {scope: 'worker'}],
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
