import {expect, it} from 'vitest';
import {toAddress, toOtherPort} from './runServer.mjs';

it('writes the address of a server with brackets around an IPv6 address', () => {
  expect(toAddress('::1', 3000)).toBe('http://[::1]:3000');
  expect(toAddress('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000');
  expect(toAddress(undefined, 3000)).toBe('http://localhost:3000');
});

it('proposes a port that exists instead of one that is taken', () => {
  expect(toOtherPort(3000)).toBe(3001);
  expect(toOtherPort(65535)).toBe(65534);
});
