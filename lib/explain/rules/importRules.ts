import {PLATFORMS} from '../../platforms';
import {NEW_MODULES} from '../../python/newModules';
import type {PageName} from '../pages';
import type {Rule} from '../rule';
import {findMeant, findMeantName} from './meantNames';

/** What a package is called where it is installed, when that is another name than in the import. */
const PACKAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['cv2', 'opencv-python'],
  ['PIL', 'pillow'],
  ['yaml', 'pyyaml'],
  ['bs4', 'beautifulsoup4'],
  ['docx', 'python-docx'],
  ['sklearn', 'scikit-learn'],
  ['websocket', 'websocket-client'],
  ['Crypto', 'pycryptodome'],
  ['dateutil', 'python-dateutil'],
  ['win32gui', 'pywin32'],
  ['win32api', 'pywin32'],
  ['win32con', 'pywin32'],
  ['pywintypes', 'pywin32'],
  ['serial', 'pyserial'],
  ['fitz', 'pymupdf'],
]);

/** Parts of Python's library that the phones lack. */
const NOT_ON_PHONES = new Set([
  'tkinter',
  'Tkinter',
  'turtle',
  'curses',
  'readline',
  'crypt',
  'grp',
  'nis',
  'spwd',
  '_tkinter',
  '_curses',
]);

/** Packages that a script imports to reach the network. */
const NETWORK = new Set(
  'requests urllib urllib3 http httpx aiohttp socket websocket websockets smtplib ftplib ssl paramiko'.split(
    ' ',
  ),
);

/** Packages of other tools, with the page that has the same tasks side by side. */
const OTHER_TOOLS: ReadonlyMap<string, PageName> = new Map([
  ['uiautomator2', 'uiautomator2'],
  ['airtest', 'airtest'],
  ['poco', 'airtest'],
  ['appium', 'appium'],
  ['wda', 'appium'],
  ['selenium', 'appium'],
  ['pyautogui', 'desktopTools'],
  ['pywinauto', 'desktopTools'],
  ['pynput', 'desktopTools'],
]);

const MODULE = /^no module named '?(?<module>[\w./:-]{1,120})/i;
const KINDS = ['ModuleNotFoundError', 'ImportError'];

/** Names that files of a project have. */
const OWN_FILES = /^(?:res|main|utils|config|settings|common|helpers?|lib|src)$/;

function tellPlatform(module: string): string[] {
  const [, platform = ''] = module.split('.');
  const meant = findMeant(platform, PLATFORMS);
  return meant === undefined || PLATFORMS.some((one) => one === platform)
    ? []
    : [`Write \`ascript.${meant}\`.`];
}

function toMeant(name: string): string[] {
  const meant = findMeantName(name, '');
  return meant === undefined ? [] : [`If \`${meant}\` is meant, write it so.`];
}

function toTop(module: string): string {
  return module.split('.')[0] ?? module;
}

/** Modules that scripts import most. */
const MODULES =
  'ascript time random re json math os sys datetime typing threading csv pathlib collections traceback itertools'.split(
    ' ',
  );
/** Calls of AScript that are taken for modules, with theirs. */
const CALLS: ReadonlyMap<string, string> = new Map([
  ['Selector', 'node'],
  ['Ocr', 'screen'],
  ['FindColors', 'screen'],
  ['FindImages', 'screen'],
  ['click', 'action'],
]);

