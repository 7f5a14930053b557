import {listHosts} from '../lib/search/hosted/hostedSearch';
import type {PolicyDirectives} from '../plugins/built-pages/securePage';
import {hostedSearch} from './search';

/** The Content-Security-Policy of every page: nothing from another host, no inline style, no inline script without a hash. */
export const securityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...(hostedSearch ? listHosts(hostedSearch) : [])],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
} satisfies PolicyDirectives;
