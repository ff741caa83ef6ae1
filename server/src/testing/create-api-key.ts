import { type CreateApiKey, createdApiKeySchema } from '@proviso/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { expectDescribed } from './expect-described.ts';
import type { Person } from './sign-up.ts';

/** A program with an API key. */
export interface ApiClient {
  readonly id: number;
  readonly secret: string;
  request(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
}

/** Creates a key for a user and gives it to a program. */
export async function createApiKey(
  app: FastifyInstance,
  person: Person,
  overrides: Partial<CreateApiKey> = {},
): Promise<ApiClient> {
  const created = await person.post('/api/api-keys', { name: 'CI', scope: 'write', ...overrides });
  const { key, secret } = createdApiKeySchema.parse(created.json());
  return {
    id: key.id,
    secret,
    request: async (method, url, payload) => {
      const answer = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${secret}` },
        ...(payload && { payload }),
      });
      expectDescribed(method, url, answer);
      return answer;
    },
  };
}
