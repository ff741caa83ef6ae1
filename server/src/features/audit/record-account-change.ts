import type { AuthOptions } from '@proviso/auth';
import type { AuditKind } from '@proviso/contracts';

import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/schema.ts';

type Listener = NonNullable<AuthOptions['onAccountChanged']>;

/** What the auth service tells owners of, in the words of their activity; sign-ins are noted with their sessions. */
const KINDS: Partial<Record<Parameters<Listener>[1], AuditKind>> = {
  password_changed: 'password.changed',
  email_changed: 'email.changed',
  factor_added: 'second_factor.added',
  factor_removed: 'second_factor.removed',
  recovery_code_used: 'second_factor.removed',
  identity_linked: 'settings.changed',
  identity_unlinked: 'settings.changed',
};

/** Notes what was changed at the auth service. */
export function createRecordAccountChange(database: Database, audit: Audit): Listener {
  return async (userId, change) => {
    const kind = KINDS[change];
    if (kind === undefined) return;
    await database.transaction().execute(async (transaction) => {
      const profile = await transaction
        .selectFrom('profiles')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (profile !== undefined) await audit.record(transaction, profile, { kind });
    });
  };
}
