import type { MailToken } from '../codes/mail-token.ts';
import { createOneTimeTokenStore } from '../codes/one-time-token-store.ts';
import type { LinkDestination } from '../codes/prepare-token.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { Notify } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { RequireNewPassword } from '../passwords/require-new-password.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { createSessionStore, type SessionOrigin } from '../sessions/session-store.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { beginAddressChange, dropAddressChange } from './address-change.ts';
import { endAccess } from './end-access.ts';
import { lockExistingUser, lockUser } from './lock-user.ts';
import { makePermanent } from './make-permanent.ts';
import type { AddressChange, PlanAddressChange } from './plan-address-change.ts';
import type { RecordChange } from './record-change.ts';
import { createUserStore } from './user-store.ts';
import type { User, UserMetadata } from './user.ts';

const NO_ADDRESS =
  'Updating password of an anonymous user without an email or phone is not allowed';

/** Changes users make to themselves; absent properties stay unchanged. */
interface OwnChanges {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  /** The code mailed by `RequestReauthentication`. */
  readonly nonce?: string | undefined;
  readonly metadata?: UserMetadata | undefined;
  /** True when the user chose to keep other sessions after a password change. */
  readonly keepsOtherSessions?: boolean | undefined;
}

/** Where the request comes from, and where mailed links lead. */
interface ChangeOrigin extends SessionOrigin {
  readonly destination: LinkDestination;
}

/** Makes all changes or none, and returns the changed user. */
export type UpdateUser = (
  principal: Principal,
  changes: OwnChanges,
  origin: ChangeOrigin,
) => Promise<User>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly hash: KeyedHash;
  readonly limits: AuthLimits;
  readonly hasher: PasswordHasher;
  readonly requireNewPassword: RequireNewPassword;
  readonly planAddressChange: PlanAddressChange;
  readonly mailRateLimit: MailRateLimit;
  readonly mailToken: MailToken;
  readonly recordChange: RecordChange;
  readonly notify: Notify;
  readonly secureEmailChange: boolean;
  readonly clock: Clock;
}

/** The permitted changes, determined before anything is written. */
interface Plan {
  readonly principal: Principal;
  readonly user: User;
  readonly metadata: UserMetadata | undefined;
  readonly address: AddressChange | undefined;
  readonly passwordHash: string | undefined;
  /** Consumed together with the change. */
  readonly codeId: string | undefined;
  readonly keepsOtherSessions: boolean;
  readonly origin: ChangeOrigin;
}

/**
 * Binds `UpdateUser`. A new password requires the current one (ASVS 6.2.3) and ends all other sessions unless the user
 * keeps them (7.4.3); a new address must be confirmed by its owner, and by the current address's owner; the current one
 * calls that off.
 */
export function createUpdateUser(dependencies: Dependencies): UpdateUser {
  const { database, notify } = dependencies;
  return async (principal, changes, origin) => {
    const isSensitive = changes.password !== undefined || changes.email !== undefined;
    if (isSensitive) requireAssurance(principal, 401);
    const plan = await planUpdate(dependencies, principal, { changes, origin });
    await database.transaction().execute(async (transaction) => {
      await applyPlan(transaction, dependencies, plan);
    });
    const { user, passwordHash } = plan;
    if (passwordHash !== undefined) notify(principal, { kind: 'password_changed' });
    if (plan.address?.step === 'confirm') await confirmByMail(dependencies, plan);
    return requireUser(database, user.id);
  };
}

/** Mails those who must agree to a new address; if that fails, nobody is asked, and the request can be made again. */
async function confirmByMail(dependencies: Dependencies, plan: Plan): Promise<void> {
  const { id } = plan.user;
  const { database, recordChange } = dependencies;
  try {
    await mailConfirmations(dependencies, plan);
  } catch (error) {
    await database.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, id);
      if (user?.newEmail !== plan.address?.email) return;
      await dropAddressChange(transaction, id, { recordChange, maker: plan.origin });
    });
    throw error;
  }
}

/**
 * The current address first: one that takes no mail must not lift the limit on mails to the other, which may be a
 * stranger's.
 */
