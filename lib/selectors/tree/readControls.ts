import {type ControlTree, TREE_LIMITS, UnreadableTree} from './controlTree';
import {parseXml} from './parseXml';
import {readDumpJson} from './readDumpJson';
import {isControl, readIosXml} from './readIosXml';
import {readUiautomator} from './readUiautomator';

const KINDS =
  'Allowed are the XML of “uiautomator dump”, the JSON of Selector.dump() on Android, and the XML of Selector.xml() on iOS.';

/** Reads the controls of a screen from a text of any known kind; throws `UnreadableTree` with a sentence for the reader. */
export function readControls(source: string): ControlTree {
  if (source.length > TREE_LIMITS.characters)
    throw new UnreadableTree(
      `The text has ${source.length} characters; up to ${TREE_LIMITS.characters} are read.`,
    );
  const text = source.replace(/^\ufeff/, '').trimStart();
  if (text === '') throw new UnreadableTree(`There is no text. ${KINDS}`);
  if (text.startsWith('{') || text.startsWith('[')) return readDumpJson(parseJson(text));
  if (!text.startsWith('<')) throw new UnreadableTree(`This is neither XML nor JSON. ${KINDS}`);
  const root = parseXml(text);
  if (isControl(root) || root.children.some(isControl)) return readIosXml(root);
  if (root.name === 'hierarchy') return readUiautomator(root);
  throw new UnreadableTree(`This XML begins with <${root.name.slice(0, 40)}>. ${KINDS}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A text that is nested too deeply ends the stack, which is not a syntax error.
    const detail = error instanceof SyntaxError ? `: ${error.message.slice(0, 120)}` : '';
    throw new UnreadableTree(`This JSON cannot be read${detail}. Was the text copied to its end?`);
  }
}
