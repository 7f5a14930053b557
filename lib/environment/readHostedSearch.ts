import type {HostedSearch} from '../search/hosted/hostedSearch';
import {invalidVariable, type Variables} from './variables';

const NEEDED = {
  SEARCH_APP_ID: 'the application id of the hosted search, letters and digits',
  SEARCH_API_KEY: 'the public key that may only search, letters and digits',
  SEARCH_INDEX: 'the name of the index, letters, digits, - and _',
} as const;

const OPTIONAL = ['SEARCH_EXTERNAL_URL', 'SEARCH_PARAMETERS', 'SEARCH_ANALYTICS'];

/**
 * Reads the hosted search from the environment: `SEARCH_APP_ID`, `SEARCH_API_KEY` and `SEARCH_INDEX` together, and
 * `SEARCH_EXTERNAL_URL`, `SEARCH_PARAMETERS` and `SEARCH_ANALYTICS` as one likes. None of them: the embedded search.
 * Throws one line that names the variable, its value and what is allowed.
 */
export function readHostedSearch(variables: Variables): HostedSearch | undefined {
  const isHosted = [...Object.keys(NEEDED), ...OPTIONAL].some((name) => variables[name]);
  if (!isHosted) return undefined;
  const pattern = variables.SEARCH_EXTERNAL_URL;
  const parameters = variables.SEARCH_PARAMETERS;
  return {
    appId: readNeeded(variables, 'SEARCH_APP_ID'),
    apiKey: readNeeded(variables, 'SEARCH_API_KEY'),
    indexName: readNeeded(variables, 'SEARCH_INDEX'),
    ...(pattern && {externalUrlPattern: readPattern(pattern)}),
    ...(parameters && {searchParameters: readParameters(parameters)}),
    hasAnalytics: readSwitch(variables.SEARCH_ANALYTICS || 'off'),
  };
}

function readNeeded(variables: Variables, field: keyof typeof NEEDED): string {
  const found = variables[field] || undefined;
  if (found === undefined || !/^[\w-]+$/.test(found)) throw invalidVariable(field, found, NEEDED[field]);
  return found;
}

function readPattern(found: string): string {
  try {
    return new RegExp(found).source;
  } catch {
    throw invalidVariable('SEARCH_EXTERNAL_URL', found, 'a regular expression');
  }
}

function readParameters(found: string): NonNullable<HostedSearch['searchParameters']> {
  const allowed = 'a JSON object of texts, numbers, true and false';
  let value: unknown;
  try {
    value = JSON.parse(found);
  } catch {
    throw invalidVariable('SEARCH_PARAMETERS', found, allowed);
  }
  if (!isParameters(value)) throw invalidVariable('SEARCH_PARAMETERS', found, allowed);
  return value;
}

function isParameters(value: unknown): value is NonNullable<HostedSearch['searchParameters']> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part))
  );
}

function readSwitch(found: string): boolean {
  if (found !== 'on' && found !== 'off') throw invalidVariable('SEARCH_ANALYTICS', found, 'on or off');
  return found === 'on';
}
