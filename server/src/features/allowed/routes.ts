import { type AllowedValue, allowRequestSchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { AllowValues } from './allow-values.ts';
import { allowedNotFound } from './errors.ts';

/** Room for the most findings a request may name, with their fingerprints. */
const limits = { bodyLimit: 4 * 1024 * 1024, config: costlyWork };

interface Dependencies extends AllowValues {
  readonly list: (profile: ProfileRecord) => Promise<AllowedValue[]>;
}

export function allowedRoutes({ list, allow, remove }: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/allowed', (request) => list(profileOf(request)));

    routes.post('/allowed', limits, async (request, reply): Promise<AllowedValue[]> => {
      const input = parse(allowRequestSchema, request.body);
      const allowed = await allow(profileOf(request), input);
      reply.code(201);
      return allowed;
    });

    const address = '/allowed/:id';
    routes.delete<{ Params: { id: string } }>(
      address,
      { config: costlyWork },
      async (request, reply) => {
        await remove(profileOf(request), parseId(request.params.id, allowedNotFound));
        return reply.code(204).send();
      },
    );
  };
}
