import { beginAddressChange, pendingAddress } from '../accounts/address-change.ts';
import { requireEmailAddress } from '../accounts/email-address.ts';
import { replaceClaim } from '../accounts/pending-account.ts';
import { OPERATOR, type RecordChange } from '../accounts/record-change.ts';
import { requireMetadataSize } from '../accounts/user-metadata.ts';
import { createUserStore } from '../accounts/user-store.ts';
import type { User, UserMetadata } from '../accounts/user.ts';
import type { LinkDestination, PreparedToken, PrepareToken } from '../codes/prepare-token.ts';
import {
  TOKEN_PURPOSES,
  type TokenPurpose,
  type VerificationType,
} from '../codes/token-purpose.ts';
import { AuthError } from '../errors.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import type { AuthDatabase } from '../tables.ts';
import type { AdministerUsers } from './administer-users.ts';

/** The user and purpose of a link. */
interface LinkRequest {
  readonly purpose: TokenPurpose;
  readonly email: string;
  /** For a change of address. */
  readonly newEmail?: string | undefined;
  /** For an account that is new, or that nobody has confirmed yet. */
  readonly password?: string | undefined;
  readonly metadata?: UserMetadata | undefined;
}

/** A link that the operator delivers instead of a mail. */
interface GeneratedLink {
  readonly user: User;
  readonly token: PreparedToken;
  readonly type: VerificationType;
}

/** Creates links for operators, and accounts where necessary. */
export interface GenerateLinks {
  /** Sends no mail. Throws `user_not_found` or `email_exists`. */
  generate(request: LinkRequest, destination: LinkDestination): Promise<GeneratedLink>;
  /** Mails the link to the invited user; an account created for it is deleted again when the mail is rejected. */
  invite(email: string, metadata: UserMetadata, destination: LinkDestination): Promise<User>;
}

interface Dependencies {
  readonly database: AuthDatabase;
  readonly policy: PasswordPolicy;
  readonly hasher: PasswordHasher;
  readonly administerUsers: AdministerUsers;
  readonly prepareToken: PrepareToken;
  readonly sendMessage: SendMessage;
  readonly recordChange: RecordChange;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `GenerateLinks`. */
export function createGenerateLinks(dependencies: Dependencies): GenerateLinks {
  const { database, administerUsers, sendMessage } = dependencies;
  const generate: GenerateLinks['generate'] = async (request, destination) => {
    const { user, purpose } = await findOrCreateUser(dependencies, request);
    const token = await dependencies.prepareToken(database, { user, purpose, destination });
    const { type } = TOKEN_PURPOSES[purpose];
    return { user: await administerUsers.get(user.id), token, type };
  };
  return {
    generate,
    invite: async (email, metadata, destination) => {
      const before = await createUserStore(database).findByEmail(requireEmailAddress(email));
      const { user, token } = await generate({ purpose: 'invite', email, metadata }, destination);
      try {
        await sendMessage(token.to, token.message);
      } catch (error) {
        if (before === undefined) await administerUsers.delete(user.id, false);
        throw error;
      }
      return user;
    },
  };
}

async function findOrCreateUser(
  dependencies: Dependencies,
  request: LinkRequest,
): Promise<{ user: User; purpose: TokenPurpose }> {
  const { purpose } = request;
  const email = requireEmailAddress(request.email);
  const user = await createUserStore(dependencies.database).findByEmail(email);
  if (purpose === 'signup' || purpose === 'invite') {
    if (user !== undefined && user.emailConfirmedAt !== null) throw new AuthError('email_exists');
    if (user === undefined) return { user: await createUser(dependencies, request), purpose };
    await takeOver(dependencies, user, request);
    return { user, purpose };
  }
  if (purpose === 'magiclink') {
    if (user !== undefined) return { user, purpose };
    return { user: await createUser(dependencies, request), purpose: 'signup' };
  }
  if (user === undefined) {
    throw new AuthError('user_not_found', { status: 404, message: 'User not found' });
  }
  if (purpose === 'recovery') return { user, purpose };
  return { user: await beginEmailChange(dependencies, user, request), purpose };
}

/** What a stranger put into an account before does not survive the operator's link (and the owner's confirmation). */
async function takeOver(
  { database, policy, hasher, clock }: Dependencies,
  user: User,
  { password, metadata = {} }: LinkRequest,
): Promise<void> {
  if (password !== undefined) policy.require(password);
  const kept = user.isSelfRegistered ? {} : user.metadata;
  const claim = {
    passwordHash: password === undefined ? null : await hasher.hash(password),
    metadata: { ...kept, ...metadata },
    isSelfRegistered: false,
  };
  requireMetadataSize(claim.metadata);
  if (!(await replaceClaim(database, user, { claim, now: clock.now() }))) {
    throw new AuthError('email_exists');
  }
}

function createUser({ administerUsers }: Dependencies, request: LinkRequest): Promise<User> {
  const { purpose, email, password, metadata } = request;
  if (purpose === 'signup' && password === undefined) {
    const message = 'Signup requires a valid password';
    throw new AuthError('validation_failed', { message });
  }
  return administerUsers.create({ email, password, metadata });
}

async function beginEmailChange(
  { database, administerUsers, recordChange, limits, clock }: Dependencies,
  user: User,
  { newEmail: text = '' }: LinkRequest,
): Promise<User> {
  const newEmail = requireEmailAddress(text);
  const users = createUserStore(database);
  if (await users.findByEmail(newEmail)) throw new AuthError('email_exists');
  const now = clock.now();
  if (pendingAddress(user, limits, now) === newEmail) return user;
  const change = { email: newEmail, now, recordChange, maker: OPERATOR };
  await database
    .transaction()
    .execute((transaction) => beginAddressChange(transaction, user.id, change));
  return administerUsers.get(user.id);
}
