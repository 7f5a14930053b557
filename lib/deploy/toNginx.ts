import {block, render} from './block';
import type {Hosting} from './hosting';
import {listNginxMaps, toNginxServer} from './nginxSite';

export interface NginxOptions {
  /** Host name of the site. */
  host: string;
  /** The folder of the site with its compressed files, on the server. */
  root: string;
  /** Files of the TLS certificate and of its key. */
  certificate: string;
  key: string;
  /** Ports; a test takes others than 80 and 443. */
  ports?: {http: number; https: number};
}

/**
 * A file for the `conf.d/` of nginx 1.22 or newer: TLS and HTTP/2, one form of each address, the compressed files, and the Markdown
 * copy of a page for requests for `text/markdown`. Its modules `gzip_static` and `brotli_static` must be there
 * (Debian: nginx-light, libnginx-mod-http-brotli-static).
 */
export function toNginx(
  hosting: Hosting,
  {host, root, certificate, key, ports = {http: 80, https: 443}}: NginxOptions,
): string {
  return render([
    ...listNginxMaps(hosting),
    block('server', [
      `listen ${ports.http};`,
      `server_name ${host};`,
      `return 308 https://${host}$request_uri;`,
    ]),
    toNginxServer(hosting, {
      root,
      listen: [
        `listen ${ports.https} ssl http2;`,
        `server_name ${host};`,
        `ssl_certificate ${certificate};`,
        `ssl_certificate_key ${key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ],
    }),
  ]);
}
