import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** A server on loopback until the test ends. */
export async function startLoopbackServer(listener: RequestListener) {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** The number of connections so far. */
    connections: () => connections,
  };
}
