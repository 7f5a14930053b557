/** Names that every use of a rare call contains, and imports that can provide any name. A capture as format 2 gives an array of OpenCV. */
const NAMES =
  /cv|CV_|\bcapture\([^)]{0,99}\b2\s{0,9}\)|\b(?:gp|GP|PIL\b)|_(?:pil|PIL)|\b(?:WebSelector|WebNode|CodeScanner|FindBlock|FindImages|gesture|Hid|Ime|location|permission|plug|shell|shizuku|simulate_|Touch)|\bui\b|import_module|__import__|\bimport\s*\*/;

/** Whether a script may call one of `rareOperations`. It may be wrong in that direction only, for example by a comment. */
export function needsRareOperations(scripts: readonly string[]): boolean {
  return scripts.some((script) => NAMES.test(script));
}
