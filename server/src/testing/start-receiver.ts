import type { IncomingHttpHeaders } from 'node:http';

import { startLoopbackServer } from './start-loopback-server.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook receiver on loopback that answers as the test says. */
export async function startReceiver() {
  const received: Received[] = [];
  const answer = { status: 200 };
  const { url } = await startLoopbackServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end();
    });
  });
  return { url: `${url}/hook?token=s3cret`, received, answer };
}
