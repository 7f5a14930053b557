import {mkdtemp, readdir, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listHeaders} from '../../lib/deploy/listHeaders';
import {makeRelease, type Release} from '../../lib/deploy/makeRelease';
import {BUILD} from '../support/builtSite';
import {type Answer, type Client, connect} from './ask';
import {runCheck} from './runCheck';
import {type RunningServer, startApache, startCaddy, startContainer, startNginx} from './servers';

/** Compressed in seconds: how well is not what these tests are about. */
const QUICKLY = {brotliQuality: 1, gzipLevel: 1};
/** A server refuses more than about a hundred requests at a time on one. */
const CONNECTIONS = 20;
const YEAR = 'public, max-age=31536000, immutable';

let folder: string;
let release: Release;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  release = await makeRelease(BUILD, folder, QUICKLY);
}, 120_000);

afterAll(() => rm(folder, {recursive: true, force: true}));

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['Apache', startApache],
  ['the nginx of the container', startContainer],
] as const)('%s with its recipe', (_name, start) => {
  let server: RunningServer;
  let client: Client;

  beforeAll(async () => {
    server = await start(release.hosting, path.join(folder, 'site'));
    client = connect(server.port);
  });

  afterAll(async () => {
    client.close();
    await server.stop();
  });

  /** Apache names its own host in a redirect, which may be missing. */
  const readLocation = ({headers: {location = '/'}}: Answer): string =>
    location.replace(new RegExp(`^https://localhost:${server.port}(?=/)`), '');

  it.each([
    ['a page', '/docs/intro', 200, 'text/html; charset=utf-8'],
    ['the home page', '/', 200, 'text/html; charset=utf-8'],
    ['a Markdown copy', '/docs/intro.md', 200, 'text/markdown; charset=utf-8'],
    ['a text', '/llms.txt', 200, 'text/plain; charset=utf-8'],
    ['a list of pages', '/sitemap.xml', 200, 'application/xml; charset=utf-8'],
    ['data', '/symbols.json', 200, 'application/json'],
    ['an archive', '/ascript-stubs.zip', 200, 'application/zip'],
    ['the service worker', '/sw.js', 200, 'text/javascript; charset=utf-8'],
    ['the manifest of the app', '/site.webmanifest', 200, 'application/manifest+json'],
    ['a picture', '/img/logo.svg', 200, 'image/svg+xml; charset=utf-8'],
    ['a page that is not there', '/docs/nothing', 404, 'text/html; charset=utf-8'],
    ['a script that is not there', '/assets/js/nothing.js', 404, 'text/plain; charset=utf-8'],
  ])('sends %s with its status, its type and all headers', async (_what, address, status, type) => {
    const answer = await client.ask(address);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe(type);
    for (const [name, value] of listHeaders(release.hosting).filter(([name]) => name !== 'Cache-Control'))
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    expect(answer.headers.server ?? '').not.toMatch(/\d/);
  });

  it('lets browsers keep hashed files for a year and look up all others', async () => {
    const [worker] = await readdir(path.join(folder, 'site/assets/phone'));
    expect((await client.ask(`/assets/phone/${worker}`)).headers['cache-control']).toBe(YEAR);
    expect((await client.ask('/assets/js/nothing.js')).headers['cache-control']).not.toBe(YEAR);
    const page = await client.ask('/docs/intro');
    expect(page.headers['cache-control']).toBe('no-cache');
    // Whoever keeps an old one gets neither new releases nor the one that takes the copies back.
    for (const address of ['/sw.js', '/offline.json'])
      expect((await client.ask(address)).headers['cache-control'], address).toBe('no-cache');
    const again = await client.ask('/docs/intro', {'if-none-match': page.headers.etag ?? ''});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('keeps Markdown copies and texts for agents out of search engines', async () => {
    expect((await client.ask('/docs/intro.md')).headers['x-robots-tag']).toBe('noindex');
    expect((await client.ask('/docs/intro')).headers['x-robots-tag']).toBeUndefined();
  });

  it.each([
    ['a slash at the end', '/docs/intro/', '/docs/intro'],
    ['a query behind the slash', '/docs/intro/?a=1', '/docs/intro?a=1'],
    ['the name of the file', '/docs/intro/index.html', '/docs/intro'],
    ['the file of the home page', '/index.html', '/'],
  ])('leads %s to the one form of an address', async (_what, address, location) => {
    const answer = await client.ask(address);
    expect([answer.status, readLocation(answer)]).toEqual([301, location]);
  });

  it('never leads to another host', async () => {
    for (const address of [
      '//evil.example/',
      '//evil.example/index.html',
      '/%2f%2fevil.example/',
      '/\\evil.example/',
    ]) {
      expect(readLocation(await client.ask(address)), address).toMatch(/^\/(?![/\\])/);
    }
  });

  it('sends the compressed form that the browser reads, and the same text', async () => {
    const plain = await client.ask('/docs/intro');
    const br = await client.ask('/docs/intro', {'accept-encoding': 'gzip, br'});
    const gz = await client.ask('/docs/intro', {'accept-encoding': 'gzip'});
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it('gives the Markdown copy of a page to who asks for Markdown', async () => {
    for (const [address, copy] of [
      ['/docs/intro', '/docs/intro.md'],
      ['/', '/index.md'],
    ] as const) {
      const {headers, body} = await client.ask(address, {accept: 'text/markdown, */*;q=0.1'});
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(body).toEqual((await client.ask(copy)).body);
      expect((await client.ask(address, {accept: 'text/html,*/*;q=0.8'})).headers['content-type']).toContain(
        'html',
      );
      expect(headers.vary).toMatch(/Accept(?!-)/);
    }
  });

  it('sends a part of an archive', async () => {
    const part = await client.ask('/ascript-stubs.zip', {range: 'bytes=0-99'});
    expect([part.status, part.body.length]).toEqual([206, 100]);
  });

  it.each([
    '/../etc/passwd',
    '/docs/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
    '/docs/%E6%96',
    '/%00',
    '/docs/intro%00.html',
    '/deploy/nginx/ascript.conf',
  ])('answers %s with 400 or 404 and nothing of the machine', async (address) => {
    const {status, body} = await client.ask(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|server_name/);
  });

  // One server is enough: what the others send is held to the same above.
  if (start === startNginx)
    it('lacks nothing that npm run check:host asks for', async () => {
      const {status, lines} = await runCheck(`https://localhost:${server.port}/`, '--insecure');
      expect(lines.filter((line) => !line.startsWith('note: '))).toEqual([
        'routes: all right',
        'headers: all right',
        'types: all right',
        'caching: all right',
        'compression: all right',
        'forms: all right',
        'markdown: all right',
        'errors: all right',
        'ranges: all right',
        expect.stringMatching(/^9 of 9 checks passed, \d+ pages$/),
        '',
      ]);
      expect(status).toBe(0);
    });

  it('answers 3,000 requests, 200 at a time, without an error', async () => {
    const addresses = ['/', '/docs/intro', '/docs/intro.md', '/docs/nothing', '/symbols.json'];
    const expected = [200, 200, 200, 404, 200];
    let next = 0;
    const wrong: string[] = [];
    const work = async (one: Client): Promise<void> => {
      for (let turn = next++; turn < 3000; turn = next++) {
        const address = addresses[turn % addresses.length] ?? '/';
        const {status} = await one.ask(address, {'accept-encoding': 'br'});
        if (status !== expected[turn % addresses.length]) wrong.push(`${address}: ${status}`);
      }
    };
    const clients = Array.from({length: CONNECTIONS}, () => connect(server.port));
    await Promise.all(clients.flatMap((one) => Array.from({length: 200 / CONNECTIONS}, () => work(one))));
    for (const one of clients) one.close();
    expect(wrong).toEqual([]);
  }, 60_000);
});
