/**
 * Tells the style sheet before the first paint how the reader has chosen to see long lines on an earlier page. The blocks do so by
 * themselves once React runs (src/components/CodeBlock), when the text would move under the eyes of who reads it already.
 *
 * Runs inline in every page, as the text of this function: it can use nothing from outside itself.
 */
export function showChosenWrapping(): void {
  try {
    const {dataset} = document.documentElement;
    if (localStorage.getItem('wrapCode') === 'true') dataset.wrapCode = 'true';
    if (localStorage.getItem('wrapOutput') === 'false') dataset.wrapOutput = 'false';
  } catch {
    // Storage is blocked, so no choice is stored.
  }
}
