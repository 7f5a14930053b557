import {type ReactNode, useEffect, useState} from 'react';

export interface CopyButtonProps {
  className?: string | undefined;
  /** Gives the text to copy at the moment of the click. */
  readText: () => string;
}

type Outcome = 'ready' | 'copied' | 'refused';

const LABELS: Record<Outcome, string> = {
  ready: 'Copy',
  copied: 'Copied',
  refused: 'Select the text and copy it',
};

/** How long the outcome stays on the button, in milliseconds. */
export const OUTCOME_DURATION = 3000;

/** A button that copies a text and says whether the browser let it. */
export function CopyButton({className, readText}: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('ready');

  useEffect(() => {
    if (outcome === 'ready') return undefined;
    const timer = setTimeout(() => setOutcome('ready'), OUTCOME_DURATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      setOutcome('copied');
    } catch {
      // Denied, or `navigator.clipboard` is missing: browsers offer it over HTTPS only.
      setOutcome('refused');
    }
  }

  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{LABELS[outcome]}</span>
    </button>
  );
}
