import type { UserStore } from '../accounts/user-store.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { KnownAddresses } from '../throttling/known-addresses.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { OneTimeTokenStore } from './one-time-token-store.ts';
import type { OneTimeToken, OneTimeTokenKind } from './one-time-token.ts';

/** A mailed code as typed, and where. */
interface CodeEntry {
  readonly email: string;
  readonly kinds: readonly OneTimeTokenKind[];
  readonly code: string;
  /** The client's. */
  readonly address: string;
}

/** The token of a mailed code; throws `over_request_rate_limit` after too many wrong ones for the account. */
export type FindMailedCode = (entry: CodeEntry) => Promise<OneTimeToken | undefined>;

interface Dependencies {
  readonly tokens: OneTimeTokenStore;
  readonly users: UserStore;
  readonly throttle: Throttle;
  readonly knownAddresses: KnownAddresses;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/**
 * Binds `FindMailedCode`. Anybody can have another code mailed and gets five more tries, so tries are counted for the
 * account as well, whether it exists or not. Places where its owner has signed in before are counted by themselves, so
 * that strangers cannot keep the owner there from trying the next mail's code; the five tries of one mail are
 * everybody's. Links are not counted, because they cannot be guessed.
 */
export function createFindMailedCode(dependencies: Dependencies): FindMailedCode {
  const { tokens, throttle, limits, clock } = dependencies;
  return async ({ address, ...guess }) => {
    const subject = await subjectOf(dependencies, guess.email, addressGroup(address));
    await throttle.take([{ subject, rate: limits.mailedCodesPerAccount }]);
    const token = await tokens.findByCode(guess, clock.now());
    if (token !== undefined) await throttle.forget(subject);
    return token;
  };
}

async function subjectOf(
  { users, knownAddresses }: Dependencies,
  email: string,
  place: string,
): Promise<string> {
  const user = await users.findRecord({ email });
  const isKnown = user !== undefined && (await knownAddresses.has(user.id, place));
  return isKnown ? `mailed codes of ${email} from ${place}` : `mailed codes of ${email}`;
}
