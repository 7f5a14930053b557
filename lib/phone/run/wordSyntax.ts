import {createLineFinder} from '../../python/createLineFinder';
import {isOfPython} from '../../python/instrumentScript';
import {tokenizePython} from '../../python/tokenizePython';
import type {PythonFailure} from './parseTraceback';

const indentOf = (line = ''): number => line.search(/\S|$/);

/** Tells why a script cannot be read as Python 3.8 does; the interpreter has one message for most, and at times the line before. */
export function wordSyntax(failure: PythonFailure, source: string): PythonFailure {
  const {kind, message, trace} = failure;
  const frame = trace.at(-1);
  if (!frame || !/^(?:Syntax|Indentation)Error$/.test(kind)) return failure;
  const lines = source.split('\n');
  const isCode = (line: string): boolean => /^\s*[^\s#]/.test(line);
  const tell = (ownKind: string, words: string, line = frame.line): PythonFailure => ({
    kind: ownKind,
    message: words,
    trace: [...trace.slice(0, -1), {...frame, line}],
  });
  if (message.startsWith('unindent')) {
    const next = lines.findIndex((line, index) => index >= frame.line && isCode(line)) + 1;
    return tell(
      'IndentationError',
      'unindent does not match any outer indentation level',
      next || frame.line,
    );
  }
  const line = lines[frame.line - 1] ?? '';
  const before = lines.slice(0, frame.line - 1).findLast(isCode) ?? '';
  if (message === 'unexpected indent')
    return indentOf(before) > 0 && (line[0] === '\t') !== (before[0] === '\t')
      ? tell('TabError', 'inconsistent use of tabs and spaces in indentation')
      : failure;
  if (message !== 'invalid syntax') return failure;
  if (/:\s*(?:#.*)?$/.test(before) && indentOf(line) <= indentOf(before))
    return tell('IndentationError', 'expected an indented block');
  const lineOf = createLineFinder(source);
  const token = tokenizePython(source).find(
    ({kind: tokenKind, text, from}) =>
      (tokenKind === 'name' && !isOfPython(text)) ||
      (tokenKind === 'string' &&
        lineOf(from) === frame.line &&
        !/^\w*("""|'''|["'])(?:[^\\]|\\[\s\S])*?\1$/.test(text)),
  );
  if (token?.kind === 'name')
    return tell('SyntaxError', 'invalid character in identifier', lineOf(token.from));
  if (token)
    return tell('SyntaxError', `EO${token.text.includes('\n') ? 'F' : 'L'} while scanning string literal`);
  const [, name] = /^\s*(print|exec) [^=([]/.exec(line) ?? [];
  return name === undefined ? failure : tell('SyntaxError', `Missing parentheses in call to '${name}'`);
}
