import type { FastifyRequest } from 'fastify';

import type { SessionOrigin } from '../sessions/session-store.ts';

/** Browsers stay far below; what is longer is of no use to who is told. */
const MAX_USER_AGENT = 500;

/** Where a request comes from. Whether forwarding headers are believed is for the server's `trustProxy` to say. */
export function readOrigin(request: FastifyRequest): SessionOrigin {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
  return { address: request.ip, userAgent };
}
