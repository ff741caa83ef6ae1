import type { Allowance } from '#server/ports/allowance.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

/** Far longer than a text can wait for its turn: whoever reserved for it is dead. */
const ABANDONED_AFTER_MS = 30 * 60_000;

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly clock: Clock;
}

/** Gives back what was reserved for pasted texts whose analysis ended with the process that ran it. */
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
      await database.transaction().execute((transaction) => allowance.giveBack(transaction, id));
    }
  };
}
