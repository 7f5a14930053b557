import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

/** The program as the package ships it. */
const PROGRAM = path.resolve(__dirname, '../dist/main.mjs');

export type TransportName = 'stdio' | 'http';

export interface TestServer {
  /** Connects a new client: with the handshake of the protocol of 2025, or by asking for the server's revision. */
  connect(mode?: 'legacy' | 'auto'): Promise<Client>;
  /** Address of the server; empty over stdio. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a server for clients of the SDK: over stdio one for each client, over HTTP one for all. */
export async function startServer(transport: TransportName): Promise<TestServer> {
  const clients: Client[] = [];
  const http = transport === 'http' ? await startHttp() : undefined;
  return {
    url: http?.url ?? '',
    async connect(mode = 'legacy') {
      const client = new Client({name: 'test', version: '1.0.0'}, {versionNegotiation: {mode}});
      clients.push(client);
      await client.connect(
        http
          ? new StreamableHTTPClientTransport(new URL(http.url))
          : new StdioClientTransport({command: process.execPath, args: [PROGRAM]}),
      );
      return client;
    },
    async stop() {
      await Promise.all(clients.map((client) => client.close()));
      http?.child.kill();
    },
  };
}

function startHttp(): Promise<{url: string; child: ChildProcess}> {
  const child = spawn(process.execPath, [PROGRAM, '--http', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const [url] = /http:\S+/.exec(said) ?? [];
      if (url !== undefined) resolve({url, child});
    });
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}
