import type * as v from 'valibot';
import {toMessage} from '../errors/toMessage';
import {validate} from './validate';

/** The content of a JSON file, checked; throws one line that names the file when it is not even JSON. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): v.InferOutput<Schema> {
  return validate(schema, parse(text, file), file);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = toMessage(error).replace(/\s+/g, ' ');
    throw new Error(`${file}: the file is no JSON: ${reason}`, {cause: error});
  }
}
