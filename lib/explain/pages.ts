import {PAGES as LINT_PAGES} from '../lint/pages';
import type {Platform} from '../platforms';

/** A page that cards link to, with its path (without the base URL) on each platform that has one of its own. */
export interface ExplainPage {
  title: string;
  android: string;
  ios?: string;
  windows?: string;
}

/** The pages that rules link to; explainErrors.test.ts checks that they exist. */
export const PAGES = {
  none: {title: 'Nothing found: None', android: LINT_PAGES.none},
  controls: {
    title: 'Find controls',
    android: '/docs/android/api/node/app/selector#wait',
    ios: '/docs/ios/api/node/selector#wait',
    windows: '/docs/windows/controls#find',
  },
  foundControls: {
    title: 'Read and operate a control',
    android: '/docs/android/api/node/app/view#fails',
    ios: '/docs/ios/api/node/view#fails',
    windows: '/docs/windows/controls#fails',
  },
  version: {
    title: 'Which Python the device has',
    android: LINT_PAGES.version,
    ios: '/docs/ios/api/python/code#version',
  },
  firstErrors: {title: 'When something goes wrong', android: '/docs/android/guide/python#errors'},
  texts: {title: 'Texts', android: '/docs/android/guide/python#texts'},
  names: {title: 'Names and values', android: '/docs/android/guide/python#names'},
  collections: {title: 'Lists and dictionaries', android: '/docs/android/guide/python#collections'},
  functions: {title: 'Functions', android: '/docs/android/guide/python#functions'},
  loops: {title: 'Repeat', android: LINT_PAGES.loops},
  threads: {
    title: 'Two things at once',
    android: '/docs/android/api/python/code#threads',
    ios: '/docs/ios/api/python/support#threads',
  },
  closing: {title: 'Close what you open', android: '/docs/topics/good-practice#close'},
  remoteDesktop: {
    title: 'Windows locked, or over Remote Desktop',
    android: '/docs/topics/keep-running#remote',
  },
  calls: {
    title: 'Every call',
    android: '/docs/android/guide/api#all',
    ios: '/docs/ios/api/',
    windows: '/docs/windows/api#all',
  },
  oldNames: {title: 'Names of 2023 and of today', android: LINT_PAGES.oldNames},
  libraries: {
    title: 'Libraries and imports',
    android: '/docs/android/api/python/module#built-in',
    ios: '/docs/ios/api/python/support#built-in',
    windows: '/docs/windows/start#pip',
  },
  missingModules: {
    title: 'Missing from the standard library',
    android: '/docs/android/api/python/module#missing',
    ios: '/docs/ios/api/python/support#missing',
  },
  ownFiles: {
    title: 'Import your own files',
    android: '/docs/android/api/python/module#own',
    ios: '/docs/ios/api/python/code#imports',
  },
  packages: {
    title: 'Packages',
    android: LINT_PAGES.packages,
    ios: '/docs/ios/share/pip',
    windows: '/docs/windows/start#pip',
  },
  editors: {
    title: 'Editors and tools',
    android: '/docs/android/devtools/',
    ios: '/docs/ios/devtools/',
    windows: '/docs/windows/download#fails',
  },
  connection: {
    title: 'Reach the device from a browser',
    android: '/docs/android/guide/first#fails',
    ios: '/docs/ios/devtools/webide#fails',
  },
  java: {title: 'Java and Android from Python', android: '/docs/android/api/python/pyandroid#fails'},
  plugins: {title: 'Load a plug-in', android: '/docs/android/api/plug/load#fails'},
  permissions: {title: 'Permissions', android: '/docs/android/api/app/permissions'},
  modes: {title: 'Run modes', android: '/docs/android/api/mode'},
  intents: {title: 'Intents', android: '/docs/android/api/intent#fails'},
  paths: {
    title: 'Project files and paths',
    android: '/docs/android/api/system/r',
    ios: '/docs/ios/api/system/r',
    windows: '/docs/windows/start#r',
  },
  files: {title: 'Files', android: '/docs/android/api/file#fails', ios: '/docs/ios/api/file#fails'},
  folders: {
    title: 'Where scripts may write',
    android: '/docs/android/api/file#where',
    ios: '/docs/ios/api/file#where',
  },
  shell: {title: 'Shell commands', android: '/docs/android/api/system/shell'},
  http: {
    title: 'HTTP',
    android: '/docs/android/api/tunner/http#fails',
    ios: '/docs/ios/api/tunner/http#fails',
  },
  database: {
    title: 'MySQL',
    android: '/docs/android/api/db/mysql#fails',
    ios: '/docs/ios/api/db/mysql#fails',
  },
  pictures: {
    title: 'Screenshots and pictures',
    android: '/docs/android/api/screen/',
    ios: '/docs/ios/api/screen/',
    windows: '/docs/windows/screen#pictures',
  },
  opencv: {title: 'OpenCV', android: '/docs/android/api/screen/opencv#fails'},
  adb: {title: 'See the phone on the computer', android: '/docs/android/share/scrcpy#fails'},
  activation: {
    title: 'Activate Agent mode',
    android: '/docs/ios/download/active',
    ios: '/docs/ios/download/active',
  },
  iphoneDriver: {
    title: 'iTunes and the USB driver',
    android: '/docs/ios/itunes#fails',
    ios: '/docs/ios/itunes#fails',
  },
  agentMode: {title: 'WDA and Agent mode', android: '/docs/ios/download/wda', ios: '/docs/ios/download/wda'},
  windows: {
    title: 'Program windows',
    android: '/docs/windows/window#fails',
    windows: '/docs/windows/window#fails',
  },
  windowControls: {
    title: 'Controls in a program',
    android: '/docs/windows/controls#fails',
    windows: '/docs/windows/controls#fails',
  },
  foreground: {
    title: 'Click in the foreground',
    android: '/docs/windows/window#foreground',
    windows: '/docs/windows/window#foreground',
  },
  administrator: {
    title: 'Run as administrator',
    android: '/docs/windows/start#admin',
    windows: '/docs/windows/start#admin',
  },
  stubs: {title: 'Stubs and checked samples', android: '/docs/reference/stubs'},
  platforms: {title: 'Which call works where', android: '/docs/reference/platforms'},
  simulator: {
    title: 'What is different on the simulated phone',
    android: '/docs/reference/simulator#different',
  },
  uiautomator2: {title: 'Coming from uiautomator2', android: '/docs/coming-from/uiautomator2'},
  airtest: {title: 'Coming from Airtest', android: '/docs/coming-from/airtest'},
  autoJs: {title: 'Coming from Auto.js: the same tasks', android: '/docs/coming-from/auto-js#tasks'},
  appium: {title: 'Coming from Appium', android: '/docs/coming-from/appium'},
  desktopTools: {title: 'Coming from tools for the desktop', android: '/docs/coming-from/desktop-tools'},
  download: {title: 'Download AScript for Android', android: '/docs/android/download#fails'},
  emulators: {title: 'Run on an emulator', android: '/docs/topics/emulators#fails'},
  textPatterns: {
    title: 'Patterns for texts',
    android: '/docs/android/api/node/app/selector#filter-text',
    ios: '/docs/ios/api/screen/ocr#fails',
    windows: '/docs/windows/window#fails',
  },
  localDatabase: {
    title: 'A table on one phone',
    android: '/docs/android/api/db/mysql#local',
    ios: '/docs/ios/api/db/mysql#without',
  },
  ask: {
    title: 'Ask the user',
    android: '/docs/android/api/ui/dialog#prompt',
    ios: '/docs/ios/api/python/code#fails',
  },
  log: {title: 'Log window', android: '/docs/android/api/ui/loger', ios: '/docs/ios/api/ui/float_log'},
} as const satisfies Readonly<Record<string, ExplainPage>>;

export type PageName = keyof typeof PAGES;

/** The path of a page on a platform; that of Android where the platform has none of its own. */
export function toHref(name: PageName, platform: Platform | undefined): string {
  const page: ExplainPage = PAGES[name];
  return (platform && page[platform]) ?? page.android;
}
