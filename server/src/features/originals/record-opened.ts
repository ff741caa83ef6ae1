import type { Document } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { MINUTE_MS } from '#server/calendar/durations.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

interface Dependencies {
  readonly database: Database;
  readonly audit: Audit;
  readonly clock: Clock;
}

export type RecordOpened = (
  profile: ProfileRecord,
  document: Pick<Document, 'id' | 'name'>,
) => Promise<void>;

/**
 * Records that a document was opened: once a minute for each person or key, because showing one document takes several
 * requests.
 */
export function createRecordOpened({ database, audit, clock }: Dependencies): RecordOpened {
  const recent = new Map<string, number>();
  return async (profile, { id, name }) => {
    const now = clock.now();
    // The oldest come first.
    for (const [opened, at] of recent) {
      if (now - at < MINUTE_MS) break;
      recent.delete(opened);
    }
    const opening = JSON.stringify([profile.id, profile.actor?.agent, id]);
    if (recent.has(opening)) return;
    recent.set(opening, now);
    try {
      await audit.record(database, profile, { kind: 'document.opened', subject: { id, name } });
    } catch (error) {
      recent.delete(opening);
      throw error;
    }
  };
}
