/**
 * Shows a dialog over an inert page, and gives what closes it again. A page that becomes inert is styled anew as a whole, which
 * takes a slow phone 200 ms; so the dialog is painted first, as a popover. A key that comes before it is modal makes it so at
 * once, and acts on it.
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
    hide();
    dialog.showModal();
  }

  function hide() {
    removeEventListener('keydown', makeModal, {capture: true});
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    dialog.hidePopover();
    dialog.popover = null;
  }
}
