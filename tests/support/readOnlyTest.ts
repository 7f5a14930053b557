import {test as base} from './test';

/**
 * A test for checks that only look at pages. All tests of a worker share one page, so that files and compiled code stay in
 * its cache. A test finds the address, size and colour mode that an earlier one has left, and sets its own. It must not store
 * anything, nor add a script, route or clock to the page.
 */
export const readOnlyTest = base.extend({
  context: async ({sharedContext}, use) => use(sharedContext),
  page: async ({sharedPage}, use) => use(sharedPage),
});
