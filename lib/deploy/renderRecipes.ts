import type {Hosting} from './hosting';
import {toApache} from './toApache';
import {toCaddyfile} from './toCaddyfile';
import {toContainerNginx, toDockerfile} from './toContainer';
import {toGitHubPages} from './toGitHubPages';
import {toHeadersFile} from './toHeadersFile';
import {toNginx} from './toNginx';
import {toEdgeFunction, toHeadersPolicy, toUploadScript} from './toObjectStore';

/** A file that tells a host how to answer. */
export interface HostRecipe {
  /** From the folder of the recipes: a folder for each host. */
  file: string;
  text: string;
}

const HOST = 'docs.example';
/** The folder that the link of `npm run release -- /srv/ascript` leads to. */
const ROOT = '/srv/ascript/current/site';

/** A recipe for each kind of host; the host's name and the paths in them are the owner's to change. */
export function renderRecipes(hosting: Hosting): HostRecipe[] {
  const tls = {certificate: `/etc/ssl/${HOST}.pem`, key: `/etc/ssl/${HOST}.key`};
  return [
    {file: 'nginx/ascript.conf', text: toNginx(hosting, {host: HOST, root: ROOT, ...tls})},
    {file: 'caddy/Caddyfile', text: toCaddyfile(hosting, {address: HOST, root: ROOT})},
    {file: 'apache/.htaccess', text: toApache(hosting)},
    {file: 'container/Dockerfile', text: toDockerfile()},
    {file: 'container/nginx.conf', text: toContainerNginx(hosting)},
    {file: 'netlify/_headers', text: toHeadersFile(hosting, {canDetach: false})},
    // Netlify finds the form without a slash by itself, but answers this one too.
    {file: 'netlify/_redirects', text: '/index.html / 301!\n'},
    // Redirects to one form are what Cloudflare does by itself, so it needs no file of them.
    {file: 'cloudflare-pages/_headers', text: toHeadersFile(hosting, {canDetach: true})},
    {file: 'github-pages/pages.yml', text: toGitHubPages()},
    {file: 'object-store/upload.sh', text: toUploadScript(hosting)},
    {file: 'object-store/headers.json', text: toHeadersPolicy(hosting)},
    {file: 'object-store/edge.js', text: toEdgeFunction(hosting)},
  ];
}
