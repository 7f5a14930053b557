/** Names without which none of the rare calls is reached, and imports that may bring any name. */
const NAMES =
  /\b(?:gp|GP)|\b(?:WebSelector|WebNode|CodeScanner|FindImages|location|permission|plug|shell|shizuku)|\bui\b|import_module|__import__|\bimport\s*\*/;

/** Whether one of these scripts may call what `rareOperations` does; also when it only says so in a comment. */
export function needsRareOperations(scripts: readonly string[]): boolean {
  return scripts.some((script) => NAMES.test(script));
}
