/** Lets the browser paint and answer what the reader did before more work follows. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
