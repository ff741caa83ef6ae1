import type { UserRecord } from '../accounts/user.ts';
import type { AuthLimits } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { KnownAddresses } from '../throttling/known-addresses.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** A password attempt for an account from an address. */
interface PasswordAttempt {
  /** The address or number as typed, under which failures are counted. */
  readonly name: string;
  /** Undefined when there is no such account: that takes as long and counts the same. */
  readonly user: Pick<UserRecord, 'id' | 'passwordHash'> | undefined;
  readonly password: string;
  readonly address: string;
}

/** True for the right password; throws `over_request_rate_limit` after too many attempts. */
export type CheckPassword = (attempt: PasswordAttempt) => Promise<boolean>;

/** Resets the count of wrong passwords after the right one. */
export async function resetFailures(
  throttle: Throttle,
  { name, address }: Pick<PasswordAttempt, 'name' | 'address'>,
): Promise<void> {
  await throttle.forget(failureSubject(name, addressGroup(address)));
}

interface Dependencies {
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly limits: AuthLimits;
}

/**
 * Binds `CheckPassword`. Attempts are counted per account and client address, so that attackers lock out
 * themselves and not the owner; guesses from many addresses hit the account's own limit, from which addresses where the
 * owner has signed in before are exempt.
 */
export function createCheckPassword(dependencies: Dependencies): CheckPassword {
  const { hasher, throttle, knownAddresses, limits } = dependencies;
  return async ({ name, user, password, address }) => {
    const place = addressGroup(address);
    const isKnown = user !== undefined && (await knownAddresses.has(user.id, place));
    const buckets = [
      { subject: `password from ${place}`, rate: limits.passwordsPerAddress },
      { subject: failureSubject(name, place), rate: limits.failuresPerAccountAndAddress },
      ...(isKnown ? [] : [{ subject: `password of ${name}`, rate: limits.failuresPerAccount }]),
    ];
    await throttle.check(buckets);
    // Hashed while the database writes. The result is used only if the attempt was counted, so that concurrent guesses
    // cannot exceed the limit.
    const [isCorrect] = await Promise.all([
      hasher.verify(password, user?.passwordHash ?? null),
      throttle.take(buckets),
    ]);
    return isCorrect;
  };
}

function failureSubject(name: string, place: string): string {
  return `password of ${name} from ${place}`;
}
