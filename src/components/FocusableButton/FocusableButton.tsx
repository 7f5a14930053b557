import type {ComponentProps, ReactNode} from 'react';

export interface FocusableButtonProps extends ComponentProps<'button'> {
  isDisabled: boolean;
}

/** A button that keeps the focus while it is disabled: `aria-disabled` in place of `disabled`, which would take it away. */
export function FocusableButton({isDisabled, onClick, ...props}: FocusableButtonProps): ReactNode {
  return (
    <button type="button" {...props} aria-disabled={isDisabled} onClick={isDisabled ? undefined : onClick} />
  );
}
