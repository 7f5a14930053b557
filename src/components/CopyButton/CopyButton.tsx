import {type ReactNode, useEffect, useState} from 'react';

export interface CopyButtonProps {
  className?: string | undefined;
  /** The label before a click. */
  label?: string;
  /** Returns the text to copy; called at the click. */
  readText: () => string;
  onRefused?: () => void;
}

type Outcome = 'ready' | 'copied' | 'refused';

const LABELS: Record<Exclude<Outcome, 'ready'>, string> = {
  copied: 'Copied',
  refused: 'Select the text and copy it',
};

/** How long the outcome stays on the button, in milliseconds. */
export const OUTCOME_DURATION = 3000;

/** A button that copies a text and says whether the browser let it. */
export function CopyButton({className, label = 'Copy', readText, onRefused}: CopyButtonProps): ReactNode {
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
      onRefused?.();
    }
  }

  return (
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{outcome === 'ready' ? label : LABELS[outcome]}</span>
    </button>
  );
}
