import type {StubLocation} from './model';

/** The error for a stub that cannot be read, in one line: file, line and reason. */
export function stubError({file, line}: StubLocation, reason: string): Error {
  return new Error(`${file}:${line}: ${reason}`);
}
