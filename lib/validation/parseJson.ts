import type * as v from 'valibot';
import {readJson} from './readJson';
import {validate} from './validate';

/** The content of a JSON file, checked; throws one line that names the file when it is not even JSON. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): v.InferOutput<Schema> {
  return validate(schema, readJson(text, file), file);
}
