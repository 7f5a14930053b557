import type {ComponentProps, ReactNode} from 'react';

export interface FocusableButtonProps extends ComponentProps<'button'> {
  /** Whether there is nothing for it to do now. */
  isResting: boolean;
}

/** A button that may come to rest when it is pressed. It is not `disabled`, which would take the focus away. */
export function FocusableButton({isResting, onClick, ...props}: FocusableButtonProps): ReactNode {
  return (
    <button type="button" {...props} aria-disabled={isResting} onClick={isResting ? undefined : onClick} />
  );
}
