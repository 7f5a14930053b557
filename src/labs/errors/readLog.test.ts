import {isCutLog, MAX_LOG_LENGTH} from '@site/lib/text/cleanLog';
import {expect, it, vi} from 'vitest';
import {readLog} from './readLog';

it('reads a log, of a huge one only its ends, and of a folder nothing', async () => {
  expect(await readLog(new File(['KeyError: 1'], 'log.txt'))).toBe('KeyError: 1');
  const huge = new File([`first${'x'.repeat(30_000_000)}last`], 'log.txt');
  const whole = vi.spyOn(huge, 'arrayBuffer');
  const parts = vi.spyOn(huge, 'slice');
  const read = await readLog(huge);
  expect(read?.length).toBe(MAX_LOG_LENGTH);
  expect(read).toMatch(/^first/);
  expect(read).toMatch(/last$/);
  expect(isCutLog(read ?? '')).toBe(true);
  expect(whole).not.toHaveBeenCalled();
  expect(parts.mock.results.map(({value}) => value.size)).toEqual([800_000, 800_000]);
  const folder = Object.assign(new File([], 'logs'), {
    arrayBuffer: async () => Promise.reject(new DOMException('a folder', 'NotFoundError')),
  });
  expect(await readLog(folder)).toBeUndefined();
});

it('reads what PowerShell writes', async () => {
  const file = new File([Uint8Array.of(0xff, 0xfe, 0x4b, 0, 0x65, 0)], 'log.txt');
  expect(await readLog(file)).toBe('Ke');
});
