import { createHmac, randomBytes } from 'node:crypto';

import type { Clock, Sealer } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';

const KEY_BYTES = 32;

/**
 * HMAC-SHA-256 in base64url. For secrets too short for a plain hash: without the key, someone with the database cannot
 * brute-force them.
 */
export type KeyedHash = (...parts: readonly string[]) => string;

/** Loads the key of that name, creating it if necessary; processes that start at once agree on one. */
export async function loadKeyedHash(
  database: AuthDatabase,
  name: string,
  { sealer, clock }: { sealer: Sealer; clock: Clock },
): Promise<KeyedHash> {
  const context = `auth secret ${name}`;
  const sealedValue = sealer.seal(randomBytes(KEY_BYTES), context);
  await database
    .insertInto('authSecrets')
    .values({ name, sealedValue, createdAt: clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database
    .selectFrom('authSecrets')
    .select('sealedValue')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const key = sealer.open(row.sealedValue, context);
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
