/** A script that hands a text over to whoever has put it into the page: as `data-text` of its own element. */
export function toScript(text: string): string {
  return `document.currentScript.dataset.text=${JSON.stringify(text)};`;
}
