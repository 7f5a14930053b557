import type {ReactNode} from 'react';

/** Shows plain text in which backticks mark code. */
export function InlineText({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    // Every second part was in backticks; the parts of a fixed text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
