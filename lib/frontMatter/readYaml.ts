import {toMessage} from '../errors/toMessage';

/**
 * Errors by text: when it is called again for the same text, the parser returns no fields, and the page would lack its title
 * (https://github.com/jonschlinkert/gray-matter/issues/166, as in the fork that Docusaurus takes).
 */
const faults = new Map<string, unknown>();

/**
 * Calls `read` for the front matter of a text. Throws one line with the file when it is not valid YAML: the parser's own error names
 * no file, and repeats the lines around the mistake below the line that is kept here, which ends with line and column.
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
    throw new Error(`${file}: the front matter is not YAML: ${reason}`);
  }
}
