import {expectGone, openSample, run, runInWorker, writeScript} from '../support/phone';
import {expect, test} from '../support/test';

/** How a script that means ill ends, in the words of the page. */
const HOSTILE: readonly (readonly [what: string, script: string, end: RegExp])[] = [
  [
    'a loop that calls for ever',
    'from ascript.android import action\nwhile True:\n    action.click(1, 1)\n',
    /The simulation ended the script: more than \d+ (?:calls|lines|seconds)/,
  ],
  [
    'a loop that never calls',
    'while True:\n    pass\n',
    /The simulation ended the script: more than \d+ (?:lines|seconds)/,
  ],
  ['a recursion without end', 'def f():\n    f()\nf()\n', /RecursionError/],
  [
    'a text of a gigabyte',
    'a = "x" * 2 ** 30\nprint(len(a))\n',
    /needs more memory than a run may use|MemoryError|OverflowError/,
  ],
  [
    'a million prints',
    'for n in range(1000000):\n    print("again and again", n)\n',
    /The simulation ended the script: more than \d+ (?:characters|lines|seconds)/,
  ],
  [
    'threads',
    'import threading\ndef f():\n    while True:\n        pass\nfor _ in range(50):\n    threading.Thread(target=f).start()\n',
    /The script has ended\./,
  ],
  [
    'what writes into the packages',
    `import js, os, sim, time
for folder, _, names in [("/packages", [], os.listdir("/packages"))]:
    for name in names:
        if name.endswith(".py"):
            open("/packages/" + name, "w").write("raise SystemExit")
sim.ask = None
time.sleep = None
print = None
`,
    /The script has ended\./,
  ],
];

for (const [what, script, end] of HOSTILE)
  test(`${what} leaves the page usable, and the next run is clean`, async ({page}) => {
    const sample = await openSample(page, script);
    const worker = await runInWorker(sample);
    await expect(sample.getByText(end).filter({visible: true}).first()).toBeVisible({timeout: 60_000});
    await expectGone(worker, page);
    await writeScript(sample, 'import time\ntime.sleep(1)\nprint("clean", "f" in globals())\n');
    await run(sample);
    await expect(sample.locator('pre', {hasText: 'clean'}).last()).toHaveText('clean False', {
      timeout: 30_000,
    });
    await sample.getByRole('button', {name: 'Close'}).click();
    await expect(sample.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
  });
