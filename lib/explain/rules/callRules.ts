import type {Rule} from '../rule';

const PAGE = 'Its page lists what the call takes.';

/** Calls with wrong arguments, and what cannot be called. */
export const callRules: readonly Rule[] = [
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

/** Where a function of the script itself says what it takes. */
function tellOwn(call: string, source: string): string | undefined {
  const line = source.split('\n').findIndex((text) => new RegExp(`^\\s*def ${call}\\(`).test(text)) + 1;
  return line === 0
    ? undefined
    : `Compare what stands in the brackets with line ${line}, which says what \`${call}\` takes.`;
}
