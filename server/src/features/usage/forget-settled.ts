import { DAY_MS } from '#server/calendar/durations.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

/** Far longer than anything may settle a reservation a second time. */
const KEPT_MS = 30 * DAY_MS;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Deletes settled reservations that no document names; what a period used is counted elsewhere. */
export function createForgetSettled({ database, clock }: Dependencies) {
  return async (): Promise<void> => {
    await database
      .deleteFrom('reservations')
      .where('state', '!=', 'held')
      .where('created_at', '<', clock.now() - KEPT_MS)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('documents')
              .select('documents.id')
              .whereRef('documents.reservation_id', '=', 'reservations.id'),
          ),
        ),
      )
      .execute();
  };
}
