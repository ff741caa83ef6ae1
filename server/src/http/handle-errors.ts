import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import type { ErrorBody } from '@proviso/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal, type RefusalKind } from '#server/refusals/refusal.ts';

import { mediaTypeUnsupported, pathUnknown, requestMalformed, requestTooLarge } from './errors.ts';
import { type Origins, securityHeaders } from './security-headers.ts';

const STATUSES: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'limit-reached': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  unreadable: 422,
  'too-many-requests': 429,
  busy: 503,
};

const SMALL_BODY_BYTES = 64 * 1024;
const LINGER_MS = 500;

/** The HTTP status of a refusal. */
export function statusOf({ kind }: Pick<Refusal, 'kind'>): number {
  return STATUSES[kind];
}

/** Turns whatever a route throws into a status with a code and a message. Only refusals reveal more than "error". */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : explain(error);
    const status = refusal === undefined ? 500 : statusOf(refusal);
    if (refusal === undefined) request.log.error({ error }, 'a request failed by a fault of ours');
    else logRefusal(request, refusal, status);
    if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return send(request, reply.code(status), {
      code: refusal?.code ?? 'server.error',
      message: refusal?.message ?? 'The server could not handle the request.',
    });
  });
}

/** The answer to an address that cannot be decoded; the framework sends it before any hook runs. */
export function handleBadUrl(origins: Origins) {
  const headers = securityHeaders(origins);
  const { code, message } = requestMalformed();
  const body = { code, message } satisfies ErrorBody;
  return (_error: unknown, _request: unknown, reply: FastifyReply): void => {
    void reply.code(400).headers(headers).send(body);
  };
}

/** The answer for an unknown path of the API. */
export function refuseUnknownPath(): never {
  throw pathUnknown();
}

/** Errors that the framework raises before a route runs; undefined for everything that is our own fault. */
function explain({ code, statusCode }: FastifyError): Refusal | undefined {
  if (statusCode === 413) return requestTooLarge();
  if (statusCode === 415) return mediaTypeUnsupported();
  const isClientFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isClientFault && typeof code === 'string' ? requestMalformed() : undefined;
}

/** Logs refusals that may be part of an attack, with the route's pattern, never the path that was sent. */
function logRefusal(request: FastifyRequest, { code }: Refusal, status: number): void {
  const isNotable = status === 401 || status === 403 || status === 429;
  const { method, routeOptions, ip } = request;
  request.log[isNotable ? 'info' : 'debug'](
    { code, status, method, route: routeOptions.url, ip },
    'a request was refused',
  );
}

function send(request: FastifyRequest, reply: FastifyReply, body: ErrorBody): FastifyReply {
  if (!hasLargeUnreadBody(request)) return reply.send(body);
  const bytes = Buffer.from(JSON.stringify(body));
  return reply
    .headers({ connection: 'close', 'content-length': bytes.length })
    .type('application/json; charset=utf-8')
    .send(Readable.from(linger(bytes)));
}

/** Whether the client is still sending more than is worth reading to keep the connection alive. */
function hasLargeUnreadBody({ raw, headers }: FastifyRequest): boolean {
  const isLong = Number(headers['content-length'] ?? 0) > SMALL_BODY_BYTES;
  return !raw.complete && (isLong || headers['transfer-encoding'] !== undefined);
}

/**
 * The rest is not read and the connection is closed. Closing at once would reset the connection, and the client, still
 * sending, might lose the answer; so the answer is completed a moment before the close.
 */
async function* linger(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  await setTimeout(LINGER_MS);
}
