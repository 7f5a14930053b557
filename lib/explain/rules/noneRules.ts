import type {Rule, RuleMatch} from '../rule';
import {findAssigned, findIndexed, findOwner, shorten} from './expressions';

const MEANING =
  'A call gave `None`, which stands for “nothing”, and the script used it as if something were there. A search gives `None` when it finds nothing.';

/** Methods that change a list, dictionary or set, and give nothing. */
const CHANGING = /\.(append|extend|insert|remove|sort|reverse|clear|update|add|discard)\(/;

/** What made the `None`, where it was no search: a call that never gives anything, or a function of the script itself. */
function tellMaker(subject: string | undefined, {code, source}: RuleMatch): string[] {
  const name = subject !== undefined && /^\w{1,80}$/.test(subject) ? subject : undefined;
  const given = name === undefined ? null : source.match(new RegExp(`^[ \\t]*${name}[ \\t]*=(?!=).*`, 'gm'));
  const method = given?.map((line) => CHANGING.exec(line)?.[1]).find((one) => one !== undefined);
  if (method !== undefined)
    return [`\`${method}\` changes what stands before it and gives nothing: write it without \`${name} =\`.`];
  const made = given?.at(-1) ?? code;
  const called = [...made.matchAll(/(?<![\w.])([A-Za-z_]\w{0,80})\(/g)].map(([, one = '']) => one);
  const own = called.find((one) => new RegExp(`^[ \\t]*def ${one}\\(`, 'm').test(source));
  return own === undefined
    ? []
    : [
        `\`${own}\` is a function of this script: it gives \`None\` where it ends without \`return\`, or returns what is \`None\` itself.`,
      ];
}

function toSteps(subject: string | undefined, found: RuleMatch): string[] {
  const name = subject !== undefined && /^\w+$/.test(subject) ? subject : 'result';
  return [
    ...tellMaker(subject, found),
    `Test it before you use it: \`if ${name} is not None:\`.`,
    'If it should have been found, wait for it: the screen may not have been ready, or another one was open.',
  ];
}

/** Says which expression was `None`, as far as the line shows it. */
function describeSubject(subject: string | undefined, code: string): {here?: string} {
  if (subject !== undefined) return {here: `\`${subject}\` is \`None\` here.`};
  return code === '' ? {} : {here: `Something in \`${shorten(code)}\` is \`None\`.`};
}

/** The expression in a line that was `None` when it was indexed, iterated or unpacked. */
function findUsed({code}: RuleMatch, message: string): string | undefined {
  if (message.includes('subscriptable')) return findIndexed(code);
  const loop = /^for .{1,100}? in (.{1,200}):$/.exec(code)?.[1];
  if (loop !== undefined) return shorten(loop);
  return message.includes('unpack') || message.includes('iterable') ? findAssigned(code) : undefined;
}

/** A value was `None`, or its counterpart in another language. */
export const noneRules: readonly Rule[] = [
  {
    id: 'none-attribute',
    kinds: ['AttributeError'],
    pattern: /^'NoneType' object has no attribute '(?<name>[^']{1,100})/,
    explain: (found) => {
      const {
        groups: {name = ''},
        code,
      } = found;
      const subject = findOwner(code, name);
      return {
        meaning: MEANING,
        here:
          subject === undefined
            ? `What stands before \`.${name}\` is \`None\` here.`
            : `\`${subject}\` is \`None\`, so it has no \`${name}\`.`,
        steps: toSteps(subject, found),
        page: 'none',
      };
    },
  },
  {
    id: 'none-called',
    kinds: ['TypeError'],
    pattern: /^'NoneType' object (?:is not|isn't) callable/,
    explain: () => ({
      meaning: 'Brackets call something, and here `None` was called, which stands for “nothing”.',
      here: 'A call gave `None`, and the script took it for a function.',
      steps: [
        'Hand a function over without its brackets: `target=work`, not `target=work()`.',
        'Delete a second pair of brackets: `work()()` calls what `work()` gives.',
      ],
      page: 'functions',
    }),
  },
  {
    id: 'none-used',
    kinds: ['TypeError'],
    pattern:
      /^(?:cannot unpack non-iterable NoneType|(?:argument of type )?'NoneType' object (?:is not|isn't|does not|doesn't) |'?NoneType'? object is not|(?:int|float)\(\) argument must be .{1,80}'NoneType'|object of type 'NoneType' has no len|argument of type 'NoneType')/,
    explain: (found) => {
      const subject = findUsed(found, found.error?.message ?? '');
      return {
        meaning: MEANING,
        ...describeSubject(subject, found.code),
        steps: toSteps(subject, found),
        page: 'none',
      };
    },
  },
  {
    id: 'none-used/operand',
    kinds: ['TypeError'],
    pattern:
      /^(?:unsupported operand type\(s\) for|unsupported types for|'[<>]=?' not supported between|can only concatenate|must be).{0,80}NoneType/,
    condition: ({error}) => !/for \|: '(?:type|_|typing|NoneType|ABCMeta)/.test(error?.message ?? ''),
    explain: (found) => ({
      meaning: `${MEANING} It cannot be added, subtracted or compared.`,
      ...describeSubject(undefined, found.code),
      steps: [
        ...toSteps(undefined, found),
        'Give a value for the case that there is none: `KeyValue.get("runs", 0)` gives `0` when nothing was stored.',
      ],
      page: 'none',
    }),
  },
  {
    id: 'none-attribute/javascript',
    kinds: ['TypeError'],
    pattern:
      /^(?:Cannot (?:call method|read propert(?:y|ies)(?: of (?:null|undefined) \(reading)?) ["']?(?<name>\w{1,60})|无法调用 null 的方法 "(?<method>\w{1,60}))/,
    condition: ({error}) => /\b(?:null|undefined)\b/.test(error?.message ?? ''),
    explain: ({groups: {name = '', method = ''}, error}) => {
      const isUndefined = !/\bnull\b/.test(error?.message ?? '');
      return {
        meaning: isUndefined
          ? 'This is an error of JavaScript: a value that was never set was used as if something were there.'
          : 'This is an error of JavaScript: a search gave `null`, which stands for “nothing”, and the script used it as if something were there.',
        here: `What stands before \`.${name || method}\` is \`${isUndefined ? 'undefined' : 'null'}\` here. In Python the same is \`None\`.`,
        steps: [
          isUndefined
            ? 'Ask in the forum of that script or app: the fault may be in its own files.'
            : 'Test the result of the search before you use it.',
          'In a script for AScript: `if result is not None:`. A script of another app must be translated; AScript runs Python.',
        ],
        page: 'none',
      };
    },
  },
];
