import type { UserRecord } from '../accounts/user.ts';
import type { AuthLimits } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { KnownAddresses } from '../throttling/known-addresses.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** Somebody at an address who says a password for an account. */
interface PasswordAttempt {
  /** The address or number that was typed, by which failures are counted. */
  readonly name: string;
  /** Undefined when there is no such account: that takes as long and counts as much. */
  readonly user: Pick<UserRecord, 'id' | 'passwordHash'> | undefined;
  readonly password: string;
  readonly address: string;
}

/** True for the right password; throws `over_request_rate_limit` when there were too many attempts. */
export type CheckPassword = (attempt: PasswordAttempt) => Promise<boolean>;

/** Forgets the wrong passwords that came before the right one. */
export async function forgiveFailures(
  throttle: Throttle,
  { name, address }: Pick<PasswordAttempt, 'name' | 'address'>,
): Promise<void> {
  await throttle.forget(failuresOf(name, addressGroup(address)));
}

interface Dependencies {
  readonly hasher: PasswordHasher;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly limits: AuthLimits;
}

/**
 * Binds `CheckPassword`. Wrong passwords are counted for the account at that address, so that strangers shut
 * themselves out and not the owner; guesses from many addresses meet the account's own limit, from which the addresses
 * where the owner has signed in before are exempt.
 */
export function createCheckPassword(dependencies: Dependencies): CheckPassword {
  const { hasher, throttle, knownAddresses, limits } = dependencies;
  return async ({ name, user, password, address }) => {
    const place = addressGroup(address);
    const isKnown = user !== undefined && (await knownAddresses.has(user.id, place));
    const buckets = [
      { subject: `password from ${place}`, rate: limits.passwordsPerAddress },
      { subject: failuresOf(name, place), rate: limits.failuresPerAccountAndAddress },
      ...(isKnown ? [] : [{ subject: `password of ${name}`, rate: limits.failuresPerAccount }]),
    ];
    await throttle.check(buckets);
    // Hashed while the disk writes. What comes of it counts only when the attempt was counted: many guesses at once
    // must not all pass a limit not yet reached.
    const [isRight] = await Promise.all([
      hasher.verify(password, user?.passwordHash ?? null),
      throttle.take(buckets),
    ]);
    return isRight;
  };
}

function failuresOf(name: string, place: string): string {
  return `password of ${name} from ${place}`;
}
