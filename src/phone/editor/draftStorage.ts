/**
 * The storage key of the draft of a sample; `page` is the path of the page that shows it. The key contains a hash of the
 * sample, so that an old draft never covers a new text.
 */
export function nameDraft(page: string, original: string): string {
  let hash = 0;
  for (let index = 0; index < original.length; index++)
    hash = (Math.imul(hash, 31) + original.charCodeAt(index)) | 0;
  return `phone-draft:${page}:${hash >>> 0}`;
}

/** Reads a draft; `undefined` when there is none, or the browser refuses. */
export function readDraft(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it; `false` when the browser refuses. */
export function keepDraft(name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
