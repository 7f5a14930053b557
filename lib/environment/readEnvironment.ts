import {type EnvironmentVariables, invalidVariable} from './variables';

export interface Environment {
  /** Origin of the published site, without a path. */
  siteUrl: string;
  /** Path of the site on its host, with a slash at both ends. */
  baseUrl: string;
  /** In CI, broken anchors, Markdown links and duplicate routes fail the build; elsewhere they warn. */
  strictLinks: boolean;
  /** `hash` makes a site of one page, which opens from a file too; for archives and hosts without clean URLs. */
  historyMode: (typeof HISTORY_MODES)[number];
  /** `off` takes back what readers keep offline: the service worker of the release removes it and itself. */
  offline: (typeof OFFLINE_MODES)[number];
}

const HISTORY_MODES = ['browser', 'hash'] as const;
const OFFLINE_MODES = ['on', 'off'] as const;

const DEFAULT_SITE_URL = 'https://ascript.cn';

/**
 * Reads and validates the variables that concern the whole build: `SITE_URL`, `BASE_URL`, `HISTORY_MODE`, `OFFLINE` and `CI`;
 * that of the search is read by readHostedSearch.ts.
 * Throws one line that names the variable, its value and what is allowed.
 */
export function readEnvironment(variables: EnvironmentVariables): Environment {
  return {
    siteUrl: readSiteUrl(variables.SITE_URL || DEFAULT_SITE_URL),
    baseUrl: readBaseUrl(variables.BASE_URL || '/'),
    strictLinks: variables.CI === 'true' || variables.CI === '1',
    historyMode: readMode('HISTORY_MODE', HISTORY_MODES, variables.HISTORY_MODE || 'browser'),
    offline: readMode('OFFLINE', OFFLINE_MODES, variables.OFFLINE || 'on'),
  };
}

function readMode<Mode extends string>(field: string, modes: readonly Mode[], found: string): Mode {
  const mode = modes.find((allowed) => allowed === found);
  if (mode === undefined) throw invalidVariable(field, found, modes.join(' or '));
  return mode;
}

function readSiteUrl(found: string): string {
  const url = URL.canParse(found) ? new URL(found) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.origin === found.replace(/\/$/, '');
  if (!isOrigin)
    throw invalidVariable(
      'SITE_URL',
      found,
      'an http or https origin without a path, such as https://docs.example',
    );
  return url.origin;
}

function readBaseUrl(found: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(found)) {
    throw invalidVariable('BASE_URL', found, 'a path with a slash at both ends, such as / or /docs-site/');
  }
  return found;
}
