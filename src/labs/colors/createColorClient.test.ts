// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {stubWorker} from '../../../tests/fuzz/stubWorker';
import {stubColorWorker} from '../../../tests/support/stubColorWorker';
import type {ColorCall} from './colorMessages';
import {createColorClient} from './createColorClient';

const speak = stubWorker();

it('rejects what is asked of a worker that has broken down, before and after', async () => {
  const starting = createColorClient();
  speak('message', {data: {kind: 'started'}});
  const client = await starting;
  const before = expect(client.close(1)).rejects.toThrow('broke down');
  speak('error', {});
  await before;
  await expect(client.close(2)).rejects.toThrow('broke down');
});

it('says what to do when neither worker nor search starts', async () => {
  vi.doMock('@site/lib/colors/createColorService', () => {
    throw new Error('Wasm code generation disallowed');
  });
  const starting = createColorClient();
  speak('error', {});
  await expect(starting).rejects.toThrow(/^The search of the lab did not start/);
  vi.doUnmock('@site/lib/colors/createColorService');
});

it('sends each call by its name, and gives each caller its own answer, in whatever order they come', async () => {
  const calls: ColorCall[] = [];
  stubColorWorker((call, say) => {
    calls.push(call);
    if (call.name !== 'close') return;
    say({kind: 'failed', id: 2, message: 'There is no picture 2.'});
    say({kind: 'done', id: 1, result: {notes: []}});
  });
  const client = await createColorClient();
  vi.unstubAllGlobals();
  const file = new Uint8Array();
  const opened = client.open({picture: 1, file});
  const closed = expect(client.close(2)).rejects.toThrow('There is no picture 2.');
  expect(await opened).toEqual({notes: []});
  await closed;
  expect(calls).toEqual([
    {id: 1, name: 'open', input: {picture: 1, file}},
    {id: 2, name: 'close', input: 2},
  ]);
});
