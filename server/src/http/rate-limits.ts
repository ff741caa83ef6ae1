import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { Refusal } from '#server/refusal.ts';

const MINUTE_MS = 60_000;

/** Requests to the API from one address; room for an office behind one address whose screens poll. */
export const apiRateLimit = {
  max: 3000,
  timeWindow: MINUTE_MS,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) => refuse(ttl),
};

/** Work that costs: uploads and texts of one account. */
export const workRateLimit = {
  ...apiRateLimit,
  max: 120,
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => request.account?.principal.userId ?? request.ip,
} satisfies RateLimitOptions;

function refuse(remainingMs: number): Refusal {
  return new Refusal(
    'too-many-requests',
    'request.too_many',
    'Too many requests. Please wait a moment and try again.',
    Math.ceil(remainingMs / 1000),
  );
}
