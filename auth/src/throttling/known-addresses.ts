import type { AuthLimits, Clock } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';

/** The interval, in milliseconds, within which recording the same address again is not worth a write. */
const PRECISION = 24 * 60 * 60 * 1000;

/** The places where an account's owner has signed in. */
export interface KnownAddresses {
  has(userId: string, place: string): Promise<boolean>;
  record(userId: string, place: string): Promise<void>;
  /** Deletes places that have not been used for a known address's lifetime. */
  sweep(): Promise<void>;
}

/** Stores known addresses in the service's tables. */
export function createKnownAddresses(
  database: AuthDatabase,
  limits: AuthLimits,
  clock: Clock,
): KnownAddresses {
  return {
    has: async (userId, place) => {
      const row = await database
        .selectFrom('authKnownAddresses')
        .select('lastSeenAt')
        .where('userId', '=', userId)
        .where('address', '=', place)
        .executeTakeFirst();
      return row !== undefined && row.lastSeenAt > clock.now() - limits.knownAddressLife;
    },
    record: async (userId, place) => {
      const now = clock.now();
      await database
        .insertInto('authKnownAddresses')
        .values({ userId, address: place, lastSeenAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'address'])
            .doUpdateSet({ lastSeenAt: now })
            .where('authKnownAddresses.lastSeenAt', '<', now - PRECISION),
        )
        .execute();
    },
    sweep: async () => {
      await database
        .deleteFrom('authKnownAddresses')
        .where('lastSeenAt', '<=', clock.now() - limits.knownAddressLife)
        .execute();
    },
  };
}
