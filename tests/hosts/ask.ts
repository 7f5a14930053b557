import http2 from 'node:http2';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Servers close a connection after a thousand requests; a browser opens a new one. */
const MAX_REQUESTS = 900;

/** Asks a server on this machine over HTTP/2. */
export interface Client {
  ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  close: () => void;
}

/** Opens a connection over TLS, whatever the certificate. */
export function connect(port: number): Client {
  const open = () => {
    const session = http2.connect(`https://localhost:${port}`, {rejectUnauthorized: false});
    // The requests that fail with the session report it themselves.
    session.on('error', () => undefined);
    return session;
  };
  let session = open();
  let requests = 0;
  return {
    close: () => session.close(),
    ask: (address, headers = {}) =>
      new Promise((resolve, reject) => {
        if (++requests % MAX_REQUESTS === 0) {
          // Closes once its last answer has arrived.
          session.close();
          session = open();
        }
        const request = session.request({':path': address, ...headers});
        const parts: Buffer[] = [];
        let answer: Omit<Answer, 'body'> = {status: 0, headers: {}};
        request.once('response', ({':status': status = 0, ...rest}) => {
          const texts = Object.entries(rest).map(([name, value]) => [name, [value].flat().join(', ')]);
          answer = {status, headers: Object.fromEntries(texts)};
        });
        request.on('data', (part: Buffer) => parts.push(part));
        request.once('end', () => resolve({...answer, body: Buffer.concat(parts)}));
        request.once('error', reject);
        request.end();
      }),
  };
}
