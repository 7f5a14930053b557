import type {TraceLine} from './runEvent';

export interface PythonFailure {
  kind: string;
  message: string;
  trace: readonly TraceLine[];
}

/** What the interpreter says in words of its own, and Python's. */
const WORDS: readonly (readonly [own: string, python: string])[] = [
  ["'bound_method'", "'method'"],
  ['invalid syntax for integer', 'invalid literal for int()'],
  ['invalid syntax for number', 'could not convert string to float'],
];

const FRAME = /^ {2}File "([^"]+)", line (\d+)(?:, in (.+))?$/;

/** Names of Python where the interpreter has others. */
const KINDS = new Map([['maximum recursion depth exceeded', 'RecursionError']]);

/** Reads the text of an exception; frames of the simulation's own files are left out. */
export function parseTraceback(text: string): PythonFailure {
  const lines = text.trimEnd().split('\n');
  const trace: TraceLine[] = [];
  let last = 0;
  for (const [index, line] of lines.entries()) {
    const frame = FRAME.exec(line);
    if (!frame) continue;
    last = index;
    const [, file = '', number = '0', name = '<module>'] = frame;
    if (isOfScript(file))
      trace.push({file: file.replace(/^\/project\//, ''), line: Number(number), function: name});
  }
  const rest = lines.slice(lines[0]?.startsWith('Traceback') ? last + 1 : 0).join('\n');
  const [, kind = 'Exception', message = ''] = /^([\w.]+)(?:: ?([\s\S]*))?$/.exec(rest) ?? [];
  return {kind: KINDS.get(message) ?? kind, message: toPythonWords(message), trace};
}

/** A text in which messages of the interpreter read as those of Python. */
export function toPythonWords(text: string): string {
  return WORDS.reduce((told, [own, python]) => told.replaceAll(own, python), text).replace(
    // The interpreter ends what an error says of itself with a comma, as Python did before 3.7.
    /((?:Error|Exception)\((?:'[^'\n]*'|"[^"\n]*")),\)/g,
    '$1)',
  );
}

function isOfScript(file: string): boolean {
  return file === 'main.py' || file.startsWith('/project/');
}

/** Writes a failure as Python prints it. */
export function formatTraceback({kind, message, trace}: PythonFailure): string {
  const frames = trace.map(({file, line, function: name}) => `  File "${file}", line ${line}, in ${name}\n`);
  const head = frames.length > 0 ? 'Traceback (most recent call last):\n' : '';
  return `${head}${frames.join('')}${kind}${message ? `: ${message}` : ''}\n`;
}
