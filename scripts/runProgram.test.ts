import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runProgram} from './runProgram';

let status: typeof process.exitCode;

beforeEach(() => {
  status = process.exitCode;
});

afterEach(() => {
  process.exitCode = status;
  vi.restoreAllMocks();
});

it('ends with the status that the program gives', async () => {
  await runProgram(async () => 3);
  expect(process.exitCode).toBe(3);
});

it('ends with the message of what the program throws, cut to what fits a screen', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await runProgram(async () => {
    throw new Error(`docs: ${'x'.repeat(5000)}`);
  });
  expect(process.exitCode).toBe(1);
  expect(print).toHaveBeenCalledExactlyOnceWith(`docs: ${'x'.repeat(1994)}`);
});
