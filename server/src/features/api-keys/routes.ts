import { type ApiKey, createApiKeySchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf, profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { ApiKeyStore } from './api-key-store.ts';
import type { CreateKey } from './create-key.ts';
import { describeKey } from './describe-key.ts';
import { keyNotFound } from './errors.ts';
import type { RevokeKey } from './revoke-key.ts';

interface Dependencies {
  readonly keys: ApiKeyStore;
  readonly createKey: CreateKey;
  readonly revokeKey: RevokeKey;
}

/** Managing an account's keys. */
export function apiKeyRoutes({ keys, createKey, revokeKey }: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/api-keys', async (request): Promise<ApiKey[]> => {
      const records = await keys.list(profileOf(request).id);
      const { hasSecondFactor } = accountOf(request).principal;
      return records.map((key) => describeKey(key, hasSecondFactor));
    });

    const limits = { config: costlyWork };
    routes.post('/api-keys', limits, async (request, reply) => {
      const profile = profileOf(request);
      const input = parse(createApiKeySchema, request.body);
      reply.code(201);
      return createKey({ ...accountOf(request), profile }, input);
    });

    routes.delete<{ Params: { id: string } }>('/api-keys/:id', async (request, reply) => {
      const id = parseId(request.params.id, keyNotFound);
      await revokeKey(profileOf(request), id);
      return reply.code(204).send();
    });
  };
}
