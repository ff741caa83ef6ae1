import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

/** A request. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response. The body is read only on success. */
interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer<ArrayBuffer>;
}

/** A response that exceeds the size limit. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/** Sends a request; resolves once the response has ended. */
export type Exchange = (outgoing: OutgoingRequest, signal: AbortSignal) => Promise<Received>;

/**
 * Exchanges requests with Node's own clients, keeping connections open between passages. With their own agents they
 * ignore proxies named in the environment, and they follow no redirects: both could disclose documents and the API key
 * to others.
 */
export function createExchange(maxBytes: number): Exchange {
  const http = { request: requestHttp, agent: new HttpAgent({ keepAlive: true }) };
  const https = { request: requestHttps, agent: new HttpsAgent({ keepAlive: true }) };
  return ({ url, method, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const { request: start, agent } = url.startsWith('https:') ? https : http;
      const request = start(url, { method, headers, agent, signal });
      // A protocol switch ends a request with neither a response nor an error.
      const end = () => reject(new Error('The connection ended without an answer.'));
      request.once('error', reject).once('close', end);
      request.once('response', (response) => {
        request.off('close', end);
        receive(response, maxBytes).then(resolve, reject);
      });
      request.end(body);
    });
}

function receive(response: IncomingMessage, maxBytes: number): Promise<Received> {
  const { statusCode: status = 0, headers } = response;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.once('error', reject);
    response.once('end', () => resolve({ status, headers, body: Buffer.concat(chunks) }));
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) response.destroy(new AnswerTooLargeError());
    });
    if (isSuccess(status)) return;
    resolve({ status, headers, body: Buffer.alloc(0) });
    response.destroy();
  });
}

/** Whether the status indicates a response to read. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
