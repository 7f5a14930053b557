import {RELOAD_ONLINE} from '../text/reloadOnline';
import {toMessage} from './toMessage';

/** A new release may also have replaced the files. */
const ADVICE_IF_MISSING = `Check your network connection and try again. ${RELOAD_ONLINE}`;

/**
 * Says why code that is fetched on demand is not there, and what to do: it did not come, or it came and failed as it started.
 * `name` begins the sentence, such as `The workbench`.
 */
export function describeLoadFailure(name: string, error: unknown): string {
  return isNotLoaded(error)
    ? describeMissing(name)
    : `${name} did not start (${toMessage(error)}). ${adviseOnFailure(error)}`;
}

/** Says that code did not come, and what to do. */
export function describeMissing(name: string): string {
  return `${name} did not load. ${ADVICE_IF_MISSING}`;
}

/** What to do about code that did not come, or came and failed. */
export function adviseOnFailure(error: unknown): string {
  return isNotLoaded(error) ? ADVICE_IF_MISSING : 'Reload the page, or use another browser.';
}

/** Whether a file is missing: the bundler names scripts by the name of the error, and styles by its code. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
