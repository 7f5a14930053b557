import type {Rule, RuleMatch, Wording} from '../rule';
import {countOpen, emptyBrackets, emptyTexts} from './bareCode';
import {shorten} from './expressions';
import {findOpenAbove, type LineAbove} from './findOpenAbove';

const WORDS =
  'and as assert break class continue def del elif else except finally for from global if import in is lambda not or pass raise return try while with yield None True False';
const KEYWORDS = new Set(WORDS.split(' '));
/** Words of Python that may stand between two values. */
const BETWEEN = 'and|or|not|in|is|if|else|for|from|as|import|lambda|await';

/** What other languages write, and what Python writes. The first that a line has is told. */
const OF_OTHERS: readonly (readonly [pattern: RegExp, other: string, python: string])[] = [
  [/^for\s*\(.*;/, 'for (…; …; …)', 'for number in range(3):'],
  [/^\/[/*]/, '//', '#'],
  [/&&/, '&&', 'and'],
  [/\|\|/, '||', 'or'],
  [/!==/, '!==', '!='],
  [/===/, '===', '=='],
  [/=>/, '=>', '>='],
  [/=</, '=<', '<='],
  [/<>/, '<>', '!='],
  [/\+\+/, '++', '+= 1'],
  [/--(?:\s*$|\s*[;)])/, '--', '-= 1'],
  [/(?:^|[^\w"])!(?!=)/, '!', 'not'],
  [/^(?:else\s+if|elseif|elsif|elif\s+if)\b/, 'else if', 'elif'],
  [/^(?:if|elif|while)\b.*\bthen\b/, 'then', ':'],
  [/^(?:switch|case)\s+\S/, 'switch', 'if … elif … else'],
  [/^(?:foreach|repeat)\s*[\w(]/i, 'foreach', 'for value in values:'],
  [/^(?:function|func|fn|sub)\s+\w/i, 'function', 'def name():'],
  [/^(?:try|catch|do)\b.*\{|^\}?\s*catch\b/, 'catch', 'except'],
  [/^(?:var|let|const|int|float|double|string|String|bool|char|dim|local)\s+\w/, 'var x = 1', 'x = 1'],
  [/^(?:if|elif|else|for|while|def|class)\b.*\{$|^\}/, '{ … }', ':'],
];

/** A rule on lines that Python cannot read, by what the line itself shows. */
function onLine(variant: string, explainLine: (bare: string, found: RuleMatch) => Wording | undefined): Rule {
  const explain = (found: RuleMatch): Wording | undefined =>
    found.code === '' ? undefined : explainLine(emptyBrackets(found.code), found);
  return {
    id: `syntax/${variant}`,
    kinds: ['SyntaxError', 'IndentationError'],
    pattern:
      /^(?:invalid (?:syntax|decimal)|expected (?!an indented)|cannot assign|unexpected indent|leading zeros)/,
    condition: (found) => explain(found) !== undefined,
    explain: (found) => explain(found) ?? {meaning: '', steps: [], page: 'firstErrors'},
  };
}

function word(meaning: string, here: string, ...steps: readonly string[]): Wording {
  return {meaning, here, steps, page: 'firstErrors'};
}

/** Whether a line begins inside brackets that are closed later, and the line above does not say that more follows. */
function findMissingComma({source, line}: RuleMatch): LineAbove | undefined {
  const lines = source.split('\n');
  if (countOpen(lines) !== 0 || countOpen(lines.slice(0, line - 1)) <= 0) return undefined;
  const at = lines.findLastIndex((code, index) => index < line - 1 && emptyTexts(code) !== '');
  const code = emptyTexts(lines[at] ?? '');
  return at >= 0 && /[\w"')\]}]$/.test(code) && !new RegExp(`\\b(?:${BETWEEN})$`).test(code)
    ? {line: at + 1, code: lines[at] ?? ''}
    : undefined;
}

/** Mistakes in writing that a line shows. The message of Python 3.8 is the same for nearly all of them. */
export const mistypedRules: readonly Rule[] = [
  onLine('prompt', (_bare, {code}) => {
    const [sign] = /^(?:>>>|\.\.\.(?=\s|$)|In ?\[\d{1,4}\]:|```|\$(?=\s))/.exec(code) ?? [];
    return sign === undefined
      ? undefined
      : word(
          'The line was copied with a sign that does not belong to the script.',
          `\`${shorten(sign)}\` is what a console, a chat or a page shows before or around code.`,
          'Delete this sign in every line.',
          'Delete the lines that show what was printed too.',
        );
  }),
  onLine('command', (bare, {code}) =>
    /^(?:pip3?|python3?|py|adb|npm|cd|sudo|apt)\s+[\w./-]/.test(bare)
      ? word(
          'This is a command for the terminal of a computer, not a line of Python.',
          `\`${shorten(code)}\` starts a program there.`,
          'Delete the line, and give the command in a terminal if you need it.',
        )
      : undefined,
  ),
  onLine('line-number', (bare) =>
    /^\d{1,5}[.:|)]?\s+(?:["'#@]|[A-Za-z_])/.test(bare)
      ? word(
          'The line begins with a number.',
          'The numbers of the lines were copied with the script.',
          'Delete the number at the beginning of every line, and keep the spaces that indent the line.',
        )
      : undefined,
  ),
  onLine('above', (_bare, found) => {
    const above = findOpenAbove(found.source, found.line - 1);
    return above === undefined
      ? undefined
      : word(
          'A bracket is open when this line begins, so Python reads it as a part of the one above.',
          `Line ${above.line} opens one more than it closes: \`${shorten(above.code)}\`.`,
          `Close the bracket at the end of line ${above.line}.`,
        );
  }),
  onLine('comma-above', (_bare, found) => {
    const above = findMissingComma(found);
    return above === undefined
      ? undefined
      : word(
          'The values in brackets have commas between them, also where each has a line of its own.',
          `Line ${above.line} ends without one: \`${shorten(above.code)}\`.`,
          `Write a comma at the end of line ${above.line}.`,
        );
  }),
  onLine('capital', (bare) => {
    const [, first = ''] = /^(\w+)(?=[\s:(]|$)/.exec(bare) ?? [];
    const small = first.toLowerCase();
    return first !== small && KEYWORDS.has(small)
      ? word(
          'Upper and lower case count in Python.',
          `\`${first}\` is written \`${small}\`.`,
          `Write \`${small}\`. The keyboard of a phone begins lines with a capital: its settings can switch that off.`,
        )
      : undefined;
  }),
  onLine('space', (_bare, {code}) => {
    const [sign] = /-\s+>|[=!<>+*/-]\s+=(?!=)|\*\s+\*/.exec(emptyTexts(code)) ?? [];
    return sign === undefined
      ? undefined
      : word(
          'A sign of two characters has no space in it.',
          `\`${sign}\` has one.`,
          `Write \`${sign.replace(/\s/g, '')}\`.`,
        );
  }),
  onLine('other-language', (_bare, {code}) => {
    const texts = emptyTexts(code);
    const [, other = '', python = ''] = OF_OTHERS.find(([pattern]) => pattern.test(texts)) ?? [];
    return other === ''
      ? undefined
      : word(
          'This is how another language writes it.',
          `In place of \`${other}\`, Python writes \`${python}\`.`,
          ...(other === '{ … }'
            ? ['End the line above with a colon, and indent the lines that belong to it by four spaces.']
            : [`Write \`${python}\` here.`]),
        );
  }),
  onLine('keyword', (bare) => {
    const [, name = ''] = /^(\w+)\s*=(?!=)/.exec(bare) ?? [];
    return KEYWORDS.has(name)
      ? word(
          'Some words belong to Python itself, and cannot be names.',
          `\`${name}\` is one of them.`,
          `Choose another name, such as \`my_${name.toLowerCase()}\`.`,
        )
      : undefined;
  }),
  onLine('equals', (bare) =>
    /^(?:if|elif|while)\b.*[^=!<>:+*/-]=(?!=)/.test(bare)
      ? word(
          'One `=` gives a name its value. It cannot ask.',
          `There is a single \`=\` after \`${bare.split(/\s/)[0]}\`.`,
          'Write two to compare: `==`.',
        )
      : undefined,
  ),
  onLine('except', (bare) =>
    /^except\s+[\w.]+\s*,/.test(bare)
      ? word(
          'The name for an error stands after the word `as`.',
          'There is a comma, as Python 2 had it.',
          'Write `except ValueError as error:`. Several kinds stand in brackets: `except (KeyError, ValueError):`.',
        )
      : undefined,
  ),
  onLine('branch', (bare) =>
    /^(?:elif\b.+|else|except\b.*|finally)\s*:/.test(bare)
      ? word(
          `\`${bare.split(/[\s:]/)[0]}\` goes on with a block above, and there is none in the same column that it could belong to.`,
          'It is indented otherwise than the `if` or `try` above, a line of another column is between them, or an `else` came before it.',
          'Begin it in the same column as its `if` or `try`, right after the indented lines. `else` comes last.',
        )
      : undefined,
  ),
  onLine('else', (bare) =>
    /^else\s+[^:\s]/.test(bare)
      ? word(
          '`else` takes no condition: it is for all cases that are left.',
          'A condition stands after it.',
          'Write `elif condition:`, or `else:` alone.',
        )
      : undefined,
  ),
  onLine('def', (bare) =>
    /^def\s+\w+\s*(?::|->)/.test(bare)
      ? word(
          'The name of a function is followed by brackets, also when it takes nothing.',
          'There are none after the name.',
          'Write `def name():`, or `def name(value):`.',
        )
      : undefined,
  ),
  onLine('for', (bare) =>
    /^for\b(?!.*\bin\b)/.test(bare)
      ? word(
          'A `for` takes one value after the other out of something, and needs the word `in`.',
          'There is no `in` in the line.',
          'Write `for number in range(3):`, or `for button in buttons:`.',
        )
      : undefined,
  ),
  onLine('colon', (bare, {code}) =>
    /^(?:if|elif|else|for|while|def|class|try|except|finally|with)\b[^:]*$/.test(bare) &&
    countOpen([bare]) === 0 &&
    !bare.endsWith('\\')
      ? word(
          'A line that begins a block ends with a colon.',
          `After \`${shorten(code)}\` there is none.`,
          'Write `:` at the end of the line, and indent the lines below it by four spaces.',
        )
      : undefined,
  ),
  onLine('chain', (bare) =>
    bare.startsWith('.')
      ? word(
          'A chain of calls ends with its line, unless it stands in brackets.',
          'This line begins with the dot of the next call.',
          'Put the call behind the line above, or put `(` before the whole chain and `)` after it.',
        )
      : undefined,
  ),
  onLine('name', (bare) => {
    const [, target = ''] = /^([^=]*[^=!<>+*/%-])=(?!=)/.exec(bare) ?? [];
    const name = target.trim();
    if (/^[\p{L}_]\w*(?:[ -]+\w+)+$/u.test(name))
      return word(
        'A name is one word of letters, digits and underscores.',
        `\`${name}\` has ${name.includes('-') ? 'a minus sign' : 'a space'} in it.`,
        `Write \`${name.replace(/[ -]+/g, '_')}\`, here and wherever it is used.`,
      );
    if (/^\d+[A-Za-z_]\w*$/.test(name))
      return word(
        'A name cannot begin with a digit.',
        `\`${name}\` does.`,
        `Write \`number_${name}\`, or put the digit at the end.`,
      );
    return /^(?:-?\d[\d.]*|"")$/.test(name)
      ? word(
          'The name stands on the left of `=`, its value on the right.',
          `On the left is ${name === '""' ? 'a text' : `\`${name}\``}, which cannot be given a value.`,
          'Exchange the two sides.',
          'To compare, write `==`.',
        )
      : undefined;
  }),
  onLine('comma', (_bare, {code}) => {
    const texts = emptyTexts(code);
    if (/""\w[\w ]*""/.test(texts) || /""\w.*['"]/.test(texts.replace(/""(?!\w)/g, '')))
      return word(
        'A quotation mark inside a text ends the text.',
        `Python reads several pieces in \`${shorten(code)}\`.`,
        'Put the other kind around the text: `print("It\'s done")`, `print(\'She said "yes"\')`.',
      );
    if (/^[A-Za-z_]\w*\s+""/.test(texts))
      return word(
        'What a call is given stands in brackets.',
        `There are none in \`${shorten(code)}\`.`,
        'Write them: `print("hello")`.',
      );
    if (new RegExp(`""\\s*(?!(?:${BETWEEN})\\b)[A-Za-z_\\d"]|[\\w)]\\s+""`).test(texts))
      return word(
        'Two values stand side by side with nothing between them.',
        `One of them is a text, in \`${shorten(code)}\`.`,
        texts.includes('{')
          ? 'A key and its value have a colon between them, two values a comma: `{"age": 5, "name": "Ann"}`.'
          : 'Put a comma between them: `print("Age", age)`.',
      );
    return new RegExp(
      `[(,]\\s*(?!(?:${BETWEEN})\\b)[A-Za-z_]\\w*\\s+(?!(?:${BETWEEN})\\b)[A-Za-z_]\\w*`,
    ).test(texts)
      ? word(
          'Two words stand side by side in brackets.',
          'A text needs quotation marks, and two values need a comma between them.',
          'For a text write `print("hello world")`, for two values `print(name, age)`.',
        )
      : undefined;
  }),
  {
    id: 'syntax/outside',
    kinds: ['SyntaxError'],
    pattern: /^'(?<word>return|break|continue|yield|await)' (?:outside|not properly)/,
    explain: ({groups: {word: name = ''}}) => {
      const around = name === 'break' || name === 'continue' ? 'a loop' : 'a function';
      return {
        meaning: `\`${name}\` works only inside ${around}.`,
        here: `The line is not indented far enough to belong to ${around}, or there is none above it.`,
        steps: [`Indent it as far as the other lines of ${around}.`],
        page: name === 'break' || name === 'continue' ? 'loops' : 'functions',
      };
    },
  },
];
