/** Weak, so that it does not keep a page in memory that the reader has left. */
let last: WeakRef<HTMLElement> | undefined;

/**
 * Focuses what is not a control, such as a heading. It can take the focus until it is pressed or another gets it this way, and not
 * only as long as it has it: what lies over the page gives the focus back to it, and so does the browser when the reader returns
 * to its window.
 */
export function focusTemporarily(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) {
    last?.deref()?.removeAttribute('tabindex');
    last = new WeakRef(element);
    element.tabIndex = -1;
    // A press would give it the focus again, and Tab would go on at its beginning instead of at the place of the press.
    element.addEventListener('pointerdown', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
