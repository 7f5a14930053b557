/** Focuses what is not a control, such as a heading: it can take the focus only as long as it has it. */
export function focusTemporarily(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus(options);
}
