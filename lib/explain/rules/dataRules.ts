import type {Rule, RuleMatch} from '../rule';
import {shorten} from './expressions';

/** What is wrong with a pattern, in the words of Python and of Java. */
const PATTERN_FAULTS: readonly (readonly [message: RegExp, here: string])[] = [
  [/^(?:missing \)|unterminated subpattern)|Unclosed group/, 'A `(` is opened and not closed.'],
  [/^unbalanced parenthesis|Unmatched closing '\)'/, 'A `)` closes nothing.'],
  [/character set|character class/, 'A `[` is opened and not closed.'],
  [
    /^nothing to repeat|^multiple repeat|Dangling meta/,
    '`*`, `+` or `?` repeats what stands before it, and there is nothing that can be repeated, as in `*.png` and `C++`.',
  ],
  [
    /^bad escape|escape sequence/,
    'A backslash stands before a letter with which it means nothing, as in the path of a file.',
  ],
];

function findFault(message: string): string {
  return (
    PATTERN_FAULTS.find(([pattern]) => pattern.test(message))?.[1] ??
    'The message says what is wrong, and at which place, counted from 0.'
  );
}

function quote({groups: {name = ''}}: RuleMatch): string {
  return `\`${shorten(name)}\``;
}

const SQLITE = ['OperationalError', 'DatabaseError'];

