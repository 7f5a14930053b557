import {type Browser, chromium, type Locator, type Page} from '@playwright/test';
import {median} from '../lib/bench/median';
import {openSample, writeScript} from '../tests/support/phone';
import {findChromium} from './chromium.mjs';
import {takeArguments} from './readArguments.mjs';
import {readPort} from './readPort.mjs';
import {requireBuild} from './requireBuild.mjs';
import {runProgram} from './runProgram';
import {serveSite} from './serveSite.mjs';

const MOVING =
  'import time\nfrom ascript.android.action import swipe\nfor turn in range(8):\n    swipe(300, 1000, 300, 300, 400)\n    time.sleep(0.3)\n    print(turn)\n';
const WATCHED_MS = 3000;
const LATER_RUNS = 3;

const {rounds: wantedRounds} = takeArguments({
  name: 'npm run bench:phone',
  summary: 'measures how soon a sample of the built site answers, and how evenly its run is played',
  options: {rounds: {value: 'number', kind: 'count', says: 'how often each is measured, 3 without it'}},
});

/** Prints the medians: milliseconds from the press to the output, and frames a second while a run is played. */
async function run(): Promise<number> {
  const rounds = Number(wantedRounds ?? 3);
  const server = await serveSite({directory: requireBuild(), port: 0});
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const measures: [name: string, measure: (page: Page) => Promise<number>][] = [
    ['first output, 4x CPU, warm cache, ms', (page) => timeFirstOutput(page, 4)],
    ['first output, 1x CPU, warm cache, ms', (page) => timeFirstOutput(page, 1)],
    ['later runs, 1x CPU, ms', timeLaterRun],
    ...[1, 4].flatMap((slowdown) =>
      ['1×', '4×'].map((speed): [string, (page: Page) => Promise<number>] => [
        `frames a second, ${slowdown}x CPU, played at ${speed}`,
        (page) => countFrames(page, slowdown, speed),
      ]),
    ),
  ];
  try {
    for (const [name, measure] of measures) {
      const values: number[] = [];
      for (let round = 0; round < rounds; round++)
        values.push(await withPage(browser, `http://localhost:${readPort(server)}`, measure));
      const all = values.map((value) => value.toFixed(0)).join(' ');
      console.log(`${name.padEnd(45)}${median(values)?.toFixed(0).padStart(8)}   (${all})`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return 0;
}

async function withPage(
  browser: Browser,
  baseURL: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({baseURL});
  try {
    const page = await context.newPage();
    // So that the output is not delayed by the playback of the run.
    await page.emulateMedia({reducedMotion: 'reduce'});
    // tsx wraps functions in a helper, `__name`, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Time from the press to the output of a sample on a newly opened page, whose files are in the cache. */
async function timeFirstOutput(page: Page, slowdown: number): Promise<number> {
  await timeRun(await openSample(page), 'warm');
  const sample = await openSample(page);
  await slowDown(page, slowdown);
  return timeRun(sample, 'first');
}

async function timeLaterRun(page: Page): Promise<number> {
  const sample = await openSample(page);
  await timeRun(sample, 'first');
  const times: number[] = [];
  for (let turn = 0; turn < LATER_RUNS; turn++) times.push(await timeRun(sample, `later ${turn}`));
  return median(times) ?? 0;
}

/** Runs a sample that prints a text, and returns the milliseconds from the press to the frame that shows it. */
async function timeRun(sample: Locator, text: string): Promise<number> {
  await writeScript(sample, `print("${text}")\n`);
  // After the first run, the last button is the one that runs it again.
  const button = sample.getByRole('button', {name: /^Run(?: again)?$/}).last();
  await button.waitFor();
  return button.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const figure = element.closest('figure');
        const start = performance.now();
        element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        const look = () => {
          const outputs = [...(figure?.querySelectorAll('pre') ?? [])].map((pre) => pre.textContent.trim());
          if (outputs.includes(wanted)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

async function countFrames(page: Page, slowdown: number, speed: string): Promise<number> {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const sample = await openSample(page);
  await writeScript(sample, MOVING);
  await sample.getByRole('button', {name: 'Run', exact: true}).click();
  await sample.getByRole('button', {name: 'Stop'}).waitFor();
  await sample.getByRole('button', {name: speed, exact: true}).click();
  await slowDown(page, slowdown);
  return page.evaluate(
    (watchedMs) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let frames = 0;
        const count = (now: number) => {
          frames += 1;
          if (now - start < watchedMs) requestAnimationFrame(count);
          else resolve((frames * 1000) / (now - start));
        };
        requestAnimationFrame(count);
      }),
    WATCHED_MS,
  );
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

runProgram(run);
