import {execFileSync, spawn} from 'node:child_process';
import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Hosting} from '../../lib/deploy/hosting';
import {toApache} from '../../lib/deploy/toApache';
import {toCaddyfile} from '../../lib/deploy/toCaddyfile';
import {toContainerNginx} from '../../lib/deploy/toContainer';
import {toNginx} from '../../lib/deploy/toNginx';
import {findFreePort, holdPort} from '../../scripts/findFreePort';

const NGINX_BROTLI = 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;';
const APACHE_MODULES = '/usr/lib/apache2/modules';
const START_ATTEMPTS = 200;
const ATTEMPT_MS = 50;

const isRoot = os.userInfo().uid === 0;
/** No other may read a temporary folder. */
const AS_ROOT = isRoot ? ['user root;'] : [];

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

interface Certificate {
  certificate: string;
  key: string;
}

/** Starts a real server with the recipe of the site, on a free port, over TLS with a certificate of its own. */
export type StartServer = (hosting: Hosting, root: string) => Promise<RunningServer>;

export const startNginx: StartServer = async (hosting, root) => {
  const folder = await makeFolder();
  const [http, https] = await findFreePorts();
  const ports = {http, https};
  const options = {host: 'localhost', root, ports, ...makeCertificate(folder)};
  const [main, site] = [path.join(folder, 'nginx.conf'), path.join(folder, 'site.conf')];
  await writeFile(site, toNginx(hosting, options));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    main,
    [
      NGINX_BROTLI,
      ...AS_ROOT,
      'daemon off;',
      'worker_processes 1;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr;',
      'events { worker_connections 1024; }',
      `http { access_log off; ${temporary.join(' ')} include ${site}; }`,
    ].join('\n'),
  );
  return start('nginx', ['-c', main, '-e', 'stderr'], ports.https, folder);
};

export const startCaddy: StartServer = async (hosting, root) => {
  const folder = await makeFolder();
  const port = await findFreePort();
  const {certificate, key} = makeCertificate(folder);
  const site = {address: `https://localhost:${port}`, root, more: [`tls ${certificate} ${key}`]};
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${toCaddyfile(hosting, site)}`);
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, folder);
};

/** The nginx of the container image, which speaks plain HTTP, behind a Caddy that holds the certificate. */
export const startContainer: StartServer = async (hosting, root) => {
  const folder = await makeFolder();
  const port = await findFreePort();
  const [modules, main] = [path.join(folder, 'modules.conf'), path.join(folder, 'nginx.conf')];
  await writeFile(modules, [NGINX_BROTLI, ...AS_ROOT, 'daemon off;'].join('\n'));
  await writeFile(main, toContainerNginx(hosting, {root, port, temporary: folder, modules}));
  const nginx = await start('nginx', ['-c', main, '-e', 'stderr'], port, folder);
  const proxy = await startProxy(port);
  return {
    port: proxy.port,
    stop: async () => {
      await proxy.stop();
      await nginx.stop();
    },
  };
};

/** Apache reads the `.htaccess` in the folder of the site: it is written there, and removed when the server stops. */
export const startApache: StartServer = async (hosting, root) => {
  const folder = await makeFolder();
  const port = await findFreePort();
  const {certificate, key} = makeCertificate(folder);
  const [main, recipe] = [path.join(folder, 'httpd.conf'), path.join(root, '.htaccess')];
  await writeFile(recipe, toApache(hosting));
  // It refuses to answer as root, and no other may read a temporary folder.
  await chmod(path.dirname(root), 0o755);
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'http2', 'mime', 'rewrite', 'ssl'];
  await writeFile(
    main,
    [
      ...modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
      `Listen ${port}`,
      'ServerName localhost',
      'ServerTokens Prod',
      ...(isRoot ? ['User nobody', 'Group nogroup'] : []),
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      `ErrorLog ${folder}/error.log`,
      // The types are all in the recipe.
      'TypesConfig /dev/null',
      'Protocols h2',
      'SSLEngine on',
      `SSLCertificateFile ${certificate}`,
      `SSLCertificateKeyFile ${key}`,
      `DocumentRoot ${root}`,
      `<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`,
    ].join('\n'),
  );
  const server = await start('apache2', ['-f', main, '-DFOREGROUND'], port, folder);
  return {
    port,
    stop: async () => {
      await server.stop();
      await rm(recipe);
    },
  };
};

async function startProxy(to: number): Promise<RunningServer> {
  const folder = await makeFolder();
  const port = await findFreePort();
  const {certificate, key} = makeCertificate(folder);
  const config = path.join(folder, 'Caddyfile');
  const site = `https://localhost:${port} {\n\ttls ${certificate} ${key}\n\treverse_proxy 127.0.0.1:${to}\n}\n`;
  await writeFile(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], port, folder);
}

async function start(program: string, words: string[], port: number, folder: string): Promise<RunningServer> {
  const server = spawn(program, words, {env: {...process.env, HOME: folder}});
  const said: string[] = [];
  server.stderr.on('data', (text) => said.push(String(text)));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, {recursive: true, force: true});
  };
  for (let attempt = 0; attempt < START_ATTEMPTS && server.exitCode === null; attempt++) {
    if (await canConnect(port)) return {port, stop};
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  }
  await stop();
  throw new Error(`${program} did not start: ${said.join('')}`);
}

function makeFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'host-'));
}

function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], {stdio: 'ignore'});
  return {certificate, key};
}

/** Both are held until the second is found: one after the other, the same may come twice. */
async function findFreePorts(): Promise<[number, number]> {
  const [first, second] = [await holdPort(), await holdPort()];
  first.release();
  second.release();
  return [first.port, second.port];
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
