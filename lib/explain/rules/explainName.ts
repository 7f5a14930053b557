import type {Platform} from '../../platforms';
import type {RuleMatch, Wording} from '../rule';
import {shorten} from './expressions';
import {findForeign, findGiven, findMeantName} from './meantNames';

/** Modules that scripts forget to import. */
const COMMON_MODULES = new Set([
  'time',
  'os',
  'sys',
  're',
  'json',
  'random',
  'math',
  'requests',
  'datetime',
  'threading',
  'cv2',
  'np',
  'csv',
]);
/** Calls of AScript that scripts use most, and their modules on Android: the stubs are too large to be fetched for an error. */
export const COMMON_CALLS: ReadonlyMap<string, string> = new Map([
  ['click', 'action'],
  ['slide', 'action'],
  ['swipe', 'action'],
  ['Key', 'action'],
  ['Selector', 'node'],
  ['Ocr', 'screen'],
  ['FindColors', 'screen'],
  ['FindImages', 'screen'],
  ['Device', 'system'],
  ['R', 'system'],
  ['KeyValue', 'system'],
  ['Dialog', 'ui'],
]);
/** Parts of AScript that every platform has. */
const PRODUCT_MODULES = new Set(['screen', 'system', 'ui']);
/** Parts of `typing` that scripts forget to import. */
const TYPING = /^(?:Any|Callable|Dict|List|Optional|Set|Tuple|Union)$/;
/** What a name was probably meant to be, and what to write. */
type Guess = Required<Pick<Wording, 'here' | 'steps'>>;

/** What an unknown name was probably meant to be: the first guess that knows something. */
export function explainName(name: string, found: RuleMatch): Guess {
  return (
    guessLater(name, found) ??
    guessImport(name, found) ??
    guessComparison(name, found) ??
    guessConstant(name) ??
    guessForeign(name, found) ??
    guessMistyped(name, found) ?? {
      here: 'The name is misspelt (upper and lower case count), its import is missing, or the line that sets it did not run.',
      steps: [...toImportSteps(name, found.platform), ...toTextSteps(name, found)],
    }
  );
}

function guessLater(name: string, {source, line}: RuleMatch): Guess | undefined {
  const given = findGiven(name, source);
  if (given === undefined || given <= line) return undefined;
  return {
    here: `Line ${given} sets it, further down. Python reads from top to bottom.`,
    steps: [`Move what line ${given} begins above this line.`],
  };
}

function guessImport(name: string, {source, platform: known}: RuleMatch): Guess | undefined {
  if (COMMON_MODULES.has(name))
    return {
      here: `\`${name}\` is a module, and its import is missing.`,
      steps: toImportSteps(name, known),
    };
  if (COMMON_CALLS.has(name) || name === 'sleep')
    return {here: 'Its import is missing.', steps: toImportSteps(name, known)};
  if (TYPING.test(name))
    return {
      here: `\`${name}\` is a part of the module \`typing\`, and its import is missing.`,
      steps: [`Write \`from typing import ${name}\` at the beginning of the file.`],
    };
  const platform = known ?? /\bascript\.(android|ios|windows)\b/.exec(source)?.[1];
  if (platform === undefined || !PRODUCT_MODULES.has(name)) return undefined;
  return {
    here: `\`${name}\` is a part of AScript, and its import is missing.`,
    steps: [`Write \`from ascript.${platform} import ${name}\` at the beginning of the file.`],
  };
}

function guessComparison(name: string, {code}: RuleMatch): Guess | undefined {
  if (!new RegExp(`^${name}\\s*==`).test(code)) return undefined;
  return {
    here: 'Two `=` compare. The line asks for a name that has no value yet.',
    steps: [`To give \`${name}\` a value, write one \`=\`.`],
  };
}

function guessConstant(name: string): Guess | undefined {
  if (!/^(?:true|false|null|none|nil)$/.test(name)) return undefined;
  return {
    here: 'Python writes it in another way.',
    steps: ['Python writes `True`, `False` and `None`.'],
  };
}

function guessForeign(name: string, {platform}: RuleMatch): Guess | undefined {
  const foreign = findForeign(name, [...COMMON_CALLS.keys()]);
  if (foreign === undefined) return undefined;
  const end = /s$|all$/i.test(name) ? '.find_all()' : '.find()';
  return {
    here: `\`${name}\` is a call of other tools.`,
    steps: [
      foreign === 'Selector'
        ? `Search with a chain: \`Selector().text("^OK$")${end}\`.`
        : `Write \`${foreign}\`.`,
      ...toImportSteps(foreign, platform),
    ],
  };
}

function guessMistyped(name: string, found: RuleMatch): Guess | undefined {
  const {code, source, platform} = found;
  const meant = findMeantName(name, source, code === '' || isCalled(name, code));
  if (meant === undefined) return undefined;
  const needsImport = COMMON_CALLS.has(meant) && findGiven(meant, source) === undefined;
  return {
    here: `It looks like \`${meant}\`: each letter counts, and its case.`,
    steps: [
      `Write \`${meant}\`.`,
      ...(needsImport ? toImportSteps(meant, platform) : []),
      ...toTextSteps(name, found),
    ],
  };
}

function isCalled(name: string, code: string): boolean {
  return code.includes(`${name}(`);
}

/** For a name that is not called, and so may be a text without its quotation marks: a whole path, where it begins one. */
function toTextSteps(name: string, {code}: RuleMatch): string[] {
  if (isCalled(name, code)) return [];
  const [path] = code.match(new RegExp(`(?<![\\w.])${name}(?:\\.\\w+)+(?![\\w(])`)) ?? [];
  return [`If a text is meant, put it in quotation marks: \`"${shorten(path ?? name)}"\`.`];
}

function toImportSteps(name: string, platform: Platform = 'android'): string[] {
  if (COMMON_MODULES.has(name)) {
    const line = name === 'np' ? 'import numpy as np' : `import ${name}`;
    return [`Write \`${line}\` at the beginning of the file.`];
  }
  if (name === 'sleep')
    return [
      'Write `import time` at the beginning of the file, and `time.sleep(0.5)` here: it counts seconds.',
    ];
  const module = COMMON_CALLS.get(name);
  if (module === undefined) return ['Compare it with the line that sets or imports it.'];
  if (platform !== 'android')
    return ['If the call of AScript is meant, copy its import from its page to the beginning of the file.'];
  return [
    `If the call of AScript is meant, write \`from ascript.android.${module} import ${name}\` at the beginning of the file; on another system copy the import from the page of the call.`,
  ];
}
