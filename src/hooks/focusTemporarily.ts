let last: HTMLElement | undefined;

/**
 * Focuses what is not a control, such as a heading. It can take the focus until another gets it this way, and not only as long
 * as it has it: what lies over the page gives the focus back to it, and so does the browser when the reader returns to its window.
 */
export function focusTemporarily(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) {
    last?.removeAttribute('tabindex');
    last = element;
    element.tabIndex = -1;
  }
  element.focus(options);
}
