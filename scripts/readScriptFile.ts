import {readFileSync} from 'node:fs';
import {toMessage} from '../lib/errors/toMessage';
import {normalizeSource} from '../lib/python/normalizeSource';

/** The script in a file that the command line names; throws one line that names the file when it cannot be read. */
export function readScriptFile(file: string): string {
  try {
    return normalizeSource(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: found ${toMessage(cause)}; allowed: the file of a script`, {cause});
  }
}
