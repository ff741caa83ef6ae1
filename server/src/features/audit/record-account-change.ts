import type { AccountChange } from '@proviso/auth';
import type { AuditKind } from '@proviso/contracts';

import type { Audit } from '#server/ports/audit.ts';
import { findActingProfile } from '#server/tables/find-acting-profile.ts';
import type { Database } from '#server/tables/schema.ts';

/** Maps the auth service's account changes to kinds of activity. */
const KINDS: Readonly<Record<AccountChange['kind'], AuditKind>> = {
  password_changed: 'password.changed',
  email_changed: 'email.changed',
  email_change_requested: 'email.change_requested',
  email_change_canceled: 'email.change_canceled',
  email_change_expired: 'email.change_expired',
  factor_added: 'second_factor.added',
  factor_removed: 'second_factor.removed',
  recovery_codes_created: 'recovery_codes.created',
  recovery_code_used: 'second_factor.removed',
  identity_linked: 'settings.changed',
  identity_unlinked: 'settings.changed',
  sign_in_notices_changed: 'sign_in_notices.changed',
  sessions_ended: 'sessions.ended',
};

/** Records an auth service change, in the transaction that makes it. */
export function createRecordAccountChange(audit: Audit) {
  return async (transaction: Database, change: AccountChange): Promise<void> => {
    const profile = await findActingProfile(transaction, change);
    if (profile === undefined) return;
    const isByNobody = change.kind === 'email_change_expired';
    const acting = isByNobody ? { id: profile.id } : profile;
    await audit.record(transaction, acting, { kind: KINDS[change.kind] });
  };
}
