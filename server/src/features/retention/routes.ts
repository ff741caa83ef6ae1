import { chooseRetentionSchema, type Retention } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse } from '#server/http/parse.ts';

import { retentionTooLong } from './errors.ts';
import type { RetentionStore } from './retention-store.ts';

export function retentionRoutes(
  retention: RetentionStore,
  maximum: number | null,
): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/retention', async (request): Promise<Retention> => ({
      days: await retention.read(profileOf(request).id),
      maximum,
    }));

    routes.put('/retention', async (request): Promise<Retention> => {
      const profile = profileOf(request);
      const { days } = parse(chooseRetentionSchema, request.body);
      if (days !== null && maximum !== null && days > maximum) throw retentionTooLong(maximum);
      await retention.choose(profile, days);
      return { days, maximum };
    });
  };
}