async function mailConfirmations(
  { database, mailToken, mailRateLimit, secureEmailChange }: Dependencies,
  { user: { id }, address, origin: { destination } }: Plan,
): Promise<void> {
  const user = await requireUser(database, id);
  const { email } = user;
  const sendTo = async (kind: 'email_change_current' | 'email_change_new') =>
    mailToken(user, kind, destination);
  const next = { kind: 'email_change_new', email: address?.email ?? '' } as const;
  await mailRateLimit.whileSending(next, async () => {
    if (secureEmailChange && email !== '') {
      const current = { kind: 'email_change_current', email } as const;
      await mailRateLimit.whileSending(current, () => sendTo('email_change_current'));
    }
    await sendTo('email_change_new');
  });
}

async function planUpdate(
  dependencies: Dependencies,
  principal: Principal,
  { changes, origin }: { changes: OwnChanges; origin: ChangeOrigin },
): Promise<Plan> {
  const { database, hasher, requireNewPassword, planAddressChange } = dependencies;
  const { password, metadata, keepsOtherSessions = false } = changes;
  const user = await requireUser(database, principal.userId);
  const request = { text: changes.email, principal, requester: origin.address };
  const address = await planAddressChange(user, request);
  const base = { principal, user, metadata, address, keepsOtherSessions, origin };
  if (password === undefined) return { ...base, passwordHash: undefined, codeId: undefined };
  if (user.isAnonymous && base.address === undefined && user.newEmail === null) {
    throw new AuthError('validation_failed', { status: 422, message: NO_ADDRESS });
  }
  const session = await createSessionStore(database).find(principal.sessionId);
  if (session === undefined) throw new AuthError('session_not_found');
  const change = { ...changes, user, principal, session, address: origin.address, password };
  const codeId = await requireNewPassword(change);
  return { ...base, passwordHash: await hasher.hash(password), codeId };
}

async function applyPlan(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  plan: Plan,
): Promise<void> {
  const { user, metadata, address } = plan;
  const now = dependencies.clock.now();
  const current = await lockExistingUser(transaction, user.id);
  // The account may have passed to another owner since the request was admitted.
  const session = await createSessionStore(transaction).find(plan.principal.sessionId);
  if (session === undefined) throw new AuthError('session_not_found');
  // The address has changed meanwhile, so the plan no longer applies.
  if (address !== undefined && current.email !== user.email) throw new AuthError('conflict');
  const users = createUserStore(transaction);
  if (metadata) await users.mergeMetadata(user.id, metadata, now);
  await changePassword(transaction, dependencies, plan);
  if (address !== undefined) await changeAddress(transaction, dependencies, { plan, address });
}

async function changeAddress(
  transaction: AuthDatabase,
  { recordChange, clock }: Dependencies,
  {
    plan: { user, origin },
    address: { email, step },
  }: { readonly plan: Plan; readonly address: AddressChange },
): Promise<void> {
  const { id: userId } = user;
  const now = clock.now();
  if (step === 'accept') {
    await makePermanent(transaction, userId, { address: { email, isProven: false }, now });
    return;
  }
  const record = { recordChange, maker: origin };
  if (step === 'cancel') await dropAddressChange(transaction, userId, record);
  else await beginAddressChange(transaction, userId, { email, now, ...record });
}

async function changePassword(
  transaction: AuthDatabase,
  dependencies: Dependencies,
  { principal, user, passwordHash, codeId, keepsOtherSessions, origin }: Plan,
): Promise<void> {
  if (passwordHash === undefined) return;
  const tokens = createOneTimeTokenStore(transaction, dependencies);
  if (codeId !== undefined && !(await tokens.consume(codeId))) {
    throw new AuthError('reauthentication_not_valid');
  }
  const users = createUserStore(transaction);
  const isReplaced = await users.replacePassword(user, passwordHash, dependencies.clock.now());
  if (!isReplaced) throw new AuthError('current_password_invalid');
  const { recordChange } = dependencies;
  await recordChange(transaction, { userId: user.id, kind: 'password_changed' }, origin);
  const { sessionId } = principal;
  const kept = keepsOtherSessions ? 'sessions' : { sessionId };
  await endAccess(transaction, user.id, { kept, recordChange, maker: origin });
}

/** The account may be deleted while its owner's request is in progress. */
async function requireUser(database: AuthDatabase, id: string): Promise<User> {
  const user = await createUserStore(database).find(id);
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
