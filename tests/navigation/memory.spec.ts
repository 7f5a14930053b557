import {openHydrated} from '../support/openPage';
import {expect, test} from '../support/test';

const PATHS = [
  '/docs/android/intro',
  '/docs/ios/intro',
  '/videos',
  '/docs/windows/intro',
  '/shop',
  '/docs/about/us',
];
/** Every page has been opened once by then, and its code is there. */
const WARM_UP = 12;
const NAVIGATIONS = Number(process.env.NAVIGATIONS ?? 48);

test.use({viewport: {width: 1440, height: 900}});

test('many navigations leave no more in memory than a few', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  async function measure() {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {nodes: read('Nodes'), listeners: read('JSEventListeners')};
  }

  async function visit(count: number) {
    for (let step = 1; step <= count; step++) {
      const path = PATHS[step % PATHS.length] ?? '/';
      await page.evaluate((to) => document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click(), path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toHaveCount(1);
    }
  }

  await openHydrated(page, PATHS[0] ?? '/');
  await visit(WARM_UP);
  const early = await measure();
  await visit(NAVIGATIONS - (NAVIGATIONS % PATHS.length));
  const late = await measure();
  console.log(
    `after ${WARM_UP}: ${JSON.stringify(early)}; after ${NAVIGATIONS} more: ${JSON.stringify(late)}`,
  );
  expect(late.nodes).toBeLessThan(early.nodes * 1.2);
  expect(late.listeners).toBeLessThan(early.listeners * 1.2);
});
