import { type CreateApiKey, createdApiKeySchema } from '@proviso/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { holdToDescription } from './hold-to-description.ts';
import type { Person } from './sign-up.ts';

/** A program with an API key. */
export interface Program {
  readonly id: number;
  readonly secret: string;
  request(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
}

/** Creates a key for a user and gives it to a program. */
export async function makeKey(
  app: FastifyInstance,
  person: Person,
  wish: Partial<CreateApiKey> = {},
): Promise<Program> {
  const created = await person.post('/api/api-keys', { name: 'CI', scope: 'write', ...wish });
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
      holdToDescription(method, url, answer);
      return answer;
    },
  };
}
