import type {Rule} from '../rule';
import {shorten} from './expressions';

const PATH = /'(?<path>[^']{1,300})'?/;

function nameOf(path: string): string {
  return shorten(path.split(/[\\/]/).at(-1) || path);
}

/** Files and folders. */
export const fileRules: readonly Rule[] = [
  {
    id: 'program-missing',
    kinds: ['FileNotFoundError', 'OSError', 'NotADirectoryError'],
    pattern: /^\[WinError [23]\]|^\[Errno 2\]/,
    condition: ({error}) =>
      error?.frames.some(({code = '', file}) => /subprocess|Popen|check_output/.test(`${code} ${file}`)) ??
      false,
    explain: () => ({
      meaning: 'The script starts another program, and the system does not find that program.',
      here: 'It is not installed, or its folder is not in the search path of the system.',
      steps: [
        'Run the same command by hand in a terminal.',
        'Give the whole path of the program, or install it.',
      ],
      page: 'shell',
    }),
  },
  {
    id: 'file-mode',
    kinds: ['UnsupportedOperation', 'OSError'],
    pattern: /^not (?<what>writable|readable)|^(?:\[Errno )?[89]\b/,
    condition: ({error, isSimulated}) => isSimulated || error?.kind === 'UnsupportedOperation',
    explain: ({groups: {what = ''}}) => ({
      meaning:
        what === 'readable'
          ? 'The file was opened for writing alone.'
          : 'The file was opened for reading alone, or is closed already.',
      here: 'Without a second value, `open` opens a file for reading.',
      steps: [
        'Say what you want: `open(path, "w", encoding="utf-8")` writes a new file, `"a"` adds to one, `"r"` reads.',
        'Use the file inside the indented lines of its `with`.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'files-open',
    kinds: ['OSError'],
    pattern: /^\[Errno 24\]/,
    explain: () => ({
      meaning: 'The script has more files and connections open than the system allows.',
      here: 'Each round opens one, and none is closed.',
      steps: [
        'Open files with `with open(…) as file:`, which closes them.',
        'Use one `requests.Session` or one connection for all rounds, and `close()` it in `finally`.',
      ],
      page: 'closing',
    }),
  },
  {
    id: 'file-missing/simulated',
    kinds: ['FileNotFoundError', 'OSError'],
    pattern: /^\[?(?:Errno )?(?:2|44)\b|ENOENT/,
    condition: ({isSimulated}) => isSimulated,
    explain: () => ({
      meaning: 'There is no file of this name on the simulated phone.',
      here: 'It holds the files of the scene alone.',
      steps: [
        'Let the script go on without it: `except OSError:`.',
        'Run the script on a device that has the file.',
      ],
      page: 'simulator',
    }),
  },
  {
    id: 'file-missing',
    kinds: ['FileNotFoundError', 'IOError', 'OSError', 'NoSuchFileException'],
    pattern: new RegExp(
      `^\\[(?:Errno 2|WinError [23])\\].{0,60}?(?:${PATH.source})|^\\[(?:Errno 2|WinError [23])\\]|^\\[?(?:Errno )?(?:2|44)\\]?(?: ENOENT)?$|^No such file`,
    ),
    explain: ({groups: {path = ''}}) => ({
      meaning: 'There is no such file or folder where the script looks.',
      here:
        path === ''
          ? 'The path is wrong, or the file was not copied to the device.'
          : /^(?:[A-Za-z]:)?[\\/]/.test(path)
            ? `It looks for \`${nameOf(path)}\` in the folder that the message names.`
            : `\`${shorten(path)}\` has no folder in front, so it is looked for in the current folder, which is not that of your script.`,
      steps: [
        'Build the path from the folder of the project: `R.res("…")`, `R.img("…")`, or `R.sd("…")` on Android.',
        'Look at what is there: `print(os.listdir(folder))`. Upper and lower case count.',
        '`open` makes files, not folders: `os.makedirs(folder, exist_ok=True)`.',
      ],
      page: 'paths',
    }),
  },
  {
    id: 'file-permission',
    kinds: ['PermissionError', 'OSError', 'IOError'],
    pattern: new RegExp(
      `^\\[(?:Errno 1|Errno 13|Errno 30|WinError 5|WinError 32)\\].{0,120}?(?:${PATH.source})|^\\[(?:Errno 1|Errno 13|Errno 30|WinError 5|WinError 32)\\]`,
    ),
    explain: ({groups: {path = ''}, error}) => ({
      meaning: 'The system does not let the script read or write there.',
      here: /WinError 32/.test(error?.message ?? '')
        ? 'Another program holds the file open.'
        : path === ''
          ? 'The message names no path: it may be a program that may not be started.'
          : /^\/(?:sdcard|storage)/.test(path)
            ? `\`${nameOf(path)}\` is in the storage that all apps share: the app needs access to all files, and Android keeps \`Android/data\` and \`Android/obb\` closed even then.`
            : `The place of \`${nameOf(path)}\` is not open to the app.`,
      steps: [
        'Write into the folder of the project, or where the page says that scripts may write.',
        'On Android allow the app access to all files in the settings of the system.',
        'On Windows close the program that has the file open.',
      ],
      page: 'folders',
    }),
  },
  {
    id: 'file-folder',
    kinds: ['IsADirectoryError', 'NotADirectoryError', 'FileExistsError', 'OSError'],
    pattern: /^\[(?:Errno 17|Errno 20|Errno 21|Errno 39|WinError 183)\]/,
    explain: ({error}) => ({
      meaning:
        'The path leads to a folder where a file is expected, or the other way round, or it is there already.',
      here: /39/.test(error?.message ?? '')
        ? 'Only an empty folder can be removed.'
        : 'Look at the path in the message.',
      steps: [
        'Make a folder with `os.makedirs(folder, exist_ok=True)`.',
        'Print `os.path.isdir(path)` and `os.path.isfile(path)`.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'file-name',
    kinds: ['OSError'],
    pattern: /^\[WinError 123\]|^\[Errno 22\] Invalid argument: '/,
    explain: () => ({
      meaning: 'The system allows no file with this name.',
      here: 'The name holds one of `\\ / : * ? " < > |`, ends in a line break, or the path was typed with single backslashes, of which `\\t` and `\\n` become other characters.',
      steps: [
        'Print the path with `print(repr(path))`: the wrong character shows.',
        'Put an `r` before a typed path, as in `r"C:\\data\\new.txt"`, or write it with `/`.',
        'For a time in a file name use `time.strftime("%H-%M")`, without colons.',
      ],
      page: 'files',
    }),
  },
  {
    id: 'disk-full',
    kinds: ['OSError', 'IOException', 'SQLiteFullException'],
    pattern: /No space left on device|ENOSPC|\[Errno 28\]/,
    explain: () => ({
      meaning: 'The storage of the device is full.',
      steps: ['Delete what you do not need; a script that keeps screenshots should delete the old ones.'],
      page: 'files',
    }),
  },
];
