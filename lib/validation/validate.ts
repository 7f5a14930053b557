import * as v from 'valibot';
import {describeInvalid} from '../errors/describeInvalid';

/**
 * The value, as the schema types it. Throws one line that names file, field, what was found and what is allowed;
 * entries of a list count from 1: `entry 2, price.date`.
 */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, {abortEarly: true});
  if (result.success) return result.output;
  const [issue] = result.issues;
  const keys = issue.path?.map(({key}) => key) ?? [];
  const last = issue.path?.at(-1);
  const found = last === undefined ? value : last.value;
  throw describeInvalid({file, field: toField(keys), found, allowed: issue.message});
}

function toField(keys: readonly unknown[]): string {
  const [first, ...rest] = keys;
  if (first === undefined) return 'the file';
  if (typeof first !== 'number') return keys.join('.');
  return [`entry ${first + 1}`, rest.join('.')].filter(Boolean).join(', ');
}
