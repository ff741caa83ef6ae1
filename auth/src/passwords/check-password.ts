import type { User } from '../accounts/user.ts';
import type { AuthLimits } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { KnownAddresses } from '../throttling/known-addresses.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** Somebody at an address who says a password for an account. */
interface PasswordAttempt {
  readonly email: string;
  /** Undefined when there is no such account: that takes as long and counts as much. */
  readonly user: User | undefined;
  readonly password: string;
  readonly address: string;
}

/** True for the right password; throws `over_request_rate_limit` when there were too many attempts. */
export type CheckPassword = (attempt: PasswordAttempt) => Promise<boolean>;

interface Dependencies {
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly limits: AuthLimits;
}

/**
 * Binds `CheckPassword`. Wrong passwords are counted for the account at that address, so that a stranger shuts out
 * himself and not the owner; a guesser with many addresses meets the account's own limit, which the addresses
 * where the owner has signed in before do not.
 */
export function createCheckPassword(dependencies: Dependencies): CheckPassword {
  const { hasher, throttle, knownAddresses, limits } = dependencies;
  return async ({ email, user, password, address }) => {
    const place = addressGroup(address);
    const failures = `password of ${email} from ${place}`;
    const isKnown = user !== undefined && (await knownAddresses.has(user.id, place));
    // Counted before the password is checked: many guesses at once must not all pass a limit not yet reached.
    await throttle.take([
      { subject: `password from ${place}`, rate: limits.passwordsPerAddress },
      { subject: failures, rate: limits.failuresPerAccountAndAddress },
      ...(isKnown ? [] : [{ subject: `password of ${email}`, rate: limits.failuresPerAccount }]),
    ]);
    const isRight = await hasher.verify(password, user?.passwordHash ?? null);
    if (isRight) await throttle.forget(failures);
    return isRight;
  };
}
