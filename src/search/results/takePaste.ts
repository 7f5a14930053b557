import {condense} from '@site/lib/search/query/condense';
import {cleanQuery} from '@site/lib/search/searchParams';
import type {ClipboardEvent} from 'react';

/** Of a pasted text that is too long for a field of the search, the line that says most takes the place of the query. */
export function takePaste(event: ClipboardEvent, onType: (query: string) => void): void {
  const text = event.clipboardData.getData('text');
  const line = condense(text);
  if (line === text) return;
  event.preventDefault();
  onType(cleanQuery(line));
}
