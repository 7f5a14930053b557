import {parseArgs} from 'node:util';

/**
 * An option of a command. `value` names what follows it and is missing for a switch; `kind` says which numbers may follow, and
 * `least` where a count begins, 1 without it.
 * @typedef {{says: string, value?: string, kind?: 'port' | 'count', least?: number}} Option
 *
 * What a command needs besides options; its value goes by its name. Of one with `isList` there may be several.
 * @typedef {{name: string, says: string, isList?: boolean}} Operand
 *
 * @typedef {{name: string, summary: string, operand?: Operand, options: Record<string, Option>}} Command
 * @typedef {Record<string, string | true | undefined>} Values
 *
 * A part of the command line that is wrong, and what is allowed in its place.
 * @typedef {{found: string, allowed: string}} Refusal
 *
 * @typedef {NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]} Token
 */

/** @type {Record<string, Option>} */
const HELP = {help: {says: 'shows this text'}};

const MAX_PORT = 65535;

/**
 * The options and operands among the words of a command line, or the text to say instead: the help that was asked for, or one line
 * that names what is wrong and what is allowed.
 * @param {Command} command
 * @param {readonly string[]} words
 * @returns {{values: Values, operands: string[]} | {help: string} | {error: string}}
 */
export function readArguments(command, words) {
  const options = {...command.options, ...HELP};
  const {name, operand} = command;
  const {values, positionals, tokens} = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.entries(options).map(([flag, option]) => [flag, toParsed(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.filter(({kind}) => kind === 'positional').slice(0, countAllowed(operand));
  /** @param {Refusal} refusal */
  const refuse = ({found, allowed}) => ({error: `${name}: found ${found}; allowed: ${allowed}`});

  for (const token of tokens) {
    const refusal = given.includes(token) ? undefined : findRefusal(token, options, operand);
    if (refusal) return refuse(refusal);
  }
  if (values.help) return {help: toHelp(command, options)};
  if (operand && given.length === 0) return refuse({found: `no <${operand.name}>`, allowed: operand.says});
  return {
    values: {...toValues(values), ...(operand && {[operand.name]: positionals[0]})},
    operands: positionals,
  };
}

/**
 * What is wrong with a word, unless it is an operand that is needed.
 * @param {Token} token
 * @param {Record<string, Option>} options
 * @param {Operand | undefined} operand
 * @returns {Refusal | undefined}
 */
function findRefusal(token, options, operand) {
  if (token.kind === 'option-terminator') return undefined;
  if (token.kind === 'positional') return {found: `"${token.value}"`, allowed: listAllowed(options, operand)};
  const {name, rawName, value} = token;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return {found: `"${rawName}"`, allowed: listAllowed(options, operand)};
  if (option.value === undefined)
    return value === undefined ? undefined : {found: `"${rawName}=${value}"`, allowed: toFlag(name)};
  if (!value) return {found: `"${rawName}" alone`, allowed: toUsage(name, option)};
  const allowed = findAllowed(option, value);
  return allowed === undefined ? undefined : {found: `"${rawName} ${value}"`, allowed};
}

/**
 * All that a command takes.
 * @param {Record<string, Option>} options
 * @param {Operand | undefined} operand
 */
function listAllowed(options, operand) {
  const flags = Object.keys(options).map(toFlag);
  if (!operand) return flags.join(', ');
  return [`${operand.isList ? '' : 'one '}<${operand.name}>`, ...flags].join(', ');
}

/**
 * The options of this program. Prints the help, or what is wrong, and ends the program when there is either.
 * @param {Command} command
 * @param {readonly string[]} [words] those of the command line by default
 * @returns {Values}
 */
export function takeArguments(command, words = process.argv.slice(2)) {
  return take(command, words).values;
}

/**
 * The operands of this program, whose command takes several; ends it like `takeArguments`.
 * @param {Command} command
 * @returns {string[]}
 */
export function takeOperands(command) {
  return take(command, process.argv.slice(2)).operands;
}

/**
 * @param {Command} command
 * @param {readonly string[]} words
 */
function take(command, words) {
  const result = readArguments(command, words);
  if ('values' in result) return result;
  if ('error' in result) {
    console.error(result.error);
    return process.exit(1);
  }
  console.log(result.help);
  return process.exit(0);
}

/**
 * Whether a text is a port to listen on; 0 stands for any free one.
 * @param {string} text
 */
export function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT;
}

/** @param {Operand | undefined} operand */
function countAllowed(operand) {
  if (!operand) return 0;
  return operand.isList ? Number.POSITIVE_INFINITY : 1;
}

/**
 * Which numbers an option takes, for a text that is none of them.
 * @param {Option} option
 * @param {string} text
 */
function findAllowed({kind, least = 1}, text) {
  if (kind === 'port' && !isPort(text)) return `a whole number from 0 to ${MAX_PORT}; 0 takes a free port`;
  const isCount = /^(?:0|[1-9]\d*)$/.test(text) && Number(text) >= least;
  return kind === 'count' && !isCount ? `a whole number from ${least}` : undefined;
}

/**
 * @param {Option} option
 * @returns {{type: 'string' | 'boolean'}}
 */
function toParsed({value}) {
  return {type: value === undefined ? 'boolean' : 'string'};
}

/**
 * @param {Record<string, unknown>} values
 * @returns {Values}
 */
function toValues(values) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : true]),
  );
}

/** @param {string} name */
function toFlag(name) {
  return `--${name}`;
}

/**
 * @param {string} name
 * @param {Option} option
 */
function toUsage(name, {value}) {
  return value === undefined ? toFlag(name) : `${toFlag(name)} <${value}>`;
}

/**
 * @param {Command} command
 * @param {Record<string, Option>} options
 */
function toHelp({name, summary, operand}, options) {
  const usages = [
    ...(operand ? [{usage: `<${operand.name}>`, says: operand.says}] : []),
    ...Object.entries(options).map(([flag, option]) => ({usage: toUsage(flag, option), says: option.says})),
  ];
  const width = Math.max(...usages.map(({usage}) => usage.length));
  return [
    `${name}: ${summary}`,
    '',
    ...usages.map(({usage, says}) => `  ${usage.padEnd(width)}  ${says}`),
  ].join('\n');
}
