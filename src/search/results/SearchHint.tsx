import type {ReactNode} from 'react';

/** Says what can be typed. */
export function SearchHint(): ReactNode {
  return (
    <>
      Type what you want to do, a call, or an error message, such as <em>tap a picture</em>,{' '}
      <em>Clipboard.put</em> or <em>KeyError</em>.
    </>
  );
}
