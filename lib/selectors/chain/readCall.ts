import type {PythonToken} from '../../python/tokenizePython';
import {ChainError} from './chainError';
import type {ChainPlatform} from './methods';
import {type ArgumentValue, readArgument} from './readArgument';

/** A value between the brackets of a call; `keyword` is the name before it, if any. */
export interface CallValue {
  keyword?: PythonToken | undefined;
  value: ArgumentValue;
  from: number;
  to: number;
}

export interface Call {
  name: PythonToken;
  values: readonly CallValue[];
  /** Where its closing bracket ends. */
  to: number;
}

/** Reads the call that begins at a name; `next` is the place after its bracket. */
export function readCall(
  tokens: readonly PythonToken[],
  at: number,
  platform: ChainPlatform,
): {call: Call; next: number} {
  const name = tokens[at];
  const open = tokens[at + 1];
  if (!name || !open) throw new ChainError(0, 0, 'The chain ends too early.');
  const {parts, end} = splitArguments(tokens, at + 1);
  const close = tokens[end];
  if (!close) {
    // A text that is not closed swallows the bracket: say that instead.
    for (const part of parts) if (part.length > 0) readPart(part, platform);
    throw new ChainError(
      open.from,
      tokens.at(-1)?.to ?? open.to,
      `The bracket of ${name.text}(… is not closed.`,
    );
  }
  // A comma may follow the last value.
  if (parts.at(-1)?.length === 0) parts.pop();
  const values = parts.map((part) => {
    if (part.length === 0)
      throw new ChainError(open.from, close.to, `A value is missing in ${name.text}(…).`);
    return readPart(part, platform);
  });
  return {call: {name, values, to: close.to}, next: end + 1};
}

/** The tokens of each argument after an opening bracket, and the place of its closing one, which may be missing. */
function splitArguments(
  tokens: readonly PythonToken[],
  opening: number,
): {parts: PythonToken[][]; end: number} {
  const parts: PythonToken[][] = [[]];
  let depth = 1;
  let end = opening + 1;
  for (; end < tokens.length; end++) {
    const token = tokens[end];
    if (token?.kind === 'open' || token?.kind === 'field') depth++;
    if (token?.kind === 'close') depth--;
    if (!token || depth === 0) break;
    if (token.text === ',' && depth === 1) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return {parts, end};
}

function readPart(part: readonly PythonToken[], platform: ChainPlatform): CallValue {
  const isKeyword = part[0]?.kind === 'name' && part[1]?.text === '=';
  const rest = isKeyword ? part.slice(2) : part;
  return {
    keyword: isKeyword ? part[0] : undefined,
    // What the newest iOS takes as a point is left out.
    value: rest[0]?.text === '(' && rest.some(({text}) => text === ',') ? null : readArgument(rest, platform),
    from: part[0]?.from ?? 0,
    to: part.at(-1)?.to ?? 0,
  };
}
