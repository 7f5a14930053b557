import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/chromium.mjs';

// Chromium heeds the last list alone, so Playwright's own is repeated (chromiumSwitches.ts there). The first two load
// Chromium's address bar as a page of its own beside every page of a test, which takes a fifth of the processor.
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// Without these, Chromium looks up hosts of its own at every start; Debian's build runs as root only without its sandbox.
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];

const MS_A_DAY = 86_400_000;

// Here, before the workers start: each would reckon for itself, and after midnight they would not find the tests of the day before.
process.env.PROBE_SEED ??= String(Math.floor(Date.now() / MS_A_DAY));

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores that a run needs at least: it computes while the others wait for a page.
  workers: 3,
  // The longest page holds 350 API entries; axe needs its time for each.
  timeout: 180_000,
  // In `npm test`, one fault of the machine among nine hundred tests does not cost the run; its last lines name the test.
  retries: process.env.CI === undefined ? 0 : 1,
  // A machine that builds something beside the tests is slow, not wrong.
  expect: {timeout: 15_000},
  reporter: [
    ['line'],
    ['json', {outputFile: 'test-results/browser.json'}],
    ['./tests/pages/noteVerdicts.ts'],
  ],
  outputDir: 'test-results/browser',
  use: {
    // A free port, which the server names below: several suites run at the same time.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_ARGUMENTS},
    // A step that does not come is named, and not the test's whole time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    // One context a worker, emptied between tests with its cache: a new renderer for each test would cost more still.
    reuseContext: true,
    // A colour that is still changing would be measured halfway.
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: {
    command: 'node scripts/serve.mjs --port 0',
    wait: {stdout: /http:\/\/localhost:(?<site_port>\d+)\//},
  },
});
