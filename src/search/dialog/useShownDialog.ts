import {type RefObject, useEffect, useEffectEvent, useRef} from 'react';

/** Shows the dialog over the page as long as it is open; its field then has the focus whenever nothing else in it has. */
export function useShownDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onShown: () => void,
): void {
  const opener = useRef<Element>(null);

  const show = useEffectEvent(() => {
    // A dropdown of the navbar closes when the focus leaves it: a link in it could not take the focus back, its button can.
    document.activeElement?.closest('.dropdown')?.querySelector('button')?.focus();
    opener.current = document.activeElement;
    dialog.current?.showModal();
    onShown();
  });

  useEffect(() => {
    if (isOpen) show();
    else hide(dialog.current, opener.current);
  }, [isOpen, dialog]);

  // What had the focus may be gone, such as a suggestion that was taken or a hit that was removed.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) field.current?.focus();
  });
}

function hide(dialog: HTMLDialogElement | null, opener: Element | null): void {
  dialog?.close();
  // Where nothing had the focus before, what is hidden now keeps it until the next frame: a shortcut would be typed into it.
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && dialog?.contains(focused)) focused.blur();
  // It was in the menu, which is gone when the screen has turned wide.
  if (opener?.isConnected === false)
    dialog?.parentElement?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();
}
