/** What a reader sees of a failure before its meaning. */
export interface Failure {
  kind: string;
  message: string;
}

interface Meaning {
  kind: string;
  /** Part of the message; its groups fill `$1`, `$2` of the sentence. */
  pattern: RegExp;
  sentence: string;
}

/** The first that fits counts. */
const MEANINGS: readonly Meaning[] = [
  {
    kind: 'AttributeError',
    pattern: /^'NoneType' object has no attribute '(.+)'/,
    sentence:
      'The value before .$1 is None. A search gives None when it finds nothing: test the result with “if result is not None:” before you use it.',
  },
  {
    kind: 'AttributeError',
    pattern: /^'(.+)' object has no attribute '(.+)'/,
    sentence:
      'A value of the type $1 has nothing called $2. Check the spelling, and the page that describes the call.',
  },
  {
    kind: 'NameError',
    pattern: /name '(.+)' isn't defined/,
    sentence:
      'Nothing is called $1 at this point. Check the spelling and the import, and that the line that sets it ran before.',
  },
  {
    kind: 'ImportError',
    pattern: /no module named '(ascript\..+)\.([^.']+)'/,
    sentence: 'There is no $2 in $1. Check the spelling, and that the scene is a phone of this platform.',
  },
  {
    kind: 'ImportError',
    pattern: /no module named '(.+)'/,
    sentence:
      'The simulated phone has no package called $1. It has AScript and a part of Python’s own library; a real device has more.',
  },
  {
    kind: 'ImportError',
    pattern: /cannot import name '?([^' ]+)'?/i,
    sentence: 'There is no $1 in that module. Check the spelling, and the page that describes it.',
  },
  {
    kind: 'TypeError',
    pattern: /(\w+)\(\) missing \d+ required positional argument: '(.+)'/,
    sentence: '$1 needs a value for $2. Its page lists what the call takes.',
  },
  {
    kind: 'TypeError',
    pattern: /(\w+)\(\) got an unexpected keyword argument '(.+)'/,
    sentence: '$1 takes nothing called $2. Its page lists what the call takes.',
  },
  {
    kind: 'TypeError',
    pattern: /unsupported types? for .+: 'NoneType'|unsupported types? for .+: '.+', 'NoneType'/,
    sentence:
      'One of the two values is None, often because a search found nothing. Test it before you use it.',
  },
  {
    kind: 'TypeError',
    pattern: /unsupported types? for __add__: '(.+)', '(.+)'/,
    sentence:
      'Values of the types $1 and $2 cannot be joined with +. Turn one into the other first, for example with str(…) or int(…).',
  },
  {
    kind: 'TypeError',
    pattern: /unsupported types? for .+: '(.+)', '(.+)'/,
    sentence: 'This operation does not take a value of the type $1 together with one of the type $2.',
  },
  {
    kind: 'TypeError',
    pattern: /'NoneType' object (?:isn't|is not) (?:iterable|subscriptable)/,
    sentence:
      'The value is None, where the line needs a list. A search gives None when it finds nothing: write “or []” after it, or test it first.',
  },
  {
    kind: 'SyntaxError',
    pattern: /./,
    sentence:
      'Python cannot read this line, or the one before it. Look for a missing colon, quote or bracket, and for spaces at the beginning of the line.',
  },
  {
    kind: 'IndentationError',
    pattern: /^/,
    sentence:
      'The spaces at the beginning of the line do not fit. Lines that belong together begin with the same number of spaces.',
  },
  {
    kind: 'IndexError',
    pattern: /^/,
    sentence: 'The list is shorter than the line expects. Test its length with len(…) first.',
  },
  {
    kind: 'KeyError',
    pattern: /^(.*)$/s,
    sentence: 'There is nothing under the key $1. Use .get(…), which gives None then.',
  },
  {kind: 'ZeroDivisionError', pattern: /^/, sentence: 'Something is divided by zero.'},
  {
    kind: 'ValueError',
    pattern: /invalid syntax for (?:integer|number)/,
    sentence: 'The text is not a number. Look at it with print(repr(…)) first.',
  },
  {
    kind: 'OSError',
    pattern: /\b(?:2|44|ENOENT)\b/,
    sentence: 'There is no file of this name on the simulated phone. It holds the files of the scene alone.',
  },
  {
    kind: 'RecursionError',
    pattern: /^/,
    sentence: 'A function calls itself without an end. It needs a condition under which it does not.',
  },
];

/** Says what a failure means and what to do, in one or two sentences; `undefined` for what nobody can know. */
export function explainFailure({kind, message}: Failure): string | undefined {
  for (const meaning of MEANINGS) {
    if (meaning.kind !== kind) continue;
    const groups = meaning.pattern.exec(message);
    if (groups)
      return meaning.sentence.replace(/\$(\d)/g, (_mark, index: string) => groups[Number(index)] ?? '');
  }
  return undefined;
}
