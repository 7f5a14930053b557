import {type RefObject, useEffect, useEffectEvent} from 'react';

/** Shows the dialog over the page as long as it is open; its field then has the focus whenever nothing else in it has. */
export function useShownDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onShown: () => void,
): void {
  const show = useEffectEvent(() => {
    // A dropdown of the navbar closes when the focus leaves it: a link in it could not take the focus back, its button can.
    document.activeElement?.closest('.dropdown')?.querySelector('button')?.focus();
    dialog.current?.showModal();
    onShown();
  });

  useEffect(() => {
    if (isOpen) show();
    else dialog.current?.close();
  }, [isOpen, dialog]);

  // What had the focus may be gone, such as a suggestion that was taken or a hit that was removed.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) field.current?.focus();
  });
}
