import type {Rule, RuleMatch} from '../rule';
import {explainName} from './explainName';
import {findOwner} from './expressions';
import {findForeign, findMeant} from './meantNames';
import {findInstead, listMembers} from './members';

/** Names that do not exist. */
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
];

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

function toOwner(code: string, name: string): string {
  const owner = findOwner(code, name);
  return owner === undefined ? `What stands before \`.${name}\`` : `\`${owner}\``;
}
