import net from 'node:net';

/** Takes a port that nobody listens on, until it is released: who asks for a second one meanwhile gets another. */
export function holdPort(): Promise<{port: number; release: () => void}> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({port, release: () => server.close()});
    });
  });
}
