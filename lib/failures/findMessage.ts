import type {PhrasingContent, RootContent} from 'mdast';

/** The name of an exception, which Python prints before its text, or alone when there is none: `KeyError`, `cv2.error`. */
const EXCEPTION = /^(?:\w+\.)*(?:[A-Z]\w*(?:Error|Exception|Interrupt|Timeout|Schema)|error)\b/;
/** A list of words is what a program says; these have words too, but are code or commands to type. */
const CODE = /^(?:from|import|pip|adb|python3?) |^[\w.]+(?:\([^)]*\))? [-+|=] [\w.]+$/;
/** A label that a program prints before a value: `Refused:`; a sentence of one word: `Saved.`; words in Chinese. */
const LABEL = /^\p{L}+[:.!?]$|^\p{Script=Han}{2}/u;

/**
 * The message in a symptom, letter by letter: the first code in it that is what a program prints, not the mere name of a
 * call, a value, a file or an address.
 */
export function findMessage(symptom: readonly RootContent[]): string | undefined {
  return symptom
    .flatMap((node) => (node.type === 'strong' ? node.children : []))
    .flatMap(listCodes)
    .find(isMessage);
}

function listCodes(node: PhrasingContent): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(listCodes) : [];
}

function isMessage(code: string): boolean {
  if (EXCEPTION.test(code) || LABEL.test(code)) return true;
  return code.includes(' ') && !CODE.test(code);
}
