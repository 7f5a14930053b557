import type {Hosting} from './hosting';
import {toCaddyfile} from './toCaddyfile';
import {toNginx} from './toNginx';

/** A file that tells a host how to answer. */
export interface Recipe {
  /** From the folder of the recipes. */
  file: string;
  text: string;
}

const HOST = 'docs.example';
/** Where `npm run release -- /srv/ascript` lets its link lead. */
const ROOT = '/srv/ascript/current/site';

/** A recipe for each kind of host; the host's name and the paths in them are the owner's to change. */
export function renderRecipes(hosting: Hosting): Recipe[] {
  return [
    {
      file: 'nginx/ascript.conf',
      text: toNginx(hosting, {
        host: HOST,
        root: ROOT,
        certificate: `/etc/ssl/${HOST}.pem`,
        key: `/etc/ssl/${HOST}.key`,
      }),
    },
    {file: 'caddy/Caddyfile', text: toCaddyfile(hosting, {address: HOST, root: ROOT})},
  ];
}
