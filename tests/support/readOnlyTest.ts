import type {BrowserContext, Page} from '@playwright/test';
import {test as base} from './test';

interface WorkerFixtures {
  sharedContext: BrowserContext;
  sharedPage: Page;
}

/**
 * The test for checks that only look at pages: one page a worker, whose files and compiled code stay in the cache. What a
 * test finds is an address, a size and a colour mode that another left: it sets its own. It stores nothing, and adds no
 * script, route or clock to the page.
 */
export const readOnlyTest = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${process.env.SITE_PORT}`,
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  sharedPage: [async ({sharedContext}, use) => use(await sharedContext.newPage()), {scope: 'worker'}],
  context: async ({sharedContext}, use) => use(sharedContext),
  page: async ({sharedPage}, use) => use(sharedPage),
});
