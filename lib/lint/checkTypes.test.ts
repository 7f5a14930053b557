import path from 'node:path';
import {expect, it} from 'vitest';
import {checkTypes} from './checkTypes';

const ROOT = path.resolve(__dirname, '../..');
const checker = {
  pyright: path.join(ROOT, 'node_modules', 'pyright', 'index.js'),
  stubs: {product: path.join(ROOT, 'api'), others: path.join(ROOT, 'api', 'typings')},
};

it('gives the diagnostics of each script, in the order of the scripts', async () => {
  const [none, one] = await checkTypes(['print(1)\n', 'prin(1)\n'], checker);
  expect(none).toEqual([]);
  expect(one).toMatchObject([{severity: 'error', range: {start: {line: 0, character: 0}}}]);
});

it('rejects with the reason of the one who aborts, before it starts and while it runs', async () => {
  const reason = new Error('no longer wanted');
  const signal = AbortSignal.abort(reason);
  await expect(checkTypes(['print(1)\n'], {...checker, signal})).rejects.toBe(reason);
  const controller = new AbortController();
  const checked = checkTypes(['print(1)\n'], {...checker, signal: controller.signal});
  setTimeout(() => controller.abort(reason), 50);
  await expect(checked).rejects.toBe(reason);
});

it('says what stands in the way when pyright gives no report', async () => {
  const pyright = path.join(ROOT, 'node_modules', 'no-pyright.js');
  await expect(checkTypes(['print(1)\n'], {...checker, pyright})).rejects.toThrow(
    /^pyright gave no report: .*Cannot find module/s,
  );
});
