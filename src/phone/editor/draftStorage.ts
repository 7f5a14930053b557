import {hashText} from '@site/lib/text/hashText';

/**
 * The storage key of the draft of a sample; `page` is the path of the page that shows it. The key contains a hash of the
 * sample, so that an old draft never covers a new text.
 */
export function nameDraft(page: string, original: string): string {
  return `phone-draft:${page}:${hashText(original)}`;
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
