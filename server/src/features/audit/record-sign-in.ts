import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/schema.ts';

/** A session that was opened, and from where. */
interface SignIn {
  /** The auth user's UUID. */
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Notes a sign-in as a part of the transaction that opens the session. Nothing is noted before there is a profile, which is
 * made after the very first sign-in.
 */
export function createRecordSignIn(audit: Audit) {
  return async (transaction: Database, { userId, address, userAgent }: SignIn): Promise<void> => {
    const profile = await transaction
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (profile === undefined) return;
    const actor = { address, agent: { kind: 'session', name: userAgent } } as const;
    await audit.record(transaction, { ...profile, actor }, { kind: 'session.opened' });
  };
}
