/** A number from 0 to 2³² − 1 for a text, the same everywhere and always: it names, it does not protect. */
export function hashText(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash >>> 0;
}
