import {toMessage} from '../errors/toMessage';

/** What the text of a JSON file holds; throws one line that names the file when it is not JSON. */
export function readJson(text: string, file: string): unknown {
  try {
    // Some editors of Windows begin a file with this mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    // Without the error as its cause: of a chain, the build says the innermost alone, which names no file.
    throw new Error(`${file}: the file is not JSON: ${toMessage(error).replace(/\s+/g, ' ')}`);
  }
}
