import {FocusableButton} from '@site/src/components/FocusableButton/FocusableButton';
import {type ReactNode, type Ref, useState} from 'react';

export interface NoListProps {
  ref: Ref<HTMLButtonElement>;
  /** Why there is no list. */
  text: string;
  onRetry: () => Promise<void>;
}

/** Says that what can be kept is not known, also to screen readers, and asks again; how often tells that a press did something. */
export function NoList({ref, text, onRetry}: NoListProps): ReactNode {
  const [tries, setTries] = useState(1);
  const [isTrying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await onRetry();
    setTrying(false);
    setTries((before) => before + 1);
  }

  return (
    <div role="alert">
      <p>
        {text} {tries > 1 && `Tried ${tries} times.`}
      </p>
      <FocusableButton ref={ref} className="button button--secondary" isDisabled={isTrying} onClick={retry}>
        {isTrying ? 'Trying…' : 'Try again'}
      </FocusableButton>
    </div>
  );
}
