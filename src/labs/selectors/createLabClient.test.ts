import {IOS_SETTINGS} from '@site/lib/selectors/examples/iosSettings';
import {createLab, type LabRequest} from '@site/lib/selectors/lab/createLab';
import {readControls} from '@site/lib/selectors/tree/readControls';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createLabClient, TookTooLong} from './createLabClient';

vi.mock('@site/lib/selectors/lab/createLab', {spy: true});

const READ: LabRequest = {kind: 'read', source: IOS_SETTINGS};
const TRACE: LabRequest = {kind: 'trace', chain: 'Selector().label("Wi-Fi").find()', wanted: undefined};
const SLOW: LabRequest = {kind: 'trace', chain: 'slow', wanted: undefined};

const SLOW_READ: LabRequest = {kind: 'read', source: 'slow'};

/** Answers at once, but never to SLOW, nor to anything behind SLOW_READ. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly answer = createLab();
  isEnded = false;
  isReading = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage([id, request]: [number, LabRequest]): void {
    this.isReading ||= request.kind === 'read' && request.source === 'slow';
    if (this.isReading || (request.kind === 'trace' && request.chain === 'slow')) return;
    this.dispatchEvent(new MessageEvent('message', {data: [id, this.answer(request)]}));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the worker', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  expect(await client.ask(READ)).toMatchObject({kind: 'opened', tree: {platform: 'ios'}});
  expect(await client.ask(TRACE)).toMatchObject({trace: {counts: [2]}});
});

it('gives up what takes too long, and goes on with the same tree in another worker', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  await client.ask(READ);
  const slow = expect(client.ask(SLOW)).rejects.toThrow(TookTooLong);
  await vi.advanceTimersByTimeAsync(10_000);
  await slow;
  expect(FakeWorker.started.map(({isEnded}) => isEnded)).toEqual([true, false]);
  expect(await client.ask(TRACE)).toMatchObject({trace: {counts: [2]}});
});

it('opens another tree at once while one is being read, of which nothing is heard any more', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  await client.ask(READ);
  const settled = vi.fn();
  client.ask(SLOW_READ).then(settled, settled);
  const traced = client.ask(TRACE);
  expect(await client.ask(READ)).toMatchObject({kind: 'opened'});
  expect(await traced).toMatchObject({kind: 'traced'});
  expect(FakeWorker.started.map(({isEnded}) => isEnded)).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
});

it('lets a dump be read to its end although a chain is asked for meanwhile', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  const settled = vi.fn();
  for (const request of [SLOW_READ, TRACE]) client.ask(request).then(settled, settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled.mock.calls).toEqual([[expect.any(TookTooLong)], [expect.any(TookTooLong)]]);
});

it('waits longer for a screen than for a chain: the script of the worker may be on its way', async () => {
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      override postMessage() {}
    },
  );
  const settled = vi.fn();
  createLabClient()
    .ask({kind: 'open', tree: readControls(IOS_SETTINGS)})
    .then(settled, settled);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(TookTooLong));
});

it('answers in the page where workers are refused', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  );
  const client = createLabClient();
  await client.ask(READ);
  expect(await client.ask(TRACE)).toMatchObject({trace: {counts: [2]}});
});

it('answers in the page, also what was asked before, when the worker does not start', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  await client.ask(READ);
  const asked = client.ask(SLOW);
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  expect(await asked).toMatchObject({kind: 'traced', parsed: {problem: {from: 0}}});
  expect(await client.ask(TRACE)).toMatchObject({trace: {counts: [2]}});
});

it('answers in the page what waits when the browser starts no second worker', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  await client.ask(READ);
  client.ask(SLOW_READ);
  const traced = client.ask(TRACE);
  vi.stubGlobal('Worker', undefined);
  client.ask(READ);
  expect(await traced).toMatchObject({trace: {counts: [2]}});
});

it('says at once what ends the worker and cannot be answered in the page either', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const client = createLabClient();
  await client.ask(READ);
  const asked = expect(client.ask(SLOW)).rejects.toThrow(RangeError);
  vi.mocked(createLab).mockReturnValueOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  await asked;
});
