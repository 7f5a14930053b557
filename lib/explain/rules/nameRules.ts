import type {Platform} from '../../platforms';
import type {Rule, RuleMatch} from '../rule';
import {findOwner, shorten} from './expressions';
import {findForeign, findGiven, findMeant, findMeantName} from './meantNames';
import {findInstead, listMembers} from './members';

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
const PAGE = 'Its page lists what the call takes.';

/** Names that do not exist, and calls with wrong arguments. */
export const nameRules: readonly Rule[] = [
  {
    id: 'other-language',
    kinds: ['ReferenceError', 'TypeError'],
    pattern:
      /^(?:"?(?<name>[\w$]{1,60})"? {1,2}is not (?:defined|a (?:function|constructor))|Cannot find function (?<call>[\w$]{1,60}) in object)/,
    condition: ({error}) => error?.kind === 'ReferenceError' || !/^name /.test(error?.message ?? ''),
    explain: ({groups: {name = '', call = ''}}) => ({
      meaning: `This is an error of JavaScript: there is no \`${name || call}\` in the app that ran the script.`,
      here: 'Scripts of Auto.js and similar apps are JavaScript; each app and version has its own calls. AScript runs Python.',
      steps: [
        'To run the script as it is, use the app and the version that it was written for.',
        'To write the same for AScript, look each call up in the table of the page.',
      ],
      page: 'autoJs',
    }),
  },
  {
    id: 'unknown-name/order',
    kinds: ['UnboundLocalError', 'NameError'],
    pattern:
      /local variable '(?<name>\w{1,80})' (?:referenced before assignment|where)|cannot access (?:local|free) variable '(?<other>\w{1,80})'|^local variable referenced before/,
    explain: (found) => {
      const name = findLocal(found);
      return {
        meaning: 'The function reads a name before it has set it.',
        here:
          name === ''
            ? 'A name that is set anywhere in a function belongs to that function.'
            : `\`${name}\` is set somewhere in this function, so Python does not look for it outside.`,
        steps: [
          'Set it at the beginning of the function, also for the case that a condition is not met.',
          `To change the one outside, write \`global ${name || 'name'}\` first.`,
        ],
        page: 'functions',
      };
    },
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
    pattern: /name '(?<name>[\p{L}_][\p{L}\w]{0,79})' (?:is not|isn't) defined/u,
    explain: (found) => {
      const {name = ''} = found.groups;
      return {
        meaning: `Nothing is called \`${name}\` at this point.`,
        ...explainName(name, found),
        page: 'names',
      };
    },
  },
  {
    id: 'unknown-attribute/own',
    kinds: ['AttributeError'],
    pattern: /^'(?<type>str|list|dict|set|tuple|int|float)' object has no attribute '(?<name>\w{1,80})'/,
    condition: ({groups: {type = '', name = ''}}) => findInstead(type, name) !== undefined,
    explain: ({groups: {type = '', name = ''}, code}) => ({
      meaning: `A value of the type \`${type}\` has nothing called \`${name}\`. Other languages have it, or it is misspelt.`,
      here: `${toOwner(code, name)} is a \`${type}\`.`,
      steps: [
        `Python writes \`${findInstead(type, name)?.replace('value', findOwner(code, name) ?? 'value')}\`.`,
      ],
      page: type === 'str' ? 'texts' : 'collections',
    }),
  },
  {
    id: 'unknown-attribute/list',
    kinds: ['AttributeError'],
    pattern: /^'(?<type>list|tuple)' object has no attribute '(?<name>\w{1,80})'/,
    explain: ({groups: {type = '', name = ''}, code}) => ({
      meaning: `A ${type} has no \`${name}\`; what is in it may have one.`,
      here: `${toOwner(code, name)} is a ${type}${type === 'list' ? ': calls such as `find_all` give several results at once' : ''}.`,
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
    condition: ({groups: {name = ''}, code}) => !code.includes(`.${name}(`),
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
    explain: ({groups: {module = '', type = '', name = ''}, platform}) => ({
      meaning: `\`${module || type}\` has nothing called \`${name}\`.`,
      here:
        tellForeign(name, listMembers(module || type, platform)) ??
        'The name is misspelt, belongs to another platform, or is newer or older than the version on this device.',
      steps: [
        ...tellMeant(name, listMembers(module || type, platform)),
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
    explain: ({groups: {type = '', name = ''}, code, platform}) => {
      const known = listMembers(type, platform);
      const meant = findMeant(name, known);
      return {
        meaning: `A value of the type \`${type}\` has nothing called \`${name}\`.`,
        here:
          tellForeign(name, known) ??
          (meant === undefined
            ? `${toOwner(code, name)} has the type \`${type}\` here, perhaps not what you took it for.`
            : `It looks like \`${meant}\`: each letter counts, and its case.`),
        steps: [
          ...tellMeant(name, known),
          'Check the spelling, with the page that describes the call.',
          'Print the value and its type just before this line.',
        ],
        page: 'calls',
      };
    },
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
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) missing \d{1,3} required (?:positional|keyword-only) arguments?(?:: (?<names>.{1,200}))?/,
    explain: ({groups: {call = '', names = ''}, code, source}) => {
      // In `Selector.text("OK")` the text is taken for the object, and the value is missing.
      const [, owner] = new RegExp(`\\b([A-Z]\\w*)\\.${call}\\(`).exec(code) ?? [];
      if (names === "'self'" || (owner === 'Selector' && !names.includes('self')))
        return {
          meaning: `\`${call}\` needs more values than it was given.`,
          here: 'It was called on the class; it needs an object.',
          steps: ['Write brackets after the name of the class first: `Selector().find()`.'],
          page: 'calls',
        };
      const own = tellOwn(call, source);
      return {
        meaning: `\`${call}\` needs more values than it was given.`,
        ...(names !== '' && {here: `Missing: ${names.replace(/'/g, '`')}.`}),
        steps: [own ?? `Give it a value for each. ${PAGE}`],
        page: own === undefined ? 'calls' : 'functions',
      };
    },
  },
  {
    id: 'wrong-arguments/keyword',
    kinds: ['TypeError'],
    pattern:
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) got an? (?:unexpected keyword argument|multiple values for argument) '(?<name>\w{1,80})'|^(?<plain>unexpected keyword argument|extra keyword arguments given|argument name reused)/,
    explain: ({groups: {call = '', name = ''}, code, source}) => ({
      meaning:
        call === ''
          ? 'The call takes nothing of that name.'
          : `\`${call}\` takes nothing called \`${name}\` there.`,
      here: 'The name is misspelt, comes from another platform or version, or was given twice.',
      steps: [
        tellOwn(call || (/(\w+)\([^()]*=/.exec(code)?.[1] ?? ''), source) ??
          `Compare the names in the brackets with the page of the call. ${PAGE}`,
      ],
      page: 'calls',
    }),
  },
  {
    id: 'wrong-arguments/count',
    kinds: ['TypeError'],
    pattern:
      /^(?:[\w.]{1,80}\.)?(?<call>\w{1,80})\(\) takes (?<wanted>[\w ]{1,60}?) (?:positional )?arguments? (?:but|\()(?<given>.{1,60}?) ?(?:were|was|given)|^function (?:takes|missing) /,
    explain: ({groups: {call = '', wanted = '', given = ''}, source}) => ({
      meaning:
        call === ''
          ? 'The call was given too many or too few values.'
          : `\`${call}\` takes ${wanted} values, and was given ${given.trim()}.`,
      here: 'For a method, the object before the dot counts as one of them.',
      steps: [
        tellOwn(call, source) ?? `Compare what stands in the brackets with the page of the call. ${PAGE}`,
      ],
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
        type === 'module'
          ? 'Name the part of the module that you want: `time.sleep(1)`, not `time(1)`.'
          : 'Leave the brackets out when it is a value: `R.name`, not `R.name()`.',
        'Do not give a variable the name of a function, such as `list` or `print`.',
      ],
      page: 'functions',
    }),
  },
];

/** What an unknown name was probably meant to be, and what to write. */
function explainName(
  name: string,
  {code, source, line, platform: known}: RuleMatch,
): {here: string; steps: readonly string[]} {
  const given = findGiven(name, source);
  if (given !== undefined && given > line)
    return {
      here: `Line ${given} sets it, further down. Python reads from top to bottom.`,
      steps: [`Move what line ${given} begins above this line.`],
    };
  if (COMMON_MODULES.has(name) || COMMON_CALLS.has(name) || name === 'sleep')
    return {
      here: COMMON_MODULES.has(name)
        ? `\`${name}\` is a module, and its import is missing.`
        : 'Its import is missing.',
      steps: toImportSteps(name, known),
    };
  if (TYPING.test(name))
    return {
      here: `\`${name}\` is a part of the module \`typing\`, and its import is missing.`,
      steps: [`Write \`from typing import ${name}\` at the beginning of the file.`],
    };
  const platform = known ?? /\bascript\.(android|ios|windows)\b/.exec(source)?.[1];
  if (platform !== undefined && PRODUCT_MODULES.has(name))
    return {
      here: `\`${name}\` is a part of AScript, and its import is missing.`,
      steps: [`Write \`from ascript.${platform} import ${name}\` at the beginning of the file.`],
    };
  if (new RegExp(`^${name}\\s*==`).test(code))
    return {
      here: 'Two `=` compare. The line asks for a name that has no value yet.',
      steps: [`To give \`${name}\` a value, write one \`=\`.`],
    };
  const [path = ''] = code.match(new RegExp(`(?<![\\w.])${name}(?:\\.\\w+)+(?![\\w(])`)) ?? [];
  const text = path || name;
  const isCalled = code.includes(`${name}(`);
  const asText = `If a text is meant, put it in quotation marks: \`"${shorten(text)}"\`.`;
  if (/^(?:true|false|null|none|nil)$/.test(name))
    return {
      here: 'Python writes it in another way.',
      steps: ['Python writes `True`, `False` and `None`.'],
    };
  const foreign = findForeign(name, [...COMMON_CALLS.keys()]);
  if (foreign !== undefined)
    return {
      here: `\`${name}\` is a call of other tools.`,
      steps: [
        foreign === 'Selector'
          ? `Search with a chain: \`Selector().text("^OK$")${/s$|all$/i.test(name) ? '.find_all()' : '.find()'}\`.`
          : `Write \`${foreign}\`.`,
        ...toImportSteps(foreign, known),
      ],
    };
  const meant = findMeantName(name, source, isCalled || code === '');
  if (meant !== undefined)
    return {
      here: `It looks like \`${meant}\`: each letter counts, and its case.`,
      steps: [
        `Write \`${meant}\`.`,
        ...(COMMON_CALLS.has(meant) && findGiven(meant, source) === undefined
          ? toImportSteps(meant, known)
          : []),
        ...(isCalled ? [] : [asText]),
      ],
    };
  return {
    here: 'The name is misspelt (upper and lower case count), its import is missing, or the line that sets it did not run.',
    steps: [...toImportSteps(name, known), ...(isCalled ? [] : [asText])],
  };
}

/** The name that a function reads before it is set: from the message, else a name of the line that a later line sets. */
function findLocal({groups: {name = '', other = ''}, code, source}: RuleMatch): string {
  if (name + other !== '') return name || other;
  const words = code.match(/[A-Za-z_]\w*/g) ?? [];
  return (
    words.find((word) =>
      new RegExp(`^[ \\t]+(?:\\w+ ?[,=] ?)*${word} ?(?:[,=]|[-+*/]=)(?!=)`, 'm').test(source),
    ) ?? ''
  );
}

function tellForeign(name: string, known: readonly string[]): string | undefined {
  if (name === 'sleep')
    return 'Waiting is a call of Python: it counts seconds, where other tools may count milliseconds.';
  const foreign = findForeign(name, known);
  return foreign && `\`${name}\` is a name of other tools or languages. Here it is called \`${foreign}\`.`;
}

function tellMeant(name: string, known: readonly string[]): string[] {
  if (name === 'sleep') return ['Write `time.sleep(1)`, after `import time` at the beginning of the file.'];
  const meant = findForeign(name, known) ?? findMeant(name, known);
  if (meant === undefined) return [];
  // A control is the one that has a place.
  const isValue = known.includes('rect') && /^(?:text|label|name|desc|id|type|rect)$/.test(meant);
  return [isValue ? `Write \`.${meant}\`, without brackets: it is a value.` : `Write \`${meant}\`.`];
}

/** Where a function of the script itself says what it takes. */
function tellOwn(call: string, source: string): string | undefined {
  const line = source.split('\n').findIndex((text) => new RegExp(`^\\s*def ${call}\\(`).test(text)) + 1;
  return line === 0
    ? undefined
    : `Compare what stands in the brackets with line ${line}, which says what \`${call}\` takes.`;
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

function toOwner(code: string, name: string): string {
  const owner = findOwner(code, name);
  return owner === undefined ? `What stands before \`.${name}\`` : `\`${owner}\``;
}
