/**
 * Shows a dialog over an inert page, and returns a function that closes it. When a page becomes inert, all of it is restyled, which
 * takes a slow phone 200 ms; so the dialog is painted first, as a popover. A key that comes earlier makes it modal at once, and
 * then acts on it.
 */
export function showAsModal(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  // Missing before Safari 17.
  if (!('popover' in HTMLElement.prototype)) {
    dialog.showModal();
    return close;
  }
  let timer: number | undefined;
  dialog.popover = 'manual';
  dialog.showPopover();
  addEventListener('keydown', makeModal, {capture: true});
  const frame = requestAnimationFrame(() => {
    // After the frame has been painted.
    timer = window.setTimeout(makeModal);
  });
  return () => {
    if (dialog.popover !== null) hide();
    close();
  };

  function makeModal() {
    const focused = dialog.querySelector<HTMLElement>(':focus');
    hide();
    dialog.showModal();
    // A control that was tapped before: the browser focuses the first one.
    focused?.focus();
  }

  function hide() {
    removeEventListener('keydown', makeModal, {capture: true});
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    dialog.hidePopover();
    dialog.popover = null;
  }
}
