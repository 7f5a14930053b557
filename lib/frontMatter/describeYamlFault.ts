import {toMessage} from '../errors/toMessage';

/**
 * The error of front matter that is no YAML, in one line with its file. The parser's own names none, and adds the lines around
 * the place; that place, as line and column, ends its first line.
 */
export function describeYamlFault(file: string, error: unknown): Error {
  const [reason = ''] = toMessage(error).split('\n');
  return new Error(`${file}: the front matter is no YAML: ${reason}`);
}
