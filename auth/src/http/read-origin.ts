import type { FastifyRequest } from 'fastify';

import type { SessionOrigin } from '../sessions/session-store.ts';

/** Browsers stay far below; anything longer does not help whoever reads it. */
const MAX_USER_AGENT = 500;

/** Where a request comes from. The server's `trustProxy` decides whether forwarding headers are trusted. */
export function readOrigin(request: FastifyRequest): SessionOrigin {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT);
  return { address: request.ip, userAgent };
}
