/** Resolves in a later task, before which the browser may paint and handle input. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
