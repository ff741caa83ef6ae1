import { apiKeyListSchema, createApiKeySchema, createdApiKeySchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

import { MAX_API_KEYS } from './create-key.ts';
import { expiryPast, keyNotFound, keysUnavailable, tooManyKeys } from './errors.ts';

export const apiKeyOperations = {
  listApiKeys: {
    method: 'GET',
    path: '/api-keys',
    summary: 'Lists the API keys of the account, newest first',
    answers: { 200: json(apiKeyListSchema) },
  },
  createApiKey: {
    method: 'POST',
    path: '/api-keys',
    summary: 'Creates an API key, which only this response contains',
    body: json(createApiKeySchema),
    answers: { 201: json(createdApiKeySchema) },
    refusals: [expiryPast(), keysUnavailable(), tooManyKeys(MAX_API_KEYS)],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revokes an API key',
    answers: { 204: {} },
    refusals: [keyNotFound()],
  },
} as const satisfies Operations;
