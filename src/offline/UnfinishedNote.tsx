import type {ReactNode} from 'react';

export interface UnfinishedNoteProps {
  onRemove: () => void;
}

/** What a load without an end has left, and a button that removes it. */
export function UnfinishedNote({onRemove}: UnfinishedNoteProps): ReactNode {
  return (
    <p>
      A load that has not finished stores files here; the next one goes on with them.{' '}
      <button type="button" className="button button--secondary" onClick={onRemove}>
        Remove them
      </button>
    </p>
  );
}
