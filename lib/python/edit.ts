import type {PythonToken} from './tokenizePython';

/** Text to put in place of a piece of the script; an empty piece only inserts. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  /** Of two insertions at one place a closing one comes first, so that it stays with the text before it. */
  isClosing: boolean;
}

export function tokenAt(tokens: readonly PythonToken[], place: number): PythonToken {
  const token = tokens[place];
  if (!token) throw new RangeError(`instrumentScript: token ${place}; allowed: 0 to ${tokens.length - 1}`);
  return token;
}

export function open(at: number, text: string): Edit {
  return {from: at, to: at, text, isClosing: false};
}

export function close(at: number): Edit {
  return {from: at, to: at, text: ')', isClosing: true};
}

export function replace({from, to}: Pick<PythonToken, 'from' | 'to'>, text: string): Edit {
  return {from, to, text, isClosing: false};
}
