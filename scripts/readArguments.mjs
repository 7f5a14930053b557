import {parseArgs} from 'node:util';

/**
 * An option of a command. `value` names what follows it and is missing for a switch; `kind` says which numbers may follow,
 * and `least` where a count begins, 1 without it. `operand` is what a command needs besides options; its value goes by its name. Of one with `isList` there may be several.
 * @typedef {{says: string, value?: string, kind?: 'port' | 'count', least?: number}} Option
 * @typedef {{name: string, says: string, isList?: boolean}} Operand
 * @typedef {{name: string, summary: string, operand?: Operand, options: Record<string, Option>}} Command
 * @typedef {Record<string, string | true | undefined>} Values
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
  const {operand} = command;
  const needed = operand && `<${operand.name}>`;
  const {values, positionals, tokens} = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, toParsed(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.filter(({kind}) => kind === 'positional').slice(0, countAllowed(operand));
  for (const token of tokens) {
    if (given.includes(token) || token.kind === 'option-terminator') continue;
    const found = token.kind === 'option' ? token.rawName : token.value;
    const option =
      token.kind === 'option' && Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (token.kind !== 'option' || option === undefined) {
      const flags = Object.keys(options).map(toFlag);
      return refuse(
        `"${found}"`,
        (needed ? [`${operand?.isList ? '' : 'one '}${needed}`, ...flags] : flags).join(', '),
      );
    }
    if (option.value !== undefined && !token.value)
      return refuse(`"${found}" alone`, toUsage(token.name, option));
    if (option.value === undefined && token.value !== undefined) {
      return refuse(`"${found}=${token.value}"`, toFlag(token.name));
    }
    const allowed = findAllowed(option, token.value ?? '');
    if (allowed) return refuse(`"${found} ${token.value}"`, allowed);
  }
  if (values.help) return {help: toHelp(command, options)};
  if (operand && given.length === 0) return refuse(`no ${needed}`, operand.says);
  return {
    values: {...toValues(values), ...(operand && {[operand.name]: positionals[0]})},
    operands: positionals,
  };

  /**
   * @param {string} found
   * @param {string} allowed
   */
  function refuse(found, allowed) {
    return {error: `${command.name}: found ${found}; allowed: ${allowed}`};
  }
}

/**
 * The options of this program. Ends it when there is only something to say: the help, or what is wrong.
 * @param {Command} command
 * @param {readonly string[]} words
 * @returns {Values}
 */
export function takeArguments(command, words) {
  return take(command, words).values;
}

/**
 * The operands of this program, whose command takes several; ends it like `takeArguments`.
 * @param {Command} command
 * @param {readonly string[]} words
 * @returns {string[]}
 */
export function takeOperands(command, words) {
  return take(command, words).operands;
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
