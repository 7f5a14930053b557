import {toMessage} from '../errors/toMessage';

/**
 * By text: asked again, the parser gives no fields at all, and the page would lack its title
 * (https://github.com/jonschlinkert/gray-matter/issues/166, as in the fork that Docusaurus takes).
 */
const faults = new Map<string, unknown>();

/**
 * What `read` makes of the front matter of a text. Throws one line when that is no YAML: the parser's own names no file, and adds
 * the lines around the place; that place, as line and column, ends its first line.
 */
export async function readYaml<Result>(
  file: string,
  text: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    if (faults.has(text)) throw faults.get(text);
    return await read();
  } catch (error) {
    faults.set(text, error);
    const [reason = ''] = toMessage(error).split('\n');
    throw new Error(`${file}: the front matter is no YAML: ${reason}`);
  }
}
