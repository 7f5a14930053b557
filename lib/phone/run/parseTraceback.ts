import type {TraceLine} from './runEvent';

export interface PythonFailure {
  kind: string;
  message: string;
  trace: readonly TraceLine[];
}

/** Messages that MicroPython words differently from Python. */
const MESSAGES: readonly (readonly [own: RegExp, python: string])[] = [
  [/'bound_method'/g, "'method'"],
  [/'closure'/g, "'function'"],
  [/'OrderedDict'/g, "'dict'"],
  [/invalid syntax for integer/g, 'invalid literal for int()'],
  [/invalid syntax for number/g, 'could not convert string to float'],
  [
    /(name '\S+'|'[\w.]+' object) isn't (defined|subscriptable|iterable|callable|an iterator)/g,
    '$1 is not $2',
  ],
  [/(' object does)n't (support item)/g, '$1 not $2'],
  [/\bno module named '/g, "No module named '"],
  [/can't import name (\w+)/g, "cannot import name '$1'"],
  [/takes 1 positional arguments/g, 'takes 1 positional argument'],
  [/((?:list|tuple) indices must be integers)(?=, not)/g, '$1 or slices'],
  [/unsupported type for __hash__: /g, 'unhashable type: '],
  [/^object not in sequence$/g, 'x is not in list'],
  [/^arg is an empty sequence$/g, 'max() or min() arg is an empty sequence'],
  [/^unsupported types for : '\w+', '(\w+)'$/g, "argument of type '$1' is not iterable"],
  [/unknown (format code '.' for object of type)/g, 'Unknown $1'],
  [/format string needs more arguments/g, 'not enough arguments for format string'],
  [/format string didn't convert all arguments/g, 'not all arguments converted during string formatting'],
  [/need more than (\d+) values to unpack/g, 'not enough values to unpack (got $1)'],
  [/can't convert (str|float) to int/g, "'$1' object cannot be interpreted as an integer"],
  [
    /can't convert (\w+) to int/g,
    "int() argument must be a string, a bytes-like object or a number, not '$1'",
  ],
  [/can't convert str to float/g, 'must be real number, not str'],
  [/can't convert (\w+) to float/g, "float() argument must be a string or a number, not '$1'"],
  // MicroPython ends the repr of an error with a comma, as Python did before 3.7.
  [/((?:Error|Exception)\((?:'[^'\n]*'|"[^"\n]*")),\)/g, '$1)'],
];

/** The operators of Python by the names of the methods behind them. */
const SIGNS = new Map(
  Object.entries({
    add: '+',
    sub: '-',
    mul: '*',
    truediv: '/',
    floordiv: '//',
    mod: '%',
    pow: '**',
    lt: '<',
    gt: '>',
    le: '<=',
    ge: '>=',
  }),
);

/** Why an operator does not take two values, in the words of Python. */
function describeOperator(whole: string, name: string, left: string, right: string): string {
  const sign = SIGNS.get(name);
  if (sign === undefined) return whole;
  if (/[<>]/.test(sign)) return `'${sign}' not supported between instances of '${left}' and '${right}'`;
  return sign === '+' && /^(?:str|list|tuple)$/.test(left)
    ? `can only concatenate ${left} (not "${right}") to ${left}`
    : `unsupported operand type(s) for ${sign}: '${left}' and '${right}'`;
}

/** How many arguments are missing; the interpreter only counts them. */
function describeArguments(whole: string, wanted: string, given: string): string {
  const missing = Number(wanted) - Number(given);
  if (missing > 0) return `missing ${missing} required positional argument${missing > 1 ? 's' : ''}`;
  return given === '1' ? whole.replace('were', 'was') : whole;
}

const FRAME = /^ {2}File "([^"]+)", line (\d+)(?:, in (.+))?$/;

/** Python's exceptions for messages that MicroPython raises as others. */
const KINDS = new Map([
  ['maximum recursion depth exceeded', 'RecursionError'],
  ['local variable referenced before assignment', 'UnboundLocalError'],
]);

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
  return {
    kind: /^no module named '\w+'$/.test(message) ? 'ModuleNotFoundError' : (KINDS.get(message) ?? kind),
    message: toPythonMessage(kind, message),
    trace,
  };
}

/** A text in which messages of the interpreter read as those of Python. */
export function toPythonWords(text: string): string {
  return MESSAGES.reduce((told, [own, python]) => told.replace(own, python), text)
    .replace(/unsupported types for __(\w+)__: '(\w+)', '(\w+)'/g, describeOperator)
    .replace(/takes (\d+) positional arguments? but (\d+) were given/g, describeArguments);
}

/** The message of an error, as Python words it. The kind tells the interpreter's `divide by zero` from a text of the script. */
export function toPythonMessage(kind: string, message: string): string {
  if (kind === 'ZeroDivisionError' && message === 'divide by zero') return 'division by zero';
  return kind === 'KeyError' && /^[^'"\d(-]/.test(message) ? `'${message}'` : toPythonWords(message);
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
