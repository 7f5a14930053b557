import {test as base, expect} from '@playwright/test';
import {type OtherBuild, type RunningSite, serveOtherBuild} from './otherBuilds';
import {type Faults, watchFaults} from './watchFaults';

interface Fixtures {
  /** Watches all tabs of the test, which fails at its end if there was a fault that it has not allowed. */
  faults: Faults;
  /** Gives the origin of another build than the site itself, which is served until the test ends. */
  otherSite: (name: OtherBuild) => Promise<string>;
}

/** Playwright's test, with fixtures for all browser tests of this site. */
export const test = base.extend<Fixtures>({
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
