/** Whether the offline worker has put the not-found page in the place of one that is not kept (lib/offline/markPage.ts). */
export function isNotKept(): boolean {
  return document.querySelector('meta[name=offline-not-kept]') !== null;
}
