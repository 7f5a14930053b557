import http2 from 'node:http2';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Asks a server on this machine over HTTP/2, address by address through one connection. */
export interface Client {
  ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  close: () => void;
}

export function connect(port: number): Client {
  const session = http2.connect(`https://localhost:${port}`, {rejectUnauthorized: false});
  return {
    close: () => session.close(),
    ask: (address, headers = {}) =>
      new Promise((resolve, reject) => {
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
