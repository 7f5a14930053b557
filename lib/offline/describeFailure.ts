import {LostFilesError, WrongFileError} from './makeCopy';

/** What `fetch` fails with when no answer comes, or only a part of one. */
const NETWORK_ERRORS = ['TypeError', 'NetworkError', 'TimeoutError'];

/** Why work on a copy has failed, and what to do. What was kept before is still there, unless the browser has deleted it. */
export function describeFailure(error: unknown): string {
  if (error instanceof WrongFileError)
    return `The server answered with something else for ${error.address}. Perhaps a new release is being put up, or the network wants you to sign in. Open any page, then try again.`;
  if (error instanceof LostFilesError)
    return 'The browser deleted what had arrived while the rest was loading, so that nothing new is kept. Try again.';
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError')
    return 'The browser has no more room for this site. Choose fewer parts, or free some storage, then try again.';
  if (name === 'SecurityError' || name === 'NotAllowedError' || name === 'InvalidStateError')
    return 'The browser refuses to keep pages of this site. Leave private browsing, or allow the site to store data, then try again.';
  if (!NETWORK_ERRORS.includes(name))
    return `The browser gave up (${error}). Reload the page, then try again.`;
  return 'The network broke off. What has arrived stays here: try again to go on from there.';
}
