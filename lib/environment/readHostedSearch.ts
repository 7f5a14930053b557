import type {HostedSearch} from '../search/hosted/hostedSearch';
import {isRecord} from '../validation/isRecord';
import {type EnvironmentVariables, invalidVariable} from './variables';

const NEEDED = {
  SEARCH_APP_ID: 'the application id of the hosted search, letters and digits',
  SEARCH_API_KEY: 'the public key that may only search, letters and digits',
  SEARCH_INDEX: 'the name of the index, letters, digits, - and _',
} as const;

const SERVER = 'SEARCH_SERVER';
const SERVER_ALLOWED =
  'the origin of a Meilisearch server, as https://search.example.org; http for this machine only';
const OPTIONAL = ['SEARCH_EXTERNAL_URL', 'SEARCH_PARAMETERS', 'SEARCH_ANALYTICS'];

/**
 * Reads the search engine from the environment: `SEARCH_APP_ID` (Algolia) or `SEARCH_SERVER` (Meilisearch), with
 * `SEARCH_API_KEY` and `SEARCH_INDEX`; optionally `SEARCH_EXTERNAL_URL`, `SEARCH_PARAMETERS` and, for Algolia, `SEARCH_ANALYTICS`.
 * Without these variables the search is the embedded one. Throws one line that names the variable, its value and what is allowed.
 */
export function readHostedSearch(variables: EnvironmentVariables): HostedSearch | undefined {
  const isHosted = [...Object.keys(NEEDED), SERVER, ...OPTIONAL].some((name) => variables[name]);
  if (!isHosted) return undefined;
  const pattern = variables.SEARCH_EXTERNAL_URL;
  const parameters = variables.SEARCH_PARAMETERS;
  const engine = variables[SERVER]
    ? {server: readServer(variables)}
    : {
        appId: readNeeded(variables, 'SEARCH_APP_ID'),
        hasAnalytics: readSwitch(variables.SEARCH_ANALYTICS || 'off'),
      };
  return {
    ...engine,
    apiKey: readNeeded(variables, 'SEARCH_API_KEY'),
    indexName: readNeeded(variables, 'SEARCH_INDEX'),
    ...(pattern && {externalUrlPattern: readPattern(pattern)}),
    ...(parameters && {searchParameters: readParameters(parameters)}),
  };
}

function readServer(variables: EnvironmentVariables): string {
  const {SEARCH_SERVER: found = '', SEARCH_APP_ID: appId, SEARCH_ANALYTICS: analytics = ''} = variables;
  if (appId) throw invalidVariable('SEARCH_APP_ID', appId, 'not set where SEARCH_SERVER is');
  if (!['', 'off'].includes(analytics))
    throw invalidVariable('SEARCH_ANALYTICS', analytics, 'off where SEARCH_SERVER is set');
  const isOrigin = /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/.test(found);
  if (!isOrigin) throw invalidVariable(SERVER, found, SERVER_ALLOWED);
  return found;
}

function readNeeded(variables: EnvironmentVariables, field: keyof typeof NEEDED): string {
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
    isRecord(value) &&
    Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part))
  );
}

function readSwitch(found: string): boolean {
  if (found !== 'on' && found !== 'off') throw invalidVariable('SEARCH_ANALYTICS', found, 'on or off');
  return found === 'on';
}
