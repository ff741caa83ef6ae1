import { MINUTE_MS } from '#server/calendar/durations.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

/** Far longer than a text can wait for its turn: the process that reserved it is dead. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly clock: Clock;
}

/** Returns reservations for pasted texts whose analysis died with its process. */
export function createReturnAbandonedTexts({ database, allowance, clock }: Dependencies) {
  return async (): Promise<void> => {
    const abandoned = await database
      .selectFrom('reservations')
      .select('id')
      .where('state', '=', 'held')
      .where('purpose', '=', 'text')
      .where('created_at', '<', clock.now() - ABANDONED_AFTER_MS)
      .execute();
    for (const { id } of abandoned) {
      await database.transaction().execute((transaction) => allowance.release(transaction, id));
    }
  };
}
