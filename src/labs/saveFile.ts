/** How long the browser may take to fetch the file, in milliseconds: Safari begins after the click. */
const FETCH_MS = 40_000;

/** Lets the browser download a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCH_MS);
}
