import {block, render} from './block';
import type {Hosting} from './hosting';
import {listNginxMaps, toNginxServer} from './nginxSite';

export interface ContainerOptions {
  /** The folder of the site with its compressed files, in the image. */
  root: string;
  port: number;
  /** The one folder that nginx writes to. */
  temporary: string;
  /** The files that load its modules. */
  modules: string;
}

/** Where things are in the image. */
export const CONTAINER: ContainerOptions = {
  root: '/srv/site',
  port: 8080,
  temporary: '/tmp',
  modules: '/etc/nginx/modules/*.conf',
};

/** The account `nobody` by its number, so that a cluster sees that it is not root. */
const NOBODY = '65534:65534';

/**
 * The Dockerfile of an image that serves a release; the release is its context. Alpine's own nginx has the module that sends
 * Brotli, and nothing in the image is written to but `/tmp`.
 */
export function toDockerfile({root, port}: ContainerOptions = CONTAINER): string {
  return `# docker build -t ascript-docs -f release/deploy/container/Dockerfile release
# docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -p ${port}:${port} ascript-docs
FROM alpine:3.22
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY site ${root}
USER ${NOBODY}
EXPOSE ${port}
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:${port}/ || exit 1
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;
}

/** The whole configuration of that nginx: plain HTTP, behind the server that holds the certificate. */
export function toContainerNginx(
  hosting: Hosting,
  {root, port, temporary, modules}: ContainerOptions = CONTAINER,
): string {
  return render([
    `include ${modules};`,
    'worker_processes auto;',
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr;',
    block('events', ['worker_connections 1024;']),
    block('http', [
      'access_log off;',
      'sendfile on;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${temporary}/${name};`,
      ),
      ...listNginxMaps(hosting),
      toNginxServer(hosting, {root, listen: [`listen ${port};`, 'server_name _;']}),
    ]),
  ]);
}
