import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { ExportPart } from '#server/ports/account-lifecycle.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Database } from '#server/tables/schema.ts';

import { ApiKeyStore } from './api-key-store.ts';
import { type AuthenticateKey, createAuthenticateKey } from './authenticate-key.ts';
import { createCreateKey } from './create-key.ts';
import { KEY_PREFIX } from './key-format.ts';
import { createKeysPart } from './keys-part.ts';
import { createRevokeKey } from './revoke-key.ts';
import { apiKeyRoutes } from './routes.ts';

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly identity: Identity;
  readonly audit: Audit;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
}

export { ApiKeyStore } from './api-key-store.ts';
export { createRevokeAllKeys } from './revoke-all-keys.ts';
export { keyInvalid, keyNeedsSecondFactor } from './errors.ts';
export { apiKeyOperations } from './operations.ts';

/** API keys for programs. */
export interface ApiKeysFeature {
  readonly routes: FastifyPluginAsync;
  /** The prefix of every key. */
  readonly prefix: string;
  readonly authenticate: AuthenticateKey;
  readonly exportPart: ExportPart;
}

export function createApiKeys(dependencies: Dependencies): ApiKeysFeature {
  const parts = { ...dependencies, keys: new ApiKeyStore(dependencies) };
  return {
    routes: apiKeyRoutes({
      ...parts,
      createKey: createCreateKey(parts),
      revokeKey: createRevokeKey(parts),
    }),
    prefix: KEY_PREFIX,
    authenticate: createAuthenticateKey(parts),
    exportPart: createKeysPart(parts.keys),
  };
}
