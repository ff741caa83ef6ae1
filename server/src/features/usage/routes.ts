import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';

import type { ReadSubscriptionStatus } from './read-subscription-status.ts';

export function usageRoutes(read: ReadSubscriptionStatus): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/subscription-status', (request) => read(profileOf(request)));
  };
}
