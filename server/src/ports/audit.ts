import type { AuditKind } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** What happened. It holds no content of a document; the name is sealed. */
export interface AuditEvent {
  readonly kind: AuditKind;
  /** The document, key, webhook or policy concerned. */
  readonly subject?: { readonly id: number; readonly name?: string };
}

/** Keeps what happens in each account, for its owner. */
export interface Audit {
  /** Part of the transaction of the deed: there is neither without the other. The actor is the profile's. */
  record(
    transaction: Database,
    profile: Pick<ProfileRecord, 'id' | 'actor'>,
    event: AuditEvent,
  ): Promise<void>;
}
