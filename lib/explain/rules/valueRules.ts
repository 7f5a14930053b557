import type {Rule, RuleMatch, Wording} from '../rule';
import {findIndexed, shorten} from './expressions';

/** Types of what is used without the brackets that would call it. */
const CALLED = /^(?:method|function|closure|builtin_function_or_method|bound_method)$/;
const ONE_FOUND = /^(?:Node|Window|Point)$/;

/** What a value of another type than the script expects says of the line that made it. */
function tellType(type: string): {here: string; steps: readonly string[]} | undefined {
  if (CALLED.test(type))
    return {
      here: 'The brackets of a call are missing: without them the name means the function itself, not what it gives.',
      steps: ['Write `()` after the name of the call, here or in the line that made the value.'],
    };
  if (ONE_FOUND.test(type))
    return {
      here: `It is one \`${type}\`, not a list.`,
      steps: ['Search with `find_all()`, which gives a list or `None`: `find()` gives one result.'],
    };
  return type === 'Selector'
    ? {
        here: 'A `Selector` only says what to look for: nothing has been searched yet.',
        steps: ['End the search with `.find_all()` for a list, or `.find()` for one result.'],
      }
    : undefined;
}

/** What two values say of the line that made them. */
function tellOperands(types: readonly string[]): {here: string; steps: readonly string[]} | undefined {
  const called = types.map(tellType).find((told) => told !== undefined);
  if (called) return called;
  if (types.includes('tuple'))
    return {
      here: 'Values with a comma between them are a tuple: `0,5` is `0` and `5`.',
      steps: [
        'Write a number with a point: `0.5`.',
        'Take one value out of a tuple by its number: `place[0]`.',
      ],
    };
  return types.includes('str') && types.some((type) => type === 'int' || type === 'float')
    ? {
        here: 'One is a text, the other a number. A text is not a number, even if it looks like one: `"5"` is a text.',
        steps: ['Leave the quotation marks out, or make a number of the text: `int(text)`, `float(text)`.'],
      }
    : undefined;
}

function explainIndex({code}: RuleMatch): Wording {
  const list = findIndexed(code);
  return {
    meaning: 'The script asks for a place that the list does not have. The first place is `[0]`.',
    here:
      list === undefined
        ? 'The list is shorter than the line expects; often it is empty, because nothing was found.'
        : `\`${list}\` is shorter than the line expects; often it is empty, because nothing was found.`,
    steps: [
      'A list of three has the places `[0]` to `[2]`; the last one is `[-1]`. To go through all, write `for item in items:`.',
      `Test it first: \`if ${list !== undefined && /^\w+$/.test(list) ? list : 'results'}:\` is false for an empty list.`,
    ],
    page: 'collections',
  };
}