/** Patterns, SQLite, input, and collections that change in a loop. */
export const dataRules: readonly Rule[] = [
  {
    id: 'text-pattern',
    kinds: ['error', 'PatternError', 'PatternSyntaxException'],
    pattern:
      /^(?:missing [)<>,:]|missing group name|unterminated (?:subpattern|character set|name)|nothing to repeat|multiple repeat|unbalanced parenthesis|bad escape|bad character (?:range|in group)|unexpected end of pattern|unknown (?:extension|group name)|look-behind requires|min repeat greater|redefinition of group|invalid group reference|global flags not|Dangling meta character|Unclosed (?:group|character class|counted closure)|Unmatched closing|Illegal)/,
    explain: ({error}) => ({
      meaning:
        'A regular expression is a pattern in which signs such as `(`, `[`, `*`, `+` and `?` have a meaning of their own, and this one cannot be read.',
      here: findFault(error?.message ?? ''),
      steps: [
        'To find a text letter by letter, write `re.escape(text)` in place of `text`.',
        'Or put a backslash before the sign, in a text with an `r` before it: `r"Report \\(1\\)"`.',
      ],
      page: 'textPatterns',
    }),
  },
  {
    id: 'sqlite-locked',
    kinds: SQLITE,
    pattern: /^database (?:table )?is locked/,
    explain: () => ({
      meaning:
        'Another connection has written to the file of the database and not yet committed. SQLite lets one write at a time.',
      here: 'It is an earlier part of this script, a thread, a second script, or a program that shows the tables.',
      steps: [
        'Write in `with database:`, which commits at its end, and keep waits out of it.',
        'Close each connection: `with closing(sqlite3.connect(path)) as database:`.',
        'Let it wait longer: `sqlite3.connect(path, timeout=30)` counts seconds.',
      ],
      page: 'localDatabase',
    }),
  },
  {
    id: 'sqlite-table',
    kinds: SQLITE,
    pattern: /^no such (?<what>table|column): (?<name>.{1,80})/,
    explain: (found) =>
      found.groups.what === 'column'
        ? {
            meaning: `The table has no column ${quote(found)}.`,
            here: 'It is misspelt, the table was made before the column was added, or a text stands in the SQL without quotation marks.',
            steps: [
              'Give values with `?` and a tuple: `execute("SELECT * FROM orders WHERE name = ?", (name,))`.',
              'Print the columns: `print(database.execute("PRAGMA table_info(orders)").fetchall())`, with the name of your table.',
            ],
            page: 'localDatabase',
          }
        : {
            meaning: `There is no table ${quote(found)} in this file.`,
            here: 'It was not made yet, or it is another file: `sqlite3.connect` makes an empty one where it finds none.',
            steps: [
              'Make it first: `CREATE TABLE IF NOT EXISTS …`.',
              'Build the path with `R`, and print it: a bare name is looked for in the current folder.',
            ],
            page: 'localDatabase',
          },
  },
  {
    id: 'sqlite-file',
    kinds: SQLITE,
    pattern:
      /^(?:unable to open database file|attempt to write a readonly database|disk I\/O error|file is (?:not a database|encrypted)|database disk image is malformed)/,
    explain: ({error}) => ({
      meaning: 'SQLite cannot use the file of the database.',
      here: /^file is|malformed/.test(error?.message ?? '')
        ? 'It is another kind of file, or it is damaged.'
        : /^unable/.test(error?.message ?? '')
          ? 'Its folder does not exist, or the app may not write there.'
          : 'The file or its folder cannot be written, or was deleted meanwhile.',
      steps: [
        'Print the path, and make the folder first: `os.makedirs(folder, exist_ok=True)`.',
        'Keep the file in the folder of the project, or where the page says that scripts may write.',
      ],
      page: 'folders',
    }),
  },
  {
    id: 'sqlite-words',
    kinds: SQLITE,
    pattern: /^(?:near "(?<name>[^"]{0,60})": syntax error|incomplete input|unrecognized token)/,
    explain: (found) => ({
      meaning: 'SQLite cannot read the SQL.',
      here:
        found.groups.name === ''
          ? 'Its end is missing, or a text in it is not closed.'
          : `It no longer understood at ${quote(found)}; the mistake is there or just before.`,
      steps: [
        'Print the SQL before this line.',
        'Give values with `?` and a tuple, never by joining texts: a quotation mark in a value breaks the SQL.',
      ],
      page: 'localDatabase',
    }),
  },
  {
    id: 'sqlite-row',
    kinds: ['IntegrityError'],
    pattern: /^(?<what>UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed(?:: (?<name>.{1,80}))?/,
    explain: (found) => {
      const {what = '', name = ''} = found.groups;
      return {
        meaning: 'The table has a rule that this row breaks.',
        here:
          what === 'UNIQUE'
            ? `A row with this value of ${name === '' ? 'the key' : quote(found)} is there already.`
            : what === 'NOT NULL'
              ? `${name === '' ? 'A column' : quote(found)} must have a value, and was given \`None\`.`
              : `The rule is \`${what}\`.`,
        steps: [
          what === 'UNIQUE'
            ? 'To keep the old row, write `INSERT OR IGNORE`; to replace it, `INSERT OR REPLACE`.'
            : 'Print the values just before this line.',
        ],
        page: 'localDatabase',
      };
    },
  },
  {
    id: 'sqlite-thread',
    kinds: ['ProgrammingError'],
    pattern: /^SQLite objects created in a thread/,
    explain: () => ({
      meaning: 'A connection to SQLite works only in the thread that made it.',
      steps: ['Connect inside the function that the thread runs, and close the connection there.'],
      page: 'localDatabase',
    }),
  },
  {
    id: 'no-console',
    kinds: ['EOFError'],
    pattern: /^EOF when reading a line/,
    explain: ({platform}) => ({
      meaning: 'The script asked for a line with `input()`, and there is nothing to type into.',
      here:
        platform === 'windows' ? 'It was started without a console.' : 'A device has no console for scripts.',
      steps: [
        platform === undefined || platform === 'android'
          ? 'Ask in a window: `answer = Dialog.prompt("Name?")`, after `from ascript.android.ui import Dialog`.'
          : 'Ask in a window of your own.',
        'Or read the value from a file of the project.',
      ],
      page: 'ask',
    }),
  },
  {
    id: 'file-empty',
    kinds: ['EOFError'],
    pattern: /^Ran out of input/,
    explain: () => ({
      meaning: '`pickle` read a file that ends too early, most often an empty one.',
      here: 'Opening a file with `"wb"` empties it at once: a script that broke off before it wrote leaves it empty.',
      steps: [
        'Test its size first: `os.path.getsize(path) > 0`.',
        'Write to a second file, and give it the name of the first when it is whole: `os.replace(new, path)`.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'changed-meanwhile',
    kinds: ['RuntimeError'],
    pattern:
      /^(?:dictionary|Set|OrderedDict|deque) (?:changed size|mutated|changed) during iteration|^dictionary keys changed/,
    explain: ({error}) => {
      const type = error?.message.startsWith('Set') ? 'set' : 'dictionary';
      return {
        meaning: `A loop goes through a ${type}, and meanwhile something is added to it or deleted from it.`,
        here: 'The loop itself does it, or another thread.',
        steps: [
          `Go through a copy: \`for one in list(${type === 'set' ? 'names' : 'data'}):\`, with your own name in the brackets.`,
          'Or collect what is to be deleted in a list, and delete it after the loop.',
        ],
        page: 'collections',
      };
    },
  },
];
