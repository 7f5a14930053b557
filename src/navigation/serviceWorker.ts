/** Whether the service worker serves the not-found page in place of one that is not kept offline (lib/offline/markPage.ts). */
export function isNotKept(): boolean {
  return document.querySelector('meta[name=offline-not-kept]') !== null;
}

/**
 * Whether the pages of this site come through its service worker. Where storage is refused, as in a sandboxed frame, browsers
 * throw at the question; so does Node, where pages are built.
 */
export function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
