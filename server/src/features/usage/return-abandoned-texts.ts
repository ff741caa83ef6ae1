import { HOUR_MS } from '#server/calendar/durations.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

/**
 * The process that reserved it is dead: even behind two hundred others, each read by a slow language model and one
 * after the other, a text has its turn within five hours.
 */
const ABANDONED_AFTER_MS = 12 * HOUR_MS;

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Returns reservations for pasted texts whose analysis died with its process. */
export function createReturnAbandonedTexts({ database, allowance, clock, logger }: Dependencies) {
  return async (): Promise<void> => {
    const abandoned = await database
      .selectFrom('reservations')
      .select('id')
      .where('state', '=', 'held')
      .where('purpose', '=', 'text')
      .where('created_at', '<', clock.now() - ABANDONED_AFTER_MS)
      .execute();
    for (const { id } of abandoned) {
      await database
        .transaction()
        .execute((transaction) => allowance.release(transaction, id))
        .catch((error: unknown) =>
          logger.error({ error, reservation: id }, 'an analysis could not be given back yet'),
        );
    }
  };
}