/** Values of the wrong kind, and places that a list does not have. */
export const valueRules: readonly Rule[] = [
  {
    id: 'wrong-type/text-and-number',
    kinds: ['TypeError'],
    pattern:
      /^(?:cannot concatenate '|can only concatenate str \(not "(?:int|float|bool)"\)|(?:must be|expected) str, not (?:int|float|bool)\b|unsupported (?:operand type\(s\)|types) for (?:\+|__add__): '(?:int|float|str)'(?: and|,) '(?:int|float|str)')/,
    explain: () => ({
      meaning: 'A text and a number cannot be joined with `+`.',
      steps: [
        'To show both, write an f-text: `f"{count} found"`.',
        'To calculate, turn the text into a number first: `int(text)`.',
      ],
      page: 'texts',
    }),
  },
  {
    id: 'wrong-type/operands',
    kinds: ['TypeError'],
    pattern:
      /^(?:unsupported (?:operand type\(s\)|types) for (?<operator>\S{1,12}): '(?<left>[\w.]{1,60})'(?: and|,) '(?<right>[\w.]{1,60})'|'(?<sign>\S{1,3})' not supported between instances of '(?<first>[\w.]{1,60})' and '(?<second>[\w.]{1,60})'|can only concatenate (?<whole>\w{1,20}) \(not "(?<part>[\w.]{1,60})"\))/,
    explain: ({groups: {left = '', right = '', first = '', second = '', whole = '', part = ''}}) => {
      const types = [left || first || whole, right || second || part];
      const told = tellOperands(types);
      return {
        meaning: `A value of the type \`${types[0]}\` and one of the type \`${types[1]}\` do not go together here.`,
        ...(told && {here: told.here}),
        steps: told?.steps ?? [
          'Print both values and their types just before this line.',
          'Turn one into the type of the other: `int(…)`, `float(…)`, `str(…)`.',
        ],
        page: 'names',
      };
    },
  },
  {
    id: 'wrong-type/length',
    kinds: ['TypeError'],
    pattern: /^object of type '(?<type>[\w.]{1,60})' has no len/,
    explain: ({groups: {type = ''}}) => {
      const told = tellType(type);
      return {
        meaning: `\`len\` counts what is in a list or a text, and a \`${type}\` holds nothing to count.`,
        ...(told && {here: told.here}),
        steps: told?.steps ?? ['To count the digits of a number, write `len(str(number))`.'],
        page: 'collections',
      };
    },
  },
  {
    id: 'wrong-type/whole-number',
    kinds: ['TypeError'],
    pattern: /^'(?<type>\w{1,40})' object cannot be interpreted as an integer/,
    explain: ({groups: {type = ''}}) => ({
      meaning: 'A whole number is needed here.',
      here: `It was given a \`${type}\`${type === 'str' ? ', which is a text even if it looks like a number' : ''}.`,
      steps: [
        'Turn it into one: `int(value)`.',
        ...(type === 'float' ? ['`/` gives a number with a point, `//` a whole one.'] : []),
        ...(type === 'list' ? ['To go through a list, write `for item in items:`, without `range`.'] : []),
      ],
      page: 'names',
    }),
  },
  {
    id: 'unpack/one',
    kinds: ['TypeError'],
    pattern:
      /^(?:cannot unpack non-iterable (?<type>\w{1,60})|'(?<other>\w{1,60})' object (?:is not|isn't) iterable)/,
    condition: ({code, groups: {type = ''}}) => type !== '' || /^[\w., ]*,[\w., ]*=(?!=)/.test(code),
    explain: ({groups: {type = '', other = ''}, code}) => ({
      meaning: 'There are several names on the left of `=`, and one value on the right.',
      here: `The value has the type \`${type || other}\`, and no parts.`,
      steps: [
        'To give several names the same value, write `a = b = 0`.',
        `If a function gives the value, look at each of its \`return\`: all must give as many values as ${code === '' ? 'the line' : `\`${shorten(code)}\``} has names.`,
        'Take a part by its name or number, such as `point.x`, in place of `x, y = point`.',
      ],
      page: 'collections',
    }),
  },
  {
    id: 'wrong-type/index',
    kinds: ['TypeError'],
    pattern:
      /^(?<type>list|tuple|string|str) indices must be integers|^'(?<other>[\w.]{1,60})' object (?:is not|isn't) (?:subscriptable|iterable)/,
    explain: ({groups: {type = '', other = ''}, code}) => {
      const [, key] = /\[["'](\w{1,40})["']\]/.exec(code) ?? [];
      const told =
        key !== undefined && ONE_FOUND.test(other)
          ? {
              here: `It is a \`${other}\`, not a dictionary.`,
              steps: [`Write \`.${key}\` in place of \`["${key}"]\`.`],
            }
          : tellType(other);
      return {
        meaning:
          type === ''
            ? `A value of the type \`${other}\` holds nothing that could be taken out.`
            : `From a ${type} you take by a whole number: \`[0]\`, not by name.`,
        ...(told && {here: told.here}),
        steps: told?.steps ?? [
          ...(other === 'int' && code.startsWith('for')
            ? ['To repeat something three times, write `for number in range(3):`.']
            : []),
          'Print the value just before this line: it is of another kind than the script expects.',
        ],
        page: 'collections',
      };
    },
  },
  {
    id: 'wrong-type/argument',
    kinds: ['TypeError', 'ArgumentError'],
    pattern:
      /(?:must be|expected|should be|argument of type) .{1,80}?(?:, not|, got|instead of|\(got type) ?'?(?<given>[\w.]{1,60})|cannot be applied to|is ambiguous for arguments|can't convert '?(?<other>\w{1,40})'? object/,
    explain: ({groups: {given = '', other = ''}, code}) => ({
      meaning: 'The call was given a value of a type that it does not take.',
      here:
        given + other === ''
          ? 'The message lists what it takes.'
          : `It was given a \`${given || other}\`${code === '' ? '' : ` in \`${shorten(code)}\``}.`,
      steps: [
        'Look at its page for the type of each parameter.',
        ...(given === ''
          ? ['For a call of Java, wrap a whole number: `jint(5)`, after `from java import jint`.']
          : []),
      ],
      page: 'calls',
    }),
  },
  {
    id: 'not-a-number/nobody-types',
    kinds: ['ValueError'],
    pattern: /^(?:invalid literal for int|could not convert string to float|invalid syntax for)/,
    condition: ({isSimulated, code}) => isSimulated && /\binput\(/.test(code),
    explain: () => ({
      meaning: 'Nobody can type an answer on the simulated phone: `input` gives an empty text there.',
      here: 'An empty text is no number.',
      steps: [
        'Write a value in place of `input(…)` to try the rest: `age = 17`.',
        'A script for a phone asks with a dialog or a window instead.',
      ],
      page: 'simulator',
    }),
  },
  {
    id: 'not-a-number',
    kinds: ['ValueError'],
    pattern:
      /^(?:invalid literal for int\(\) with base \d{1,2}: '?(?<text>[^']{0,60})|could not convert string to float: '?(?<other>[^']{0,60})|invalid syntax for (?:integer|number))/,
    explain: ({groups: {text = '', other = ''}}) => ({
      meaning: 'A text should become a number, but it is not one.',
      here:
        text + other === ''
          ? 'The text is empty: nothing was read, or nothing was typed.'
          : `The text is \`${shorten(text || other)}\`.`,
      steps: [
        'Look at it first: `print(repr(text))`.',
        ...(/^\d+[.,]\d+$/.test(text || other)
          ? ['A number with a point is made by `float`: `float(text.replace(",", "."))`.']
          : []),
        'Read only its digits, and let the script go on without a number: `if text.isdigit():`.',
      ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'index',
    kinds: ['IndexError'],
    pattern: /index out of range|^pop from /,
    explain: explainIndex,
  },
  {
    id: 'index/any',
    kinds: ['IndexError'],
    pattern: /^/,
    explain: explainIndex,
  },
  {
    id: 'key',
    kinds: ['KeyError'],
    pattern: /^(?<key>.{0,80})/,
    explain: ({groups: {key = ''}}) => ({
      meaning: 'The dictionary has no such key.',
      here:
        key === ''
          ? 'The message names the key.'
          : `It has nothing under ${/^['"]/.test(key) ? `\`${shorten(key)}\`` : `the key \`${shorten(key)}\``}.`,
      steps: [
        'Print its keys: `print(list(data))`. Upper and lower case count.',
        'Use `.get(…)`, which gives `None` when there is no such key.',
      ],
      page: 'collections',
    }),
  },
  {
    id: 'unpack',
    kinds: ['ValueError', 'TypeError'],
    pattern:
      /^(?:too many values to unpack|not enough values to unpack|need more than \d{1,3} values? to unpack|wrong number of values to unpack)/,
    explain: ({code}) => ({
      meaning: 'There are more or fewer names on the left than values on the right.',
      here: `Count them${code === '' ? '' : ` in \`${shorten(code)}\``}.`,
      steps: [
        ...(/^for .{1,100}? in [\w.]{1,80}:/.test(code)
          ? ['A loop over a dictionary gives its keys alone: write `.items()` after it for keys and values.']
          : []),
        'Print the value just before this line.',
        'Take a part by its name or number, such as `point.x`, in place of `x, y = point`.',
      ],
      page: 'collections',
    }),
  },
  {
    id: 'not-json',
    kinds: ['JSONDecodeError'],
    pattern: /^/,
    explain: ({error}) => ({
      meaning: 'A text was read as JSON, but it is not JSON.',
      here: /line 1 column 1/.test(error?.message ?? '')
        ? 'Already its first character does not fit: the text is empty, or it is a web page, often one that says what is wrong.'
        : 'The message names the line and the column where it is no longer JSON.',
      steps: [
        'Print what came: `print(response.status_code, response.text[:300])`, or the text of the file.',
        'Correct the address or the file; catch `ValueError` around the reading.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'not-json/write',
    kinds: ['TypeError'],
    pattern:
      /^Object of type (?<type>\w{1,60}) is not JSON serializable|(?<numpy>ndarray|Node|Point) is not JSON/,
    explain: ({groups: {type = ''}}) => ({
      meaning: `JSON holds texts, numbers, lists and dictionaries only, and ${type === '' ? 'not this value' : `no \`${type}\``}.`,
      steps: [
        'Turn the value into one of these first: `str(…)`, `int(…)`, `list(…)`, or a dictionary of its parts.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'text-encoding',
    kinds: ['UnicodeDecodeError', 'UnicodeEncodeError', 'UnicodeError', 'SyntaxError'],
    pattern: /^'(?<codec>[\w-]{1,30})' codec can't (?:decode|encode)|codec can't decode|Non-UTF-8 code/,
    explain: ({groups: {codec = ''}, error}) => ({
      meaning:
        error?.kind === 'UnicodeEncodeError'
          ? 'A text holds a character that the chosen encoding does not have.'
          : 'The file was not written in the encoding in which the script reads it.',
      here:
        codec === ''
          ? 'Python takes UTF-8 unless it is told otherwise.'
          : `It was tried as \`${codec}\`${codec === 'gbk' || codec === 'cp1252' ? ', which Windows takes when the script names none' : ''}.`,
      steps: [
        'Name the encoding, when writing and when reading: `open(path, encoding="utf-8")`.',
        'For a file from a Chinese Windows computer try `encoding="gb18030"`.',
        'A picture or another file that is not text: open it with `"rb"`.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'zero',
    kinds: ['ZeroDivisionError'],
    pattern: /^/,
    explain: () => ({
      meaning: 'Something is divided by zero.',
      steps: ['Test the divisor first: `if total:`.'],
      page: 'firstErrors',
    }),
  },
  {
    id: 'recursion',
    kinds: ['RecursionError'],
    pattern: /^/,
    explain: () => ({
      meaning: 'A function calls itself, directly or through others, without an end.',
      steps: [
        'Give it a condition under which it does not call itself.',
        'To repeat something, use a loop with a limit.',
      ],
      page: 'loops',
    }),
  },
  {
    id: 'memory',
    kinds: ['MemoryError', 'OutOfMemoryError'],
    pattern: /^/,
    explain: () => ({
      meaning: 'The memory of the device is full.',
      here: 'Often a loop keeps every screenshot, or a list grows with each round.',
      steps: [
        'Keep only the last picture; read large files piece by piece.',
        'Search in a region in place of the whole screen.',
      ],
      page: 'pictures',
    }),
  },
  {
    id: 'stopped',
    kinds: ['KeyboardInterrupt', 'SystemExit'],
    pattern: /^/,
    explain: () => ({
      meaning: 'The script was stopped, by you, by the app or by `exit()`. That is not a mistake in it.',
      steps: ['If you did not stop it, look at what the log says before this line.'],
      page: 'log',
    }),
  },
  {
    id: 'wrong-type/any',
    kinds: ['TypeError'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning:
        'A value has a type with which this cannot be done: a text where a number is needed, or one thing in place of a list.',
      steps: [
        'Print the values and their types just before this line: `print(type(value), value)`.',
        'Compare the call with its page.',
      ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'time-form',
    kinds: ['ValueError'],
    pattern: /^time data '(?<text>[^']{0,80})' does not match format '(?<form>[^']{1,80})'/,
    explain: ({groups: {text = '', form = ''}}) => ({
      meaning: 'A text should become a date or a time, but it is written otherwise than the format says.',
      here: `The text is \`${text}\`, the format \`${form}\`.`,
      steps: [
        'Write the format as the text is written, with the same `/`, `-`, `:` and blanks.',
        'If the text was read from a screen or a file, print `repr(text)` first, and strip it.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-value/not-allowed',
    kinds: ['ValueError'],
    pattern: /: found (?<given>.{1,120}); allowed: (?<allowed>.{1,200})$/,
    explain: ({groups: {given = '', allowed = ''}}) => ({
      meaning: 'The call was given something that it does not take.',
      here: `It takes ${shorten(allowed)}. It was given ${shorten(given)}${/\bNone$/.test(given) ? ': where it says `None`, a value is missing' : ''}.`,
      steps: [
        ...(/\b(?:function|method)\b/.test(given)
          ? ['Write the brackets of the call: `button.rect.centerX()`.']
          : []),
        ...(/\bNode\b/.test(given)
          ? ['For a control, call `button.click()`, or give the middle of `button.rect`.']
          : []),
        ...(/^"/.test(given) && /number/.test(allowed)
          ? ['To press a text, search for it first: `Selector().text("^OK$").find()`.']
          : []),
        'Compare what stands in the brackets with the page of the call.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-value/mode',
    kinds: ['ValueError'],
    pattern: /^invalid mode: (?<mode>.{1,60})/,
    explain: ({groups: {mode = ''}}) => ({
      meaning:
        'The second value of `open` says what to do with the file: `"r"` reads, `"w"` writes anew, `"a"` adds.',
      here: `It was given \`${shorten(mode)}\`.`,
      steps: [
        'Give the encoding by its name: `open(path, encoding="utf-8")`, or `open(path, "w", encoding="utf-8")`.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'wrong-value',
    kinds: ['ValueError'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning: 'A value has the right type, but the call cannot use it.',
      steps: ['Print the value just before this line.', 'Compare it with what the page of the call allows.'],
      page: 'firstErrors',
    }),
  },
  {
    id: 'assertion',
    kinds: ['AssertionError'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning: 'The script itself tests something with `assert`, and the test failed.',
      steps: ['Read the message and the condition in that line: they say what the author expected.'],
      page: 'firstErrors',
    }),
  },
];
