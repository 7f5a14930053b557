/** Whether the service worker serves the not-found page in place of one that is not kept offline (lib/offline/markPage.ts). */
export function isNotKept(): boolean {
  return document.querySelector('meta[name=offline-not-kept]') !== null;
}
