import {RELOAD_ONLINE} from '../text/reloadOnline';
import {toMessage} from './toMessage';

/**
 * Says why code that is fetched on demand is not there, and what to do: it did not come, or it came and failed as it started.
 * `name` begins the sentence, such as `The workbench`.
 */
export function describeLoadFailure(name: string, error: unknown): string {
  return isNotLoaded(error)
    ? describeMissing(name)
    : `${name} did not start (${toMessage(error)}). Reload the page, or use another browser.`;
}

/** Says that code did not come; the site may also have been released anew. */
export function describeMissing(name: string): string {
  return `${name} did not load. Check your network connection and try again. ${RELOAD_ONLINE}`;
}

/** Whether a file is missing: the bundler names scripts by the name of the error, and styles by its code. */
export function isNotLoaded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}