/** An import that does not work. */
export const importRules: readonly Rule[] = [
  {
    id: 'pip-missing',
    pattern:
      /pip3?: (?:command )?not found|'pip3?' (?:is not recognized|不是内部或外部命令)|[Tt]he term 'pip3?' is not recognized|无法将“pip3?”项识别为|No module named pip$/,
    explain: () => ({
      meaning: 'The computer does not know `pip`: Python is not installed there, or not in `PATH`.',
      steps: [
        'Write `py -m pip install …` on Windows, `python3 -m pip install …` elsewhere.',
        'For a package on the phone, `pip` of the computer does nothing: the page says how to install it there.',
      ],
      page: 'packages',
    }),
  },
  {
    id: 'pip-no-build',
    pattern:
      /No matching distribution found for (?<name>[\w.-]{1,80})|Could not find a version that satisfies the requirement (?<other>[\w.-]{1,80})/,
    explain: ({groups: {name = '', other = ''}}) => ({
      meaning: `\`pip\` found no build of \`${name || other}\` for this Python and this system.`,
      here: 'Newer versions of a package may need a newer Python; on a phone there are few builds of packages that are not pure Python. Without a network the message is the same.',
      steps: [
        'Compare the name with the one on pypi.org: it can differ from the name in `import`.',
        'Look there which Python the package needs, and name an older version: `package==1.2`.',
        'Test the network, or name the mirror that you use with `-i`.',
      ],
      page: 'packages',
    }),
  },
  {
    id: 'pip-no-compiler',
    pattern:
      /Microsoft Visual C\+\+ \d{2}\.\d is required|Microsoft Visual C\+\+ \d{2}\.\d or greater is required/,
    explain: () => ({
      meaning: '`pip` found no finished build of the package for this Python, and tried to compile it.',
      steps: [
        'Name an older version of the package, or use a Python for which it has builds: pypi.org lists them under Download files.',
        'Upgrade pip first: `python -m pip install --upgrade pip`.',
      ],
      page: 'packages',
    }),
  },
  {
    id: 'pip-not-allowed',
    kinds: ['OSError', 'PermissionError', 'EnvironmentError'],
    pattern: /^\[(?:WinError 5|Errno 13)\].{0,200}?(?:site-packages|[Pp]ython[\d.]{0,5}[\\/])/,
    explain: () => ({
      meaning: '`pip` may not write where this Python keeps its packages.',
      steps: [
        'Add `--user`: `python -m pip install --user …`.',
        'Close programs that use this Python, such as the editor and running scripts, and try again.',
      ],
      page: 'packages',
    }),
  },
  {
    id: 'pip-managed',
    pattern: /externally-managed-environment|This environment is externally managed/,
    explain: () => ({
      meaning: 'The Python of this computer belongs to its system, so `pip` may not change it.',
      steps: [
        'Make a Python of your own in the project: `python3 -m venv env`.',
        'Install with it: `env/bin/pip install …`, and choose it in your editor.',
      ],
      page: 'editors',
    }),
  },
  {
    id: 'editor-unresolved',
    pattern:
      /Import "(?<name>[\w.]{1,100})" could not be resolved|reportMissing(?:Imports|ModuleSource)|Unresolved reference '(?<other>ascript)'/,
    explain: ({groups: {name = '', other = ''}}) => ({
      meaning: `The editor on the computer does not find \`${name || other || 'the package'}\`. The script may run all the same: it runs on the device.`,
      steps: [
        'For `ascript`, get the stubs: the page has them, and says where they go.',
        'For another package, choose the Python in which it is installed: in VS Code with `Python: Select Interpreter`.',
      ],
      page: 'stubs',
    }),
  },
  {
    id: 'missing-package/old',
    kinds: KINDS,
    pattern: /^no module named '?airscript\b/i,
    explain: () => ({
      meaning:
        'The script was written for AScript before 2024. Its packages have other names today: `airscript` is now `ascript.android`.',
      steps: ['Write `from ascript.android.… import …`; the page lists the old names beside those of today.'],
      page: 'oldNames',
    }),
  },
  {
    id: 'missing-package/misspelt',
    kinds: KINDS,
    pattern: /^no module named '?(?<module>\w{1,40})'?$/i,
    condition: ({groups: {module = ''}}) =>
      // Other packages end alike: `ujson`, `hashlib`.
      findMeant(module, MODULES)?.charAt(0) === module.charAt(0).toLowerCase() &&
      module !== 'timeit' &&
      !NEW_MODULES.has(module) &&
      !NOT_ON_PHONES.has(module) &&
      !NETWORK.has(module) &&
      !OWN_FILES.test(module),
    explain: ({groups: {module = ''}}) => ({
      meaning: `There is no module \`${module}\`.`,
      here: `It looks like \`${findMeant(module, MODULES)}\`: each letter counts, and its case.`,
      steps: [
        `Write \`${findMeant(module, MODULES)}\`.`,
        `If \`${module}\` is a file of yours, write \`from . import ${module}\`.`,
      ],
      page: 'libraries',
    }),
  },
  {
    id: 'missing-package/call',
    kinds: KINDS,
    pattern: /^no module named '?(?<module>\w{1,40})'?$/i,
    condition: ({groups: {module = ''}}) => CALLS.has(module),
    explain: ({groups: {module = ''}}) => ({
      meaning: `\`${module}\` is a part of a module of AScript, not a module itself.`,
      steps: [
        `Write \`from ascript.android.${CALLS.get(module)} import ${module}\`; on another system copy the import from the page of the call.`,
      ],
      page: 'calls',
    }),
  },
  {
    id: 'missing-package/computer',
    kinds: KINDS,
    pattern: /^no module named '?ascript'?$/i,
    explain: () => ({
      meaning: 'This Python does not have AScript.',
      here: 'Most likely the script ran on a computer, with the computer’s own Python.',
      steps: [
        'Send the project to the device and start it there, from the editor or from the app.',
        'On Windows, choose the interpreter of the project in PyCharm.',
      ],
      page: 'editors',
    }),
  },
  {
    id: 'missing-package/platform',
    kinds: KINDS,
    pattern: /^no module named '?ascript\.(?<platform>android|ios|windows)'?$/i,
    explain: ({groups: {platform = ''}, isSimulated}) => ({
      meaning: `The script is for another system: the Python that ran it has no \`ascript.${platform.toLowerCase()}\`.`,
      here: isSimulated
        ? 'It belongs to another platform than the device that is drawn here.'
        : 'It ran on a device of another system, or on a computer, where the package `ascript` has names for the editor, or the calls for Windows.',
      steps: [
        'Run the project on a device of the system that its imports name.',
        'To port it, write the imports of the new system: the page has the calls of all systems side by side.',
      ],
      page: 'platforms',
    }),
  },
  {
    id: 'missing-package/module',
    kinds: KINDS,
    pattern: /^no module named '?(?<module>ascript(?:\.\w{1,40}){1,6})/i,
    explain: ({groups: {module = ''}}) => ({
      meaning: `There is no \`${module.slice(module.lastIndexOf('.') + 1)}\` in \`${module.slice(0, module.lastIndexOf('.'))}\`.`,
      here: 'It is misspelt, belongs to another platform, or is newer than the app on this device.',
      steps: [
        ...tellPlatform(module),
        'Compare the import with the page of the call; upper and lower case count.',
        'Update the app.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'module-path',
    kinds: KINDS,
    pattern: /^no module named '(?<module>[^']{1,200}?)(?:\.py'|'; '(?<file>[^']{1,100})' is not a package)/i,
    explain: ({groups: {module = '', file = ''}}) => ({
      meaning: 'An import names a module, not a file: without `.py`, and with dots in place of slashes.',
      here:
        file === ''
          ? `\`${module}.py\` is the name of a file.`
          : `\`${file}\` is one file, so nothing can be imported from below it.`,
      steps: ['Write the name without `.py`: `from . import name` for a file beside this one.'],
      page: 'ownFiles',
    }),
  },
  {
    id: 'module-path/whole',
    kinds: KINDS,
    pattern: /^no module named '(?<module>[^']{0,200}[/:\\][^']{0,200})'/i,
    explain: ({groups: {module = ''}}) => ({
      meaning: 'An import names a module, not the path of a file.',
      here: `\`${module.slice(-60)}\` is a path.`,
      steps: [
        'Write the name alone, without folder and `.py`: `from . import name` for a file beside this one.',
      ],
      page: 'ownFiles',
    }),
  },
  {
    id: 'missing-package/library',
    kinds: KINDS,
    pattern: MODULE,
    condition: ({groups: {module = ''}}) => NOT_ON_PHONES.has(toTop(module)),
    explain: ({groups: {module = ''}}) => ({
      meaning: `\`${toTop(module)}\` belongs to Python, but Android does not have what it needs.`,
      steps: ['For windows, show a page of HTML instead.', 'For the rest, do without it on the phone.'],
      page: 'missingModules',
    }),
  },
  {
    id: 'newer-python/module',
    kinds: KINDS,
    pattern: MODULE,
    condition: ({groups: {module = ''}}) => NEW_MODULES.has(toTop(module)),
    explain: ({groups: {module = ''}}) => ({
      meaning: `\`${toTop(module)}\` came with Python ${NEW_MODULES.get(toTop(module))}. The Python on an Android phone is 3.8; for iOS it is not stated in public.`,
      steps: ['Do it the older way; the page has a table.'],
      page: 'version',
    }),
  },
  {
    id: 'missing-package/other-tool',
    kinds: KINDS,
    pattern: MODULE,
    condition: ({isSimulated, groups: {module = ''}}) => isSimulated && OTHER_TOOLS.has(toTop(module)),
    explain: ({groups: {module = ''}}) => ({
      meaning: `\`${toTop(module)}\` belongs to another tool. AScript does the same tasks with calls of its own.`,
      here: 'The simulated phone has AScript alone.',
      steps: ['Look your calls up on the page: it has both side by side.'],
      page: OTHER_TOOLS.get(toTop(module)) ?? 'simulator',
    }),
  },
  {
    id: 'missing-package/network',
    kinds: KINDS,
    pattern: MODULE,
    condition: ({isSimulated, groups: {module = ''}}) => isSimulated && NETWORK.has(toTop(module)),
    explain: ({groups: {module = ''}}) => ({
      meaning: `The simulated phone has no network, so \`${toTop(module)}\` is not simulated.`,
      here: 'The script may be right: on a device it can ask a server.',
      steps: [
        'Try the rest here with an answer of your own, such as `answer = {"status": "ok"}`.',
        'Then run the script on a device.',
      ],
      page: 'http',
    }),
  },
  {
    id: 'missing-package/simulated',
    kinds: KINDS,
    pattern: MODULE,
    condition: ({isSimulated}) => isSimulated,
    explain: ({groups: {module = ''}}) => ({
      meaning: `The simulated phone has no package called \`${toTop(module)}\`.`,
      here: 'It has AScript and a part of Python’s own library; a real device has more.',
      steps: ['Check the spelling, and run the script on a device to be sure.'],
      page: 'simulator',
    }),
  },
  {
    id: 'missing-package/java',
    kinds: KINDS,
    pattern: /^no module named '?(?<module>(?:android|androidx|java|javax|org|com)(?:\.[\w$]{1,60}){0,8})'?/i,
    explain: ({groups: {module = ''}}) => ({
      meaning: `\`${module}\` is a package of Java. Only Python on Android, inside an app, can import it.`,
      here: 'The script ran elsewhere, the class is misspelt, or this Android does not have it.',
      steps: [
        'Run the script on the phone.',
        'Import a class, not a package: `from android.content import Intent`.',
        'Look the class up in the Android reference: it names the version in which it was added.',
      ],
      page: 'java',
    }),
  },
  {
    id: 'missing-package/own',
    kinds: KINDS,
    pattern:
      /^no module named '?(?<module>main|__main__|utils|config|settings|common|helper|helpers|lib|src)\b/i,
    explain: ({groups: {module = ''}}) => ({
      meaning: `Python does not find \`${module}\`. That sounds like a file of your project, and a project is a package.`,
      steps: [
        `Write \`from . import ${module}\`.`,
        'Start the project, whose entry is `__init__.py`, and not this file by itself.',
      ],
      page: 'ownFiles',
    }),
  },
  {
    id: 'missing-package',
    kinds: KINDS,
    pattern: MODULE,
    explain: ({groups: {module = ''}}) => {
      const top = toTop(module);
      const installed = PACKAGE_NAMES.get(top);
      return {
        meaning: `The Python that ran the script has no package \`${top}\`.`,
        ...(installed !== undefined && {
          here: `It is imported as \`${top}\` and installed as \`${installed}\`.`,
        }),
        steps: [
          'Look whether the app brings it along. On an Android phone there is no `pip install`: a package comes with a build of the app, with a plug-in, or inside the project.',
          `For a plug-in on Android, call \`plug.load(…)\` above the import. For a file of your own, write \`from . import ${top}\`.`,
          `On a computer: \`pip install ${installed ?? top}\`, with the Python that runs the script.`,
        ],
        page: 'libraries',
      };
    },
  },
  {
    id: 'relative-import',
    kinds: ['ImportError', 'SystemError', 'ValueError'],
    pattern:
      /attempted relative import|relative import with no known parent|can't perform relative import|beyond top-level package/,
    explain: () => ({
      meaning: 'An import with a dot works inside a project only.',
      here: 'The file was started by itself, so Python does not know to which project it belongs.',
      steps: ['Start the project, whose entry is `__init__.py`.'],
      page: 'ownFiles',
    }),
  },
  {
    id: 'import-name/circular',
    kinds: ['ImportError', 'AttributeError'],
    pattern: /partially initialized module '(?<module>[\w.]{1,100})'/,
    explain: ({groups: {module = ''}}) => ({
      meaning:
        'Two files import each other, a file of yours has the name of a library, or a name in an import is misspelt.',
      here: `Python was still reading \`${module}\` when it was asked for something in it.`,
      steps: [
        `Rename a file of yours that is called \`${module}.py\`.`,
        `If \`${module}\` is your own folder: check that the file behind each \`from . import name\` exists, letter by letter.`,
        'Otherwise move what both files need into a third one.',
      ],
      page: 'ownFiles',
    }),
  },
  {
    id: 'import-name',
    kinds: KINDS,
    pattern:
      /^cannot import name '?(?<name>\w{1,80})'?(?: from '(?<module>[\w.]{1,120})')?|^can't import name (?<other>\w{1,80})/i,
    explain: ({groups: {name = '', other = '', module = ''}}) => ({
      meaning: `The module is there, but it has no \`${name || other}\`.`,
      here: `${module === '' ? 'The name' : `\`${module}\``} has changed between versions, or the name is misspelt: upper and lower case count.`,
      steps: [
        ...toMeant(name || other),
        'Compare the import with the page of the call.',
        'Update the app: the call may be newer. A script from before 2024 needs the names of today.',
        'Rename a file of yours that is called like the library.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'native-library',
    kinds: [...KINDS, 'OSError', 'UnsatisfiedLinkError', 'FileNotFoundError'],
    pattern:
      /DLL load failed|dlopen failed|\[WinError (?:126|127|193)\]|cannot open shared object|wrong ELF class|is 32-bit instead of 64-bit|Could not find module .{1,200}\.dll|couldn't find "lib|image not found|not a valid Win32/i,
    explain: ({error}) => ({
      meaning: 'Python found the package, but not the native library that it needs.',
      here:
        error?.message.includes('Win') || error?.message.includes('DLL')
          ? 'On Windows another DLL is missing, or it was built for another Python or processor.'
          : 'It was built for another processor or another Android, or a part of it is missing.',
      steps: [
        'On a phone use the build that the app brings along, or a plug-in; a library copied from a computer does not run there.',
        'On Windows install the Visual C++ runtime of Microsoft, then the package again, with the Python that runs the script.',
      ],
      page: 'libraries',
    }),
  },
  {
    id: 'import-name/compiled',
    kinds: ['ImportError'],
    pattern: /bad magic number/,
    explain: () => ({
      meaning: 'A `.pyc` file was made by another version of Python.',
      steps: ['Use the `.py` file, or compile it with the version of the device.'],
      page: 'version',
    }),
  },
];
