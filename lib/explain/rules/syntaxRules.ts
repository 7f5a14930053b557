import type {Rule, RuleMatch} from '../rule';
import {shorten} from './expressions';
import {findOpenAbove} from './findOpenAbove';
import {mistypedRules} from './mistypedRules';

const VERSION = 'The Python on an Android phone is 3.8; for iOS it is not stated in public.';
const OTHER_LINE =
  'Python names the line where it no longer understood; the mistake may be in the line before.';

/** The mark that some editors put at the beginning of a file. */
const BOM = '\ufeff';

/** Characters that keyboards and word processors write in place of those of Python. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '：': ':',
  '；': ';',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '！': '!',
  '。': '.',
  '【': '[',
  '】': ']',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': '*',
  '＝': '=',
  '＋': '+',
  '\u00a0': ' ',
  '\u3000': ' ',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  [BOM]: '',
};

const WRITTEN_NEWER = /^(?:match\b.{1,300}:|case\b.{1,300}:|type \w{1,60}\s?=|except\s?\*)/;

function tellCharacter(character: string | undefined): string {
  const instead = character === undefined ? undefined : LOOKALIKES[character];
  if (character === undefined) return 'One of the characters in this line is not allowed there.';
  if (instead === '') return 'It is a character without a width, which nobody sees.';
  if (character.trim() === '') return 'It is a space that Python does not know as one.';
  return instead === undefined
    ? `\`${character}\` is not allowed there.`
    : `\`${character}\` looks like \`${instead}\`, but is another character.`;
}

/** The character that the message names, or else the first known lookalike in the line. */
function findCharacter({groups: {character = '', point = ''}, code}: RuleMatch): string | undefined {
  if (character !== '') return character;
  if (point !== '') return String.fromCodePoint(Number.parseInt(point, 16));
  return [...code].find((one) => LOOKALIKES[one] !== undefined);
}

