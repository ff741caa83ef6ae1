import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { MINUTE_MS } from '#server/calendar/durations.ts';
import { accountOf } from '#server/http/account-of.ts';

import { tooManyRequests } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's requests count as costly work. */
    isCostly?: boolean;
  }
}

/** The configuration of routes with costly work: uploads, texts and the like. */
export const costlyWork = { isCostly: true } as const;

/** A per-minute limit of one account's requests, applied after the session guard has identified the account. */
export function accountLimit(max: number) {
  return {
    max,
    timeWindow: MINUTE_MS,
    hook: 'preHandler',
    keyGenerator: (request: FastifyRequest) => accountOf(request).principal.userId,
  } satisfies RateLimitOptions;
}

/** Limits each account's costly work across all routes. */
export function limitCostlyWork(api: FastifyInstance): void {
  const count = api.createRateLimit(accountLimit(300));
  api.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.isCostly) await enforceLimit(count, request);
  });
}

/** Limits the requests of each API key; for a tree behind the session guard, whose hook runs first. */
export function limitKeys(guarded: FastifyInstance): void {
  const count = guarded.createRateLimit({
    max: 600,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ account }) => `key ${account?.key?.id}`,
  });
  guarded.addHook('onRequest', async (request) => {
    if (request.account?.key !== undefined) await enforceLimit(count, request);
  });
}

/**
 * Limits the requests of one address before the database is queried. The limit leaves room for an office behind one
 * address whose screens poll. The plugin itself counts a subscriber's IPv6 network as one address.
 */
export async function limitAddresses(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const count = api.createRateLimit({ max: 3000, timeWindow: MINUTE_MS });
  api.addHook('onRequest', (request) => enforceLimit(count, request));
}

async function enforceLimit(
  count: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const limit = await count(request);
  if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests(limit.ttl);
}
