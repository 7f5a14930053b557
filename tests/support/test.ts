import path from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import {openAxePage} from './axePage';
import {type OtherBuild, type RunningSite, serveOtherBuild} from './otherBuilds';
import {type Seen, shareSeen} from './shareSeen';
import {type Faults, watchFaults} from './watchFaults';

interface Fixtures {
  /** Watches all tabs of the test, which fails at its end if there was a fault that it has not allowed. */
  faults: Faults;
  /** Shapes and looks that axe has checked at a width, on all pages of the run. What a test adds, others know once it has passed. */
  seenAt: Seen['at'];
  /** Gives the origin of another build than the site itself, which is served until the test ends. */
  otherSite: (name: OtherBuild) => Promise<string>;
}

/** What the tests of a worker share. All of it is here: for a test with more of it than the one before, Playwright starts a new worker. */
interface WorkerFixtures {
  sharedContext: BrowserContext;
  /** The page of tests that only look (readOnlyTest.ts). */
  sharedPage: Page;
  /** The page of tests that only look while the clock runs on. */
  clockedPage: Page;
  /** The page in which axe checks copies of pages. */
  axePage: Page;
  /** What axe has checked, for `seenAt`. After a failure Playwright starts a new worker, which does not know what the old one added. */
  seen: Seen;
}

/** The options of a context that several tests use, as those of all other tests. */
const READER: BrowserContextOptions = {
  baseURL: `http://localhost:${process.env.SITE_PORT}`,
  reducedMotion: 'reduce',
};

/** Playwright's test with what the tests of a worker share, for tests that judge by themselves what went wrong. */
export const unwatchedTest = base.extend<object, WorkerFixtures>({
  sharedContext: [
    async ({browser}, use) => {
      const context = await browser.newContext(READER);
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],

  sharedPage: [async ({sharedContext}, use) => use(await sharedContext.newPage()), {scope: 'worker'}],

  clockedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext(READER);
      await context.clock.install();
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],

  axePage: [async ({sharedContext}, use) => use(await openAxePage(sharedContext)), {scope: 'worker'}],

  seen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use, {project}) => {
      // The parent is the run, of which there may be several.
      await use(shareSeen(path.join(project.outputDir, `seen-${process.ppid}`)));
    },
    {scope: 'worker'},
  ],
});

/** Playwright's test, with fixtures for all browser tests of this site. */
export const test = unwatchedTest.extend<Fixtures>({
  faults: [
    async ({context}, use) => {
      const faults = watchFaults(context);
      await use(faults);
      faults.stop();
      // `reuseContext` does not reset this.
      await context.setOffline(false);
      expect(faults.findForbidden()).toEqual([]);
    },
    {auto: true},
  ],

  seenAt: async ({seen}, use, testInfo) => {
    await use((width) => seen.at(width));
    if (testInfo.errors.length === 0) seen.share();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
  otherSite: async ({}, use) => {
    const sites: RunningSite[] = [];
    await use(async (name) => {
      const site = await serveOtherBuild(name);
      sites.push(site);
      return site.origin;
    });
    for (const site of sites) site.stop();
  },
});

export {expect};
