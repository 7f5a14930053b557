import {type ReactNode, useEffect, useState} from 'react';

export interface CopyButtonProps {
  className?: string | undefined;
  /** The label before a click. */
  label?: string;
  /** Returns the text to copy; called at the click. */
  readText: () => string;
  onRefused?: () => void;
}

/** How long the outcome stays on the button, in milliseconds. */
export const OUTCOME_DURATION = 3000;

/** A button that copies a text and says whether the browser let it. */
export function CopyButton({className, label = 'Copy', readText, onRefused}: CopyButtonProps): ReactNode {
  /** What the button says about the last press; a new object for each, so that a second press restarts the timer. */
  const [outcome, setOutcome] = useState<{says: string}>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, OUTCOME_DURATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setOutcome({says: 'Copied'});
    } catch {
      // Denied, or `navigator.clipboard` is missing: browsers offer it over HTTPS only.
      setOutcome({says: 'Select the text and copy it'});
      onRefused?.();
    }
  }

  return (
    <button type="button" className={className} onClick={copy}>
      {/* The label is not in it: a screen reader would say that it is back. */}
      <span aria-live="polite">{outcome?.says}</span>
      {!outcome && label}
    </button>
  );
}
