import {hashText} from '@site/lib/text/hashText';

/**
 * The storage key of the draft of a sample; `page` is the path of the page that shows it. The key contains a hash of the
 * sample, so that an old draft never covers a new text.
 */
export function nameDraft(page: string, original: string): string {
  return `phone-draft:${page}:${hashText(original)}`;
}

/** Reads the draft of this tab, else the one that any tab stored last; `undefined` without any, or when the browser refuses. */
export function readDraft(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft for this tab, and for tabs that are opened later, or removes it; `false` when the browser refuses. */
export function keepDraft(name: string, text: string | undefined): boolean {
  try {
    for (const store of [localStorage, sessionStorage]) {
      if (text === undefined) store.removeItem(name);
      else store.setItem(name, text);
    }
    return true;
  } catch {
    return false;
  }
}
