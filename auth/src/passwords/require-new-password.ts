import type { User } from '../accounts/user.ts';
import type { FindMailedCode } from '../codes/find-mailed-code.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { MethodName, Session } from '../sessions/session.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { CheckPassword } from './check-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { requirePassword } from './require-password.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Sessions opened by mail do not need the current password: whoever reads the mail could also have reset it. */
const MAIL_METHODS: ReadonlySet<MethodName> = new Set<MethodName>([
  'otp',
  'recovery',
  'magiclink',
  'invite',
  'email/signup',
]);

/** A new password, and the evidence that the user wants it. */
interface PasswordChange {
  readonly user: User;
  readonly principal: Pick<Principal, 'authenticatedAt'>;
  readonly session: Session;
  readonly address: string;
  readonly password: string;
  readonly currentPassword?: string | undefined;
  /** The mailed reauthentication code. */
  readonly nonce?: string | undefined;
}

/**
 * Throws the reason why the change is refused. Returns the id of the mailed code presented for it, to be consumed
 * together with the change.
 */
export type RequireNewPassword = (change: PasswordChange) => Promise<string | undefined>;

interface Dependencies {
  readonly policy: PasswordPolicy;
  readonly hasher: PasswordHasher;
  readonly checkPassword: CheckPassword;
  readonly throttle: Throttle;
  readonly findMailedCode: FindMailedCode;
  readonly requireCurrentPassword: boolean;
  readonly securePasswordChange: boolean;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `RequireNewPassword`. */
export function createRequireNewPassword(dependencies: Dependencies): RequireNewPassword {
  const { policy, hasher, securePasswordChange, clock } = dependencies;
  return async (change) => {
    const { user, session, password } = change;
    policy.require(password);
    await requireOwner(dependencies, change);
    const isOld = clock.now() - session.createdAt > DAY;
    const codeId =
      securePasswordChange && isOld ? await requireNonce(dependencies, change) : undefined;
    if (user.passwordHash !== null && (await hasher.verify(password, user.passwordHash))) {
      throw new AuthError('same_password');
    }
    return codeId;
  };
}

/** The current password is the proof; without one, a recent sign-in: the new password would itself become a proof. */
async function requireOwner(dependencies: Dependencies, change: PasswordChange): Promise<void> {
  const { user, principal, session, currentPassword, address } = change;
  const { requireCurrentPassword, limits, clock } = dependencies;
  if (!requireCurrentPassword) return;
  if (user.passwordHash === null) {
    // Nobody can sign in to an anonymous account again.
    if (!user.isAnonymous) requireRecentSignIn(principal, dependencies);
    return;
  }
  const since = clock.now() - limits.mailedLinkLife;
  const isByMail = session.methods.some(
    ({ method, timestamp }) => MAIL_METHODS.has(method) && timestamp * 1000 >= since,
  );
  if (isByMail) return;
  await requirePassword(dependencies, { user, password: currentPassword, address });
}

async function requireNonce(
  { findMailedCode }: Dependencies,
  { user, nonce, address }: PasswordChange,
): Promise<string> {
  if (!nonce) throw new AuthError('reauthentication_needed');
  const guess = { email: user.email, kinds: ['reauthentication'], code: nonce, address } as const;
  const token = await findMailedCode(guess);
  if (token === undefined || token.userId !== user.id) {
    throw new AuthError('reauthentication_not_valid');
  }
  return token.id;
}
