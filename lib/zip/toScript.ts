/** A script that puts a text into `data-text` of its own element, where whoever has inserted it can read it. */
export function toScript(text: string): string {
  return `document.currentScript.dataset.text=${JSON.stringify(text)};`;
}
