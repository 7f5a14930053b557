import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {hashBytes} from '../../lib/offline/hashBytes';
import {OFFLINE_LIST, type OfflineFile, type OfflineList} from '../../lib/offline/offlineList';
import {readPort} from '../../scripts/readPort.mjs';
import {importServer} from '../support/importServer';

/** How the server answers what it is asked for: as it should, with an error, with the page of a network, or with half of a file. */
export type Mood = 'well' | 'error' | 'portal' | 'cut';

export interface OfflineSite {
  readonly origin: string;
  /** Addresses that were asked for, since the last `forget`. */
  readonly asked: string[];
  forget(): void;
  /** How answers look; `of` limits it to some addresses. */
  setMood(mood: Mood, of?: RegExp): void;
  /** Keeps answers back until the result is called. */
  hold(of: RegExp): () => void;
  /** Makes a release in which one page has a line more. */
  changePage(address: string, line: string): Promise<void>;
  /** Puts a text in the place of a file. */
  replace(address: string, text: string): void;
  /** Stops the server for good or until `start`: nothing listens any more. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of it, at the end of the test. */
  end(): Promise<void>;
}

const PORTAL = '<!doctype html><title>Sign in</title><h1>Sign in to this network</h1>';
const GET_AND_HEAD = ['GET', 'HEAD'];

/** Serves a built site on a port of its own, as well or as badly as a test wants. */
export async function startOfflineSite(directory: string, baseUrl: string): Promise<OfflineSite> {
  const {serveSite} = await importServer();
  const asked: string[] = [];
  const replaced = new Map<string, string>();
  const listAddress = baseUrl + OFFLINE_LIST;
  let mood: Mood = 'well';
  let moodOf = /./;
  // The site itself is served by what serves it elsewhere; this one stands before it.
  const inner = await serveSite({directory, baseUrl, port: 0});
  const innerPort = readPort(inner);
  let heldOf: RegExp | undefined;
  let held = Promise.resolve();
  let port = 0;
  let server: http.Server;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    if (heldOf?.test(address)) await held;
    if (GET_AND_HEAD.includes(request.method ?? '')) asked.push(address);
    const now = moodOf.test(address) ? mood : 'well';
    if (now === 'error') response.writeHead(500).end('Error');
    else if (now === 'portal') response.writeHead(200, {'Content-Type': 'text/html'}).end(PORTAL);
    else sendFile(request, response, now);
  }

  /** Sends what the site has at an address, completely or only half of it. */
  function sendFile(
    {url: address = '/', method, headers}: http.IncomingMessage,
    response: http.ServerResponse,
    manner: 'well' | 'cut',
  ): void {
    const text = replaced.get(address);
    if (text !== undefined) {
      const content = Buffer.from(text);
      response.writeHead(200, {'Content-Type': toType(address), 'Content-Length': content.length});
      if (manner === 'cut') cut(response, content);
      else response.end(content);
      return;
    }
    http
      .request({port: innerPort, path: address, method, headers}, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        if (manner === 'cut') answer.once('data', (chunk: Buffer) => cut(response, chunk));
        else answer.pipe(response);
      })
      // The test has ended while a page still fetched something.
      .on('error', () => response.destroy())
      .end();
  }

  async function start(): Promise<void> {
    server = http.createServer(answer);
    await new Promise<void>((resolve) => server.listen(port, () => resolve()));
    port = readPort(server);
  }

  async function stop(): Promise<void> {
    if (!server.listening) return;
    const closing = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closing;
  }

  function read(address: string): string {
    const file = address.slice(baseUrl.length);
    const name = path.extname(file) === '' ? path.join(file, 'index.html') : file;
    return replaced.get(address) ?? readFileSync(path.join(directory, name), 'utf8');
  }

  await start();
  return {
    origin: `http://localhost:${port}`,
    asked,
    forget: () => {
      asked.length = 0;
    },
    setMood(next, of = /./) {
      mood = next;
      moodOf = of;
    },
    hold(of) {
      heldOf = of;
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        heldOf = undefined;
        release();
      };
    },
    replace: (address, text) => replaced.set(address, text),
    async changePage(address, line) {
      const html = read(address).replace('</body>', `<p>${line}</p></body>`);
      const bytes = new TextEncoder().encode(html);
      const file: OfflineFile = [await hashBytes(bytes), bytes.length];
      const list: OfflineList = JSON.parse(read(listAddress));
      replaced.set(address, html);
      replaced.set(listAddress, JSON.stringify(toNextRelease(list, address, file)));
    },
    stop,
    start,
    async end() {
      await stop();
      inner.closeAllConnections();
      inner.close();
    },
  };
}

/** The list of a release that has another file at an address. */
function toNextRelease(list: OfflineList, address: string, file: OfflineFile): OfflineList {
  const parts = Object.entries(list.parts).map(([part, {transfer, files}]) => [
    part,
    {transfer, files: address in files ? {...files, [address]: file} : files},
  ]);
  return {...list, version: `${list.version}+`, parts: Object.fromEntries(parts)};
}

/** Sends half of it, and hangs up. */
function cut(response: http.ServerResponse, content: Buffer): void {
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

function toType(address: string): string {
  if (address.endsWith('.json')) return 'application/json';
  return address.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
}
