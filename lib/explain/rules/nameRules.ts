import type {Rule} from '../rule';
import {findOwner} from './expressions';

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
const PAGE = 'Its page lists what the call takes.';

/** Names that do not exist, and calls with wrong arguments. */
export const nameRules: readonly Rule[] = [
  {
    id: 'unknown-name/order',
    kinds: ['UnboundLocalError', 'NameError'],
    pattern:
      /local variable '(?<name>\w{1,80})' (?:referenced before assignment|where)|cannot access (?:local|free) variable '(?<other>\w{1,80})'|^local variable referenced before/,
    explain: ({groups: {name = '', other = ''}}) => ({
      meaning: 'The function reads a name before it has set it.',
      here:
        name + other === ''
          ? 'A name that is set anywhere in a function belongs to that function.'
          : `\`${name || other}\` is set somewhere in this function, so Python does not look for it outside.`,
      steps: [
        'Set it at the beginning of the function, also for the case that a condition is not met.',
        `To change the one outside, write \`global ${name || other || 'name'}\` first.`,
      ],
      page: 'functions',
    }),
  },
  {
    id: 'unknown-name/auto-js',
    kinds: ['NameError'],
    pattern:
      /name '(?<name>toast|toastLog|setInterval|setTimeout|threads|launch|launchApp|className|textContains|textMatches|descContains|idContains|currentPackage|captureScreen|requestScreenCapture|storages|floaty|engines|dialogs)' (?:is not|isn't) defined/,
    explain: ({groups: {name = ''}}) => ({
      meaning: `Nothing is called \`${name}\` at this point.`,
      here: `\`${name}\` is a call of Auto.js; Python and AScript have other names.`,
      steps: ['Look for it in the table of the page, which has the call of AScript beside it.'],
      page: 'autoJs',
    }),
  },
  {
    id: 'unknown-name',
    kinds: ['NameError'],
    pattern: /name '(?<name>\w{1,80})' (?:is not|isn't) defined/,
    explain: ({groups: {name = ''}}) => ({
      meaning: `Nothing is called \`${name}\` at this point.`,
      here: COMMON_MODULES.has(name)
        ? `\`${name}\` is a module, and its import is missing.`
        : 'The name is misspelt (upper and lower case count), its import is missing, or the line that sets it did not run.',
      steps: [
        ...toImportSteps(name),
        ...(/^(?:true|false|null|none)$/.test(name) ? ['Python writes `True`, `False` and `None`.'] : []),
      ],
      page: 'names',
    }),
  },
  {
    id: 'unknown-attribute/list',
    kinds: ['AttributeError'],
    pattern: /^'(?<type>list|tuple)' object has no attribute '(?<name>\w{1,80})'/,
    explain: ({groups: {type = '', name = ''}, code}) => ({
      meaning: `A ${type} has no \`${name}\`; what is in it may have one.`,
      here: `${toOwner(code, name)} is a ${type}: calls such as \`find_all\` give several results at once.`,
      steps: [
        `Take one of them: \`results[0].${name}\`, after \`if results:\`.`,
        `Or all: \`for result in results or []:\`, and \`result.${name}\` in it.`,
      ],
      page: 'collections',
    }),
  },
  {
    id: 'unknown-attribute/old-result',
    kinds: ['AttributeError', 'KeyError'],
    pattern: /^(?:'dict' object has no attribute )?'text_box_position'/,
    explain: () => ({
      meaning: 'What `Ocr` gives has no `text_box_position` any more, which was its name before 2024.',
      steps: ['Tap the text at `hit["center_x"]`, `hit["center_y"]`. Its area is `hit["rect"]`.'],
      page: 'oldNames',
    }),
  },
  {
    id: 'unknown-attribute/old-chain',
    kinds: ['AttributeError'],
    pattern:
      /^'(?<type>Ocr|FindColors|FindImages|CompareColors)' object has no attribute '(?<name>mode|rect|pattern|diff|space|ori|confidence|bitmap|file|asy)'/,
    explain: ({groups: {type = '', name = ''}}) => ({
      meaning: `\`${type}(…).${name}(…)\` was the way before 2024. Such chains are gone.`,
      steps: [
        `Give everything to one call: \`${type === 'CompareColors' ? 'CompareColors.compare' : `${type}.find`}(…)\`, with what followed each dot as an argument by name.`,
      ],
      page: 'oldNames',
    }),
  },
  {
    id: 'unknown-attribute/dict',
    kinds: ['AttributeError'],
    pattern: /^'dict' object has no attribute '(?<name>\w{1,80})'/,
    explain: ({groups: {name = ''}, code}) => ({
      meaning: 'What a dictionary holds is read by its key, in square brackets.',
      here: `${toOwner(code, name)} is a dictionary.`,
      steps: [
        `Write \`["${name}"]\` in place of \`.${name}\`, or \`.get("${name}")\`, which gives \`None\` when there is no such key.`,
      ],
      page: 'collections',
    }),
  },
  {
    id: 'unknown-attribute/module',
    kinds: ['AttributeError'],
    pattern:
      /^(?:partially initialized )?(?:module '(?<module>[\w.]{1,120})'|type object '(?<type>\w{1,80})') has no attribute '(?<name>\w{1,80})'/,
    explain: ({groups: {module = '', type = '', name = ''}}) => ({
      meaning: `\`${module || type}\` has nothing called \`${name}\`.`,
      here: 'The name is misspelt, belongs to another platform, or is newer or older than the version on this device.',
      steps: [
        'Compare it with the page of the call.',
        `Print what there is: \`print(dir(${(module || type).split('.').at(-1)}))\`.`,
        'Rename a file of yours that is called like the module.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'unknown-attribute/call',
    kinds: ['AttributeError'],
    pattern: /^'(?:method|function|builtin_function_or_method)' object has no attribute '(?<name>\w{1,80})/,
    explain: ({groups: {name = ''}, code}) => ({
      meaning: 'The brackets of a call are missing: without them the name means the function itself.',
      here: `${toOwner(code, name)} is a function here, not what it gives.`,
      steps: ['Write `()` after the name of the call, such as `.find()`, where the value is made.'],
      page: 'functions',
    }),
  },
  {
    id: 'unknown-attribute/search',
    kinds: ['AttributeError'],
    pattern:
      /^'Selector' object has no attribute '(?<name>bounds|center(?:_[xy])?|checked|childCount|clickable|desc|enabled|label|rect|text|value|visible|click|input|set_text|tap)'/,
    explain: ({groups: {name = ''}, code}) => ({
      meaning: `A search has no \`${name}\`; the control that it finds may have one.`,
      here: `${toOwner(code, name)} only describes what to look for, in the words of this platform: nothing has been searched yet.`,
      steps: [
        'End the search with `.find()`, and test the result: `if node is not None:`.',
        `If \`${name}\` was meant to narrow the search, its name is another one on this platform: see the page.`,
      ],
      page: 'calls',
    }),
  },
  {
    id: 'unknown-attribute',
    kinds: ['AttributeError'],
    pattern: /^'(?<type>[\w.]{1,80})' object has no attribute '(?<name>\w{1,80})/,
    explain: ({groups: {type = '', name = ''}, code}) => ({
      meaning: `A value of the type \`${type}\` has nothing called \`${name}\`.`,
      here: `${toOwner(code, name)} is a \`${type}\` here, perhaps not what you took it for.`,
      steps: [
        'Check the spelling, with the page that describes the call.',
        'Print the value and its type just before this line.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'unknown-attribute/any',
    kinds: ['AttributeError'],
    pattern: /^/,
    isGeneral: true,
    explain: () => ({
      meaning: 'The value before the dot has nothing of the name after it.',
      steps: [
        'Check the spelling, with the page that describes the call.',
        'Print the value before the dot, and its type.',
      ],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-arguments/missing',
    kinds: ['TypeError'],
    pattern:
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) missing \d{1,3} required (?:positional|keyword-only) arguments?: (?<names>.{1,200})/,
    explain: ({groups: {call = '', names = ''}}) => ({
      meaning: `\`${call}\` needs more values than it was given.`,
      here:
        names === "'self'"
          ? 'It was called on the class; it needs an object.'
          : `Missing: ${names.replace(/'/g, '`')}.`,
      steps: [
        names === "'self'"
          ? 'Write brackets after the name of the class first: `Selector().find()`.'
          : `Give it a value for each. ${PAGE}`,
      ],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-arguments/keyword',
    kinds: ['TypeError'],
    pattern:
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) got an? (?:unexpected keyword argument|multiple values for argument) '(?<name>\w{1,80})'|^(?<plain>unexpected keyword argument|extra keyword arguments given|argument name reused)/,
    explain: ({groups: {call = '', name = ''}}) => ({
      meaning:
        call === ''
          ? 'The call takes nothing of that name.'
          : `\`${call}\` takes nothing called \`${name}\` there.`,
      here: 'The name is misspelt, comes from another platform or version, or was given twice.',
      steps: [`Compare the names in the brackets with the page of the call. ${PAGE}`],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-arguments/count',
    kinds: ['TypeError'],
    pattern:
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) takes (?<wanted>[\w ]{1,60}?) (?:positional )?arguments? (?:but|\()(?<given>.{1,60}?) ?(?:were|was|given)|^function (?:takes|missing) /,
    explain: ({groups: {call = '', wanted = '', given = ''}}) => ({
      meaning:
        call === ''
          ? 'The call was given too many or too few values.'
          : `\`${call}\` takes ${wanted} values, and was given ${given.trim()}.`,
      here: 'For a method, the object before the dot counts as one of them.',
      steps: [`Compare what stands in the brackets with the page of the call. ${PAGE}`],
      page: 'calls',
    }),
  },
  {
    id: 'not-callable',
    kinds: ['TypeError'],
    pattern: /^'(?<type>[\w.]{1,80})' object (?:is not|isn't) callable/,
    explain: ({groups: {type = ''}}) => ({
      meaning: `Brackets call something, and a value of the type \`${type}\` cannot be called.`,
      here: 'It is a value, not a function.',
      steps: [
        'Leave the brackets out when it is a value: `R.name`, not `R.name()`.',
        'Do not give a variable the name of a function, such as `list` or `print`.',
      ],
      page: 'functions',
    }),
  },
];

function toImportSteps(name: string): string[] {
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
  return [
    `If the call of AScript is meant, write \`from ascript.android.${module} import ${name}\` at the beginning of the file; on another system copy the import from the page of the call.`,
  ];
}

function toOwner(code: string, name: string): string {
  const owner = findOwner(code, name);
  return owner === undefined ? `What stands before \`.${name}\`` : `\`${owner}\``;
}
