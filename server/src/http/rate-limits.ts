import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '#server/refusal.ts';

const MINUTE_MS = 60_000;

/** Work that costs: uploads and texts of one account. A route asks for it by its configuration. */
export const workRateLimit = {
  max: 300,
  timeWindow: MINUTE_MS,
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => request.account?.principal.userId ?? request.ip,
} satisfies RateLimitOptions;

/** Limits the requests of each API key; for a tree behind the session guard, whose own hook comes first. */
export function limitKeys(guarded: FastifyInstance): void {
  const count = guarded.createRateLimit({
    max: 600,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ account }) => `key ${account?.key?.id}`,
  });
  guarded.addHook('onRequest', async (request) => {
    if (request.account?.key === undefined) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw refuse(limit.ttl);
  });
}

/**
 * Limits the requests of one address, before anything is asked of the database. Room for an office behind one
 * address whose screens poll.
 */
export async function limitAddresses(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => refuse(ttl),
  });
  const count = api.createRateLimit({ max: 3000, timeWindow: MINUTE_MS });
  api.addHook('onRequest', async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw refuse(limit.ttl);
  });
}

function refuse(remainingMs: number): Refusal {
  return new Refusal(
    'too-many-requests',
    'request.too_many',
    'Too many requests. Please wait a moment and try again.',
    Math.ceil(remainingMs / 1000),
  );
}
