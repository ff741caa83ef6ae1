import type { AuditKind } from '@proviso/contracts';

import type { ActingProfile } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** An event. It contains no document content; the name is stored encrypted. */
export interface AuditEvent {
  readonly kind: AuditKind;
  /** The document, key, webhook or policy concerned; a plan has no id. */
  readonly subject?: { readonly id: number | null; readonly name?: string };
}

/** Records each account's events for its owner. */
export interface Audit {
  /**
   * Part of the transaction of the event it records, so that neither exists without the other. The actor is the
   * profile's.
   */
  record(transaction: Database, profile: ActingProfile, event: AuditEvent): Promise<void>;
}