/** How far a line and the one above it are indented, where the script is known. */
function tellIndents({source, line}: RuleMatch): {here?: string} {
  const lines = source.split('\n').slice(0, line);
  const above = lines.slice(0, -1).findLast((code) => /^\s*[^\s#]/.test(code));
  const own = lines.at(-1);
  if (above === undefined || own === undefined || line < 2) return {};
  return {here: `It begins with ${countSpaces(own)}, the line above with ${countSpaces(above)}.`};
}

function countSpaces(code: string): string {
  const count = /^[ \t]*/.exec(code)?.[0].length ?? 0;
  return count === 0 ? 'no space' : count === 1 ? 'one space' : `${count} spaces`;
}

/** The bracket that is still open at the end of a script. */
function tellOpen(message: string, source: string, line: number): string | undefined {
  const open = message.startsWith('unexpected EOF') ? findOpenAbove(source, line) : undefined;
  return open && `Nothing closes a bracket of line ${open.line}: \`${shorten(open.code)}\`.`;
}

/** Python cannot read the script. */
export const syntaxRules: readonly Rule[] = [
  {
    id: 'wrong-interpreter',
    pattern:
      /syntax error near unexpected token|(?:import|from|print|def): (?:command )?not found|^import: unable to open X server/,
    explain: () => ({
      meaning: 'A shell tried to run the script, and took Python for commands of its own.',
      here: 'The script was started by its name, without Python in front.',
      steps: ['Start the project in the app or from the editor.', 'On a computer write `python3 main.py`.'],
      page: 'editors',
    }),
  },
  {
    id: 'wrong-character',
    kinds: ['SyntaxError'],
    pattern:
      /^invalid (?:non-printable )?character(?: '(?<character>.{1,2})')?(?: \(?U\+(?<point>[0-9A-F]{4,5}))?/u,
    explain: (found) => ({
      meaning:
        'There is a character in the code that Python does not know, often a bracket, comma or quotation mark of a Chinese keyboard or of a word processor.',
      here: tellCharacter(findCharacter(found)),
      steps: (LOOKALIKES[findCharacter(found) ?? ''] ?? '').trim()
        ? [
            'Type the brackets, commas and quotation marks of this line again with an English keyboard.',
            'If the keyboard of the phone puts the wrong ones: switch “smart punctuation” off in its settings.',
          ]
        : [
            ...(findCharacter(found) === BOM
              ? ['At the beginning of a file: save it again as UTF-8 without BOM, or delete that mark.']
              : []),
            'Delete the whole line with its spaces, and type it again: copied lines may hold such characters.',
            'Type brackets, commas and quotation marks with an English keyboard.',
          ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'newer-python/statement',
    kinds: ['SyntaxError'],
    pattern: /^(?:invalid syntax|expected)/,
    condition: ({code}) => WRITTEN_NEWER.test(code),
    explain: ({code}) => ({
      meaning: `The script uses a statement that this Python does not have yet. ${VERSION}`,
      here: `\`${shorten(code)}\` is ${code.startsWith('except') ? 'from Python 3.11' : code.startsWith('type') ? 'from Python 3.12' : 'from Python 3.10'}.`,
      steps: [
        code.startsWith('match') || code.startsWith('case')
          ? 'Write `if`, `elif` and `else` in place of `match` and `case`.'
          : 'Write it the older way.',
      ],
      page: 'version',
    }),
  },
  ...mistypedRules,
  {
    id: 'newer-python/union',
    kinds: ['TypeError'],
    pattern:
      /^unsupported (?:operand type\(s\)|types) for (?:\||__r?or__): '(?:type|_\w{1,40}|typing\.\w{1,40}|NoneType|ABCMeta|EnumMeta)'/,
    explain: () => ({
      meaning: `A type such as \`int | None\` needs Python 3.10. ${VERSION}`,
      steps: [
        'Write `Optional[int]` for `int | None` and `Union[int, str]` for `int | str`, after `from typing import Optional, Union`.',
      ],
      page: 'version',
    }),
  },
  {
    id: 'newer-python/dicts',
    kinds: ['TypeError'],
    pattern:
      /^unsupported (?:operand type\(s\)|types) for (?:\|=?|__or__): 'dict' and 'dict'|^unsupported types for __or__: 'dict', 'dict'/,
    explain: () => ({
      meaning: `Joining two dictionaries with \`|\` needs Python 3.9. ${VERSION}`,
      steps: ['Write `{**first, **second}`.'],
      page: 'version',
    }),
  },
  {
    id: 'newer-python/generic',
    kinds: ['TypeError'],
    pattern: /^'(?:type|ABCMeta|_?abc\.ABCMeta)' object (?:is not|isn't) subscriptable/,
    explain: () => ({
      meaning: `A type such as \`list[str]\` needs Python 3.9. ${VERSION}`,
      steps: ['Write `List[str]` or `Dict[str, int]`, after `from typing import Dict, List`.'],
      page: 'version',
    }),
  },
  {
    id: 'newer-python/method',
    kinds: ['AttributeError'],
    pattern:
      /'(?<owner>str|bytes|module '\w{1,40}'|\w{1,40})'? (?:object )?has no attribute '(?<name>removeprefix|removesuffix|pairwise|batched|lcm|unparse|to_thread|cache)'/,
    explain: ({groups: {name = ''}}) => ({
      meaning: `\`${name}\` came after Python 3.8. ${VERSION}`,
      steps: ['Write it the older way; the page has a table.'],
      page: 'version',
    }),
  },
  {
    id: 'tabs',
    kinds: ['TabError', 'IndentationError', 'SyntaxError'],
    pattern: /^inconsistent use of tabs/,
    explain: () => ({
      meaning: 'Some lines begin with tabs, others with spaces. Python cannot tell which belong together.',
      steps: ['Let your editor turn all tabs of the file into four spaces, and indent with spaces alone.'],
      page: 'firstErrors',
    }),
  },
  {
    id: 'indentation/block',
    kinds: ['IndentationError', 'SyntaxError'],
    pattern: /^expected an indented block(?: after (?<after>.{1,80}? on line \d{1,7}))?/,
    explain: ({groups: {after = ''}, code}) => ({
      meaning: 'After a line that ends with a colon, the next line must begin further to the right.',
      here:
        after === ''
          ? `\`${shorten(code || 'The line')}\` does not, or the block above it is empty.`
          : `It is missing after ${after}.`,
      steps: ['Indent the lines of the block by four spaces.', 'Where nothing is to be done, write `pass`.'],
      page: 'firstErrors',
    }),
  },
  {
    id: 'indentation',
    kinds: ['IndentationError', 'SyntaxError'],
    pattern: /^(?:unexpected indent|unindent does not match|unindent doesn't match)/,
    explain: (found) => ({
      meaning: 'The line begins in a column in which no other line of its block begins.',
      ...tellIndents(found),
      steps: [
        'Give all lines that belong together the same number of spaces at their beginning: four for each step.',
      ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'syntax/print',
    kinds: ['SyntaxError'],
    pattern: /^Missing parentheses in call to '(?<name>\w{1,20})'/,
    explain: ({groups: {name = 'print'}}) => ({
      meaning: `\`${name}\` needs brackets around what follows it.`,
      here: 'Python 2 wrote it without them.',
      steps: [
        `Write \`${name}(…)\`.`,
        'A script that others wrote for Python 2 has more such places: look for a newer version.',
      ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'syntax/backslash',
    kinds: ['SyntaxError'],
    pattern: /^\(unicode error\) 'unicodeescape'/,
    explain: () => ({
      meaning:
        'In a text, `\\U` and `\\x` begin the code of a character. A Windows path such as `C:\\Users` holds one by chance.',
      steps: ['Write `r` before the quotation mark: `r"C:\\Users\\…"`, or use `/` in place of `\\`.'],
      page: 'texts',
    }),
  },
  {
    id: 'syntax/open',
    kinds: ['SyntaxError', 'IndentationError'],
    pattern:
      /^(?:unexpected EOF|EOL while scanning|EOF while scanning|EOF in multi-line|unterminated|f-string: expecting|'(?<bracket>[([{])' was never closed|unmatched|closing parenthesis)/,
    explain: ({groups: {bracket = ''}, error, code, source, line}) => ({
      meaning: 'A quotation mark or a bracket was opened and not closed, or closed and not opened.',
      here:
        bracket === ''
          ? (tellOpen(error?.message ?? '', source, line) ??
            `Python noticed it ${code === '' ? 'here' : `at \`${shorten(code)}\``}.`)
          : `The \`${bracket}\` has no partner.`,
      steps: [
        'Count the brackets and quotation marks in this line and in the one before.',
        ...(/\w'\w/.test(code)
          ? ['An apostrophe ends a text that begins with `\'`: put the text between `"` and `"`.']
          : []),
        ...(/"{3}|'{3}/.test(code) ? ['Three quotation marks at the beginning need three at the end.'] : []),
      ],
      page: 'firstErrors',
    }),
  },
  {
    id: 'syntax',
    kinds: ['SyntaxError'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning: 'Python cannot read this line, so the script did not start.',
      steps: [
        'Look for a missing colon, comma, quotation mark or bracket.',
        OTHER_LINE,
        `If it runs on your computer, the line may be too new. ${VERSION}`,
      ],
      page: 'firstErrors',
    }),
  },
];
