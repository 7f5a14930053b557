// @vitest-environment jsdom
import {expect, it, vi} from 'vitest';
import {speakAsWorker} from '../../../tests/fuzz/speakAsWorker';
import {createColorClient} from './createColorClient';

const speak = speakAsWorker();

it('rejects what is asked of a worker that has broken down, before and after', async () => {
  const starting = createColorClient();
  speak('message', {data: {kind: 'started'}});
  const client = await starting;
  const before = expect(client.close(1)).rejects.toThrow('broke down');
  speak('error', {});
  await before;
  await expect(client.close(2)).rejects.toThrow('broke down');
});

it('says what to do when neither worker nor search loads', async () => {
  vi.doMock('@site/lib/colors/createColorService', () => {
    throw new Error('Loading chunk 7 failed');
  });
  const starting = createColorClient();
  speak('error', {});
  await expect(starting).rejects.toThrow('Check your network connection, and reload the page.');
  vi.doUnmock('@site/lib/colors/createColorService');
});
