import type { FastifyRequest } from 'fastify';

import type { SessionOrigin } from '../sessions/session-store.ts';

/** Where a request comes from. Whether forwarding headers are believed is for the server's `trustProxy` to say. */
export function readOrigin(request: FastifyRequest): SessionOrigin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
