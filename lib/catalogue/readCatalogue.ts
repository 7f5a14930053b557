import {describeInvalid} from '../errors/describeInvalid';

type Fields = Readonly<Record<string, unknown>>;

/** What a field of a catalogue may hold: whether a value fits, and how that is said. */
export interface FieldRule {
  isValid: (value: unknown) => boolean;
  allowed: string;
  isOptional?: boolean;
}

export type CatalogueRules<Entry> = {readonly [Field in keyof Required<Entry>]: FieldRule};

export const text: FieldRule = {
  isValid: (value) => typeof value === 'string' && value.trim() !== '',
  allowed: 'a text that is not empty',
};
export const address: FieldRule = {
  isValid: (value) => typeof value === 'string' && /^https:\/\/\S+$/.test(value),
  allowed: 'an address that begins with https://',
};
export const path: FieldRule = {
  isValid: (value) => typeof value === 'string' && /^\/\S*$/.test(value),
  allowed: 'a path of this site',
};
export const year: FieldRule = {
  isValid: (value) => Number.isInteger(value) && Number(value) > 2000,
  allowed: 'a year',
};

export function oneOf(values: readonly string[]): FieldRule {
  return {
    isValid: (value) => typeof value === 'string' && values.includes(value),
    allowed: values.join(', '),
  };
}

export function optional(rule: FieldRule): FieldRule {
  return {...rule, isOptional: true};
}

/**
 * Checks the entries of a catalogue file. Throws one line that names file, entry, field, what was found and what is
 * allowed; fields that no rule knows are refused too.
 */
export function readCatalogue<Entry extends object>(
  file: string,
  data: unknown,
  rules: CatalogueRules<Entry>,
): Entry[] {
  if (!Array.isArray(data))
    throw new Error(describeInvalid({file, field: 'the file', found: data, allowed: 'a list'}));
  for (const [index, entry] of data.entries()) checkEntry(file, index, entry, rules);
  return data;
}

function checkEntry(
  file: string,
  index: number,
  entry: Fields,
  rules: Readonly<Record<string, FieldRule>>,
): void {
  for (const [field, {isValid, allowed, isOptional}] of Object.entries(rules)) {
    const found = entry[field];
    if (isOptional && found === undefined) continue;
    if (!isValid(found))
      throw new Error(describeInvalid({file, field: `entry ${index + 1}, ${field}`, found, allowed}));
  }
  const unknown = Object.keys(entry).find((field) => !(field in rules));
  if (unknown !== undefined) {
    throw new Error(
      describeInvalid({
        file,
        field: `entry ${index + 1}`,
        found: unknown,
        allowed: Object.keys(rules).join(', '),
      }),
    );
  }
}
