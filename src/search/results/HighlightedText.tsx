import type {Highlighted} from '@site/lib/search/highlight';
import {Fragment, type ReactNode} from 'react';

/** A text of the index with its matches marked; the text is never read as HTML. */
export function HighlightedText({text, ranges}: Highlighted): ReactNode {
  const starts = [0, ...ranges.map(([, end]) => end)];
  return starts.map((from, index) => {
    const range = ranges[index];
    return (
      <Fragment key={from}>
        {text.slice(from, range?.[0])}
        {range && <mark>{text.slice(...range)}</mark>}
      </Fragment>
    );
  });
}
