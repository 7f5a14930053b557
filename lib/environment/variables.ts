import {describeInvalid} from '../errors/describeInvalid';

/** Environment variables, such as `process.env`. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** The error of a variable that is missing or wrong. */
export function invalidVariable(field: string, found: string | undefined, allowed: string): Error {
  return describeInvalid({file: 'environment', field, found, allowed});
}
