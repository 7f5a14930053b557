import {ChainError} from './chainError';
import type {ArgumentKind, Method, MethodParameter} from './methods';
import type {ArgumentValue} from './readArgument';
import type {Call, CallValue} from './readCall';

const KIND_WORDS: Readonly<Record<ArgumentKind, string>> = {
  text: 'a text in quotes',
  flag: 'True or False',
  whole: 'a whole number',
  number: 'a number',
};

/** Puts the values of a call at the places of its parameters, and checks them. */
export function bindValues(
  {name: {text: name, from}, values, to}: Call,
  {parameters}: Method,
): readonly ArgumentValue[] {
  const bound: ArgumentValue[] = [];
  for (const [index, given] of values.entries()) {
    const {keyword, value} = given;
    const parameter = findParameter(parameters, given, index);
    if (!parameter)
      throw new ChainError(given.from, given.to, describeUnknown(name, parameters, keyword?.text));
    if (value !== null && typeof value !== 'object' && !fits(value, parameter.kind))
      throw new ChainError(
        given.from,
        given.to,
        `${name}() takes ${KIND_WORDS[parameter.kind]} here, not ${nameValue(value)}.`,
      );
    bound[keyword ? parameters.indexOf(parameter) : index] = value;
  }
  const missing = parameters.find((known, index) => !known.isOptional && bound[index] === undefined);
  if (missing) throw new ChainError(from, to, `${name}() needs a value: ${KIND_WORDS[missing.kind]}.`);
  return bound;
}

function findParameter(
  parameters: readonly MethodParameter[],
  {keyword}: CallValue,
  index: number,
): MethodParameter | undefined {
  if (keyword) return parameters.find((known) => known.name === keyword.text && !known.isRest);
  const last = parameters.at(-1);
  return parameters[index] ?? (last?.isRest ? last : undefined);
}

function describeUnknown(
  method: string,
  parameters: readonly MethodParameter[],
  keyword: string | undefined,
): string {
  const names = parameters.map(({name}) => name);
  if (keyword)
    return `${method}() has no parameter “${keyword}”${names.length > 0 ? `; it has ${names.join(', ')}` : ''}.`;
  return names.length === 0 ? `${method}() takes no value.` : `${method}() takes only ${names.join(', ')}.`;
}

function fits(value: string | number | boolean, kind: ArgumentKind): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'number' && (kind === 'number' || Number.isInteger(value));
}

function nameValue(value: string | number | boolean): string {
  if (typeof value === 'string') return 'a text';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : `the number ${value}`;
}
