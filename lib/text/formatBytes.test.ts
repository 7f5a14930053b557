import {expect, it} from 'vitest';
import {formatBytes} from './formatBytes';

it.each([
  [0, '0 KB'],
  [30_600, '31 KB'],
  [999_400, '999 KB'],
  [999_600, '1.0 MB'],
  [2_440_000, '2.4 MB'],
  [11_700_000, '12 MB'],
  [3_200_000_000, '3.2 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
