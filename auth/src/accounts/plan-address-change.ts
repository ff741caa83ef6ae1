import { AuthError } from '../errors.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import { pendingAddress } from './address-change.ts';
import { requireEmailAddress } from './email-address.ts';
import type { UserStore } from './user-store.ts';
import type { User } from './user.ts';

/** A new address and how it takes effect. */
export interface AddressChange {
  readonly email: string;
  /**
   * `confirm`: its owner is asked by mail, and possibly the owner of the old address. `accept`: it takes effect
   * immediately, as when sign-ups are confirmed automatically. `cancel`: the address stays, and the one that waits for
   * its confirmation is forgotten.
   */
  readonly step: 'confirm' | 'accept' | 'cancel';
}

/**
 * Undefined when the address stays the same; throws `email_exists`, `reauthentication_needed` or the errors of the mail
 * rate limit.
 */
export type PlanAddressChange = (
  user: User,
  wish: {
    readonly text: string | undefined;
    readonly principal: Principal;
    readonly requester: string;
  },
) => Promise<AddressChange | undefined>;

interface Dependencies {
  readonly users: UserStore;
  readonly mailRateLimit: MailRateLimit;
  readonly autoConfirm: boolean;
  readonly secureEmailChange: boolean;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `PlanAddressChange`. */
export function createPlanAddressChange(dependencies: Dependencies): PlanAddressChange {
  const { users, mailRateLimit, autoConfirm, secureEmailChange, limits, clock } = dependencies;
  return async (user, { text, principal, requester }) => {
    const email = text === undefined ? user.email : requireEmailAddress(text);
    if (email === user.email) {
      const pending = pendingAddress(user, limits, clock.now());
      const isCanceled = text !== undefined && pending !== null;
      return isCanceled ? { email, step: 'cancel' } : undefined;
    }
    if (!user.isAnonymous) requireRecentSignIn(principal, dependencies);
    // Counted first, so that nobody probes many addresses where the answer tells which have accounts.
    await mailRateLimit.take('email_change_new', email, requester);
    // Anybody can become a user: if sign-ups do not reveal who has an account, neither may this.
    if (autoConfirm && (await users.findByEmail(email))) throw new AuthError('email_exists');
    if (user.email === '') return { email, step: autoConfirm ? 'accept' : 'confirm' };
    if (secureEmailChange) await mailRateLimit.take('email_change_current', user.email, requester);
    return { email, step: 'confirm' };
  };
}
