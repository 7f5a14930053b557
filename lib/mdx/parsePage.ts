import type {Root} from 'mdast';
import {toMessage} from '../errors/toMessage';
import {parseMdx} from './parseMdx';

/** The tree of a page; throws one line that names file and line when the text is not MDX. */
export function parsePage(file: string, text: string): Root {
  try {
    return parseMdx(text);
  } catch (error) {
    // Without the error as its cause: of a chain, the build says the innermost alone, which names no file.
    throw new Error(
      `${file}${describeLine(error)}: the page is not MDX: ${toMessage(error).replace(/\s+/g, ' ')}`,
    );
  }
}

/** A message without a line of its own names its place in words. */
function describeLine(error: unknown): string {
  return error instanceof Error && 'line' in error && typeof error.line === 'number' ? `:${error.line}` : '';
}
