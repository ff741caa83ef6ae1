import { renderSVG } from 'uqr';

import { lockExistingUser } from '../accounts/lock-user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions, Clock, Sealer } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import type { AuthDatabase } from '../tables.ts';
import { createFactorStore } from './factor-store.ts';
import { createTotpSecret, describeTotpSecret } from './totp.ts';

const MAX_FACTORS = 10;
const ANONYMOUS = 'Second factors are for users with an address';

/** How the user and the authenticator app name the factor; both may be empty. */
interface FactorNames {
  readonly friendlyName: string;
  /** The issuer shown in the app; by default the service's host. */
  readonly issuer: string;
}

/** A new factor and its secret, which is never shown again. */
interface Enrollment {
  readonly id: string;
  readonly friendlyName: string;
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
  /** The URI's QR code as an SVG image. */
  readonly qrCode: string;
}

/** Enrolls a second factor; it has no effect until it is verified. */
export type EnrollFactor = (principal: Principal, names: FactorNames) => Promise<Enrollment>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly sealer: Sealer;
  readonly issuer: AuthOptions['issuer'];
  readonly limits: Pick<AuthLimits, 'enrollmentLife' | 'recentSignIn'>;
  readonly clock: Clock;
}

/**
 * Binds `EnrolFactor`. Throws `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`, `insufficient_aal`,
 * `reauthentication_needed` or `user_not_found`.
 */
export function createEnrollFactor(dependencies: Dependencies): EnrollFactor {
  return async (principal, { friendlyName, issuer }) => {
    requireAssurance(principal);
    const { userId, email, isAnonymous } = principal;
    if (isAnonymous) throw new AuthError('no_authorization', { status: 403, message: ANONYMOUS });
    requireRecentSignIn(principal, dependencies);
    const secret = createTotpSecret();
    const id = await addFactor(dependencies, { userId, friendlyName, secret });
    const described = describeTotpSecret({
      secret,
      issuer: issuer || new URL(dependencies.issuer).host,
      account: email,
    });
    return { id, friendlyName, ...described, qrCode: renderSVG(described.uri) };
  };
}

/** Returns the id. The user is locked, so that concurrent enrollments cannot exceed the limit. */
function addFactor(
  { database, sealer, limits, clock }: Dependencies,
  factor: { userId: string; friendlyName: string; secret: Uint8Array },
): Promise<string> {
  const { userId, friendlyName } = factor;
  const now = clock.now();
  return database.transaction().execute(async (transaction) => {
    await lockExistingUser(transaction, userId);
    const factors = createFactorStore(transaction, sealer);
    // An abandoned enrollment must not block a new one.
    await factors.deleteUnverified(userId, now - limits.enrollmentLife);
    requireCapacityFor(await factors.list(userId), friendlyName);
    return (await factors.insert(factor, now)).id;
  });
}

function requireCapacityFor(existing: readonly { friendlyName: string }[], name: string): void {
  if (existing.length >= MAX_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors');
  const isTaken = name !== '' && existing.some(({ friendlyName }) => friendlyName === name);
  if (isTaken) throw new AuthError('mfa_factor_name_conflict');
}
