import type {PythonToken} from '../../python/tokenizePython';
import {findNearest} from '../../text/findNearest';
import {ChainError} from './chainError';
import {type ChainPlatform, CONSTANTS} from './methods';
import {readPythonString} from './readPythonString';

/** A value between brackets; a constant whose value is not documented is there by its name. */
export type ArgumentValue = string | number | boolean | null | {constant: string};

const OR = '|';

/**
 * Reads the tokens of one argument: a text, a number, `True`, `False`, `None`, a constant of Selector, texts joined by `+`,
 * `re.escape(…)`. Whatever else may stand there in Python has no value here.
 */
export function readArgument(tokens: readonly PythonToken[], platform: ChainPlatform): ArgumentValue {
  let at = 0;

  function fail(token: PythonToken | undefined, message: string): ChainError {
    const place = token ?? tokens.at(-1);
    return new ChainError(place?.from ?? 0, place?.to ?? 0, message);
  }

  function readSum(): ArgumentValue {
    let value = readAtom();
    while (tokens[at]?.text === '+' || tokens[at]?.text === OR) {
      const sign = tokens[at++];
      const next = readAtom();
      if (sign?.text === '+' && typeof value === 'string' && typeof next === 'string') value += next;
      else if (sign?.text === OR && typeof value === 'number' && typeof next === 'number') value |= next;
      else throw fail(sign, `“${sign?.text}” joins two texts or, as “|”, two numbers.`);
    }
    return value;
  }

  function readAtom(): ArgumentValue {
    const token = tokens[at++];
    if (!token) throw fail(undefined, 'A value is missing.');
    if (token.kind === 'string') return readTexts(token);
    if (token.kind === 'number') return readNumber(token);
    if (token.text === '-') {
      const number = tokens[at++];
      if (number?.kind === 'number') return -readNumber(number);
    }
    if (token.kind === 'open' && /^[fF]|^[rR][fF]/.test(token.text))
      throw fail(token, 'An f-string has no value here: write the text itself.');
    if (token.kind === 'open' && token.text === '(') {
      const value = readSum();
      if (tokens[at++]?.text !== ')') throw fail(tokens[at - 1], 'A bracket “)” is missing.');
      return value;
    }
    if (token.kind === 'name') return readName(token);
    throw fail(token, `“${token.text}” is not a value that can be read here.`);
  }

  /** Texts that stand beside each other are one. */
  function readTexts(first: PythonToken): string {
    let text = readText(first);
    while (tokens[at]?.kind === 'string') text += readText(tokens[at++]);
    return text;
  }

  function readText(token: PythonToken | undefined): string {
    const text = token && readPythonString(token.text);
    if (text === undefined)
      throw fail(token, 'This text is not closed, or is one of bytes: write "…" with a quote at both ends.');
    return text;
  }

  function readNumber(token: PythonToken): number {
    const number = Number(token.text.replaceAll('_', ''));
    if (!Number.isFinite(number)) throw fail(token, `“${token.text}” is not a number that fits here.`);
    return number;
  }

  function readName(token: PythonToken): ArgumentValue {
    if (token.text === 'True' || token.text === 'False') return token.text === 'True';
    if (token.text === 'None') return null;
    const [dot, name] = [tokens[at], tokens[at + 1]];
    if (dot?.text === '.' && name && token.text === 'Selector') {
      at += 2;
      return readConstant(name);
    }
    if (token.text === 're' && dot?.text === '.' && name?.text === 'escape' && tokens[at + 2]?.text === '(') {
      at += 3;
      const value = readSum();
      if (tokens[at++]?.text !== ')') throw fail(name, 're.escape(…) is not closed.');
      if (typeof value !== 'string') throw fail(name, 're.escape(…) takes a text.');
      return escapeLikePython(value);
    }
    throw fail(token, `“${token.text}” has no value here: write the text or the number itself.`);
  }

  function readConstant(name: PythonToken): ArgumentValue {
    const constants = CONSTANTS[platform];
    if (!Object.hasOwn(constants, name.text))
      throw fail(
        name,
        `Selector has no constant “${name.text}”; the nearest are ${findNearest(name.text, Object.keys(constants)).join(', ')}.`,
      );
    return constants[name.text] ?? {constant: name.text};
  }

  const value = readSum();
  if (at < tokens.length)
    throw fail(tokens[at], `“${tokens[at]?.text}” does not fit here: a comma is missing?`);
  return value;
}

/** As `re.escape` of Python 3.7 and newer, without the blanks and the sign # that mean themselves anyway. */
function escapeLikePython(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}
