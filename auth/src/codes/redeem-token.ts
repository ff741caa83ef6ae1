import { pendingAddress } from '../accounts/address-change.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { makePermanent } from '../accounts/make-permanent.ts';
import type { ReclaimAccount } from '../accounts/reclaim-account.ts';
import type { RecordChange } from '../accounts/record-change.ts';
import { createUserStore } from '../accounts/user-store.ts';
import { isBanned, type User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { createOneTimeTokenStore } from './one-time-token-store.ts';
import type { OneTimeToken } from './one-time-token.ts';

/**
 * Consumes a token, applies its purpose and opens the result, in one transaction: of several concurrent callers exactly
 * one succeeds. Undefined after the first of two confirmations. Throws `otp_expired` or `user_banned`.
 */
export type RedeemToken = <Result>(
  token: OneTimeToken,
  origin: SessionOrigin,
  open: (transaction: AuthDatabase, user: User) => Promise<Result>,
) => Promise<Result | undefined>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly hash: KeyedHash;
  readonly limits: AuthLimits;
  readonly reclaimAccount: ReclaimAccount;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly secureEmailChange: boolean;
  readonly clock: Clock;
}

/** Binds `RedeemToken`. */
export function createRedeemToken(dependencies: Dependencies): RedeemToken {
  const { database, recordChange, notify, clock } = dependencies;
  return async (token, origin, open) => {
    const { before, after, result } = await inTransaction(database, async (transaction) => {
      const users = createUserStore(transaction);
      const user = await lockUser(transaction, token.userId);
      if (user === undefined || addressOf(dependencies, token, user) !== token.email) {
        throw new AuthError('otp_expired');
      }
      if (isBanned(user, clock.now())) throw new AuthError('user_banned');
      const tokens = createOneTimeTokenStore(transaction, dependencies);
      if (!(await tokens.consume(token.id))) throw new AuthError('otp_expired');
      const isDone = await applyToken(transaction, dependencies, { token, origin, user });
      if (!isDone) return { before: user, after: user, result: undefined };
      const changed = await users.find(user.id);
      if (changed === undefined) throw new AuthError('otp_expired');
      if (changed.email !== user.email) {
        await recordChange(transaction, { userId: user.id, kind: 'email_changed' }, origin);
      }
      return { before: user, after: changed, result: await open(transaction, changed) };
    });
    if (after.email !== before.email) {
      notify(before, { kind: 'email_changed', email: after.email });
    }
    return result;
  };
}

/**
 * The address a token of this kind would be mailed to now. A token mailed elsewhere no longer proves anything: the user
 * may have requested another address between its creation and its storage.
 */
function addressOf(
  { limits, clock }: Dependencies,
  { kind }: OneTimeToken,
  user: User,
): string | null {
  return kind === 'email_change_new' ? pendingAddress(user, limits, clock.now()) : user.email;
}

interface Redemption {
  readonly token: OneTimeToken;
  readonly origin: SessionOrigin;
  readonly user: User;
}

/** False when another confirmation is still required. */
async function applyToken(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  redemption: Redemption,
): Promise<boolean> {
  const { token, origin, user } = redemption;
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    return changeEmail(transaction, dependencies, redemption);
  }
  if (token.kind === 'reauthentication') throw new AuthError('otp_expired');
  const now = dependencies.clock.now();
  if (token.kind === 'recovery' && user.emailProvenAt === null) {
    await dependencies.reclaimAccount(transaction, user, origin);
  }
  const proven = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    emailProvenAt: user.emailProvenAt ?? now,
  };
  await createUserStore(transaction).update(user.id, proven, now);
  return true;
}

/** The change takes effect with the second confirmation, whichever that is. */
async function changeEmail(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  { token, user }: Redemption,
): Promise<boolean> {
  const now = dependencies.clock.now();
  const newEmail = pendingAddress(user, dependencies.limits, now);
  if (newEmail === null) throw new AuthError('otp_expired');
  const confirmedBy = token.kind === 'email_change_new' ? 'new' : 'current';
  if (user.email === '') {
    await makePermanent(transaction, user.id, {
      address: { email: newEmail, isProven: true },
      now,
    });
    await createOneTimeTokenStore(transaction, dependencies).deleteOfUser(user.id);
    return true;
  }
  if (
    dependencies.secureEmailChange &&
    (await recordFirstConfirmation(transaction, user.id, confirmedBy))
  ) {
    return false;
  }
  await createUserStore(transaction).update(
    user.id,
    {
      email: newEmail,
      newEmail: null,
      emailChangeRequestedAt: null,
      emailChangeAcceptedBy: null,
      emailConfirmedAt: now,
      emailProvenAt: now,
    },
    now,
  );
  await createOneTimeTokenStore(transaction, dependencies).deleteOfUser(user.id);
  return true;
}

/** Checked and recorded atomically, so that two concurrent confirmations do not both count as the first. */
async function recordFirstConfirmation(
  transaction: AuthDatabase,
  userId: string,
  confirmedBy: 'current' | 'new',
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('authUsers')
    .set({ emailChangeAcceptedBy: confirmedBy })
    .where('id', '=', userId)
    .where((builder) =>
      builder.or([
        builder('emailChangeAcceptedBy', 'is', null),
        builder('emailChangeAcceptedBy', '=', confirmedBy),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
