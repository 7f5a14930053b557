import type {StubLocation} from './model';

/** The one line that stops the build when a stub cannot be read: file, line and reason. */
export function stubError({file, line}: StubLocation, reason: string): Error {
  return new Error(`${file}:${line}: ${reason}`);
}
