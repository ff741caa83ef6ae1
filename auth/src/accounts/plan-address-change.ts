import { AuthError } from '../errors.ts';
import type { MailGap } from '../mail/mail-gap.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal } from '../sessions/verify-access-token.ts';
import { requireEmailAddress } from './email-address.ts';
import type { UserStore } from './user-store.ts';
import type { User } from './user.ts';

/** A new address and how it becomes the user's. */
export interface AddressChange {
  readonly email: string;
  /**
   * `confirm`: its owner is asked by mail, and so may be the owner of the old one. `accept`: it is the user's at once, as
   * with a sign-up that is confirmed automatically. `pretend`: it has an account, which an anonymous user is not told.
   */
  readonly step: 'confirm' | 'accept' | 'pretend';
}

/**
 * Undefined where the address is not to change; throws `email_exists`, `reauthentication_needed` or what the gap
 * between mails throws.
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
  readonly mailGap: MailGap;
  readonly autoConfirm: boolean;
  readonly secureEmailChange: boolean;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `PlanAddressChange`. */
export function createPlanAddressChange(dependencies: Dependencies): PlanAddressChange {
  const { users, mailGap, autoConfirm, secureEmailChange } = dependencies;
  return async (user, { text, principal, requester }) => {
    const email = text === undefined ? user.email : requireEmailAddress(text);
    if (email === user.email) return undefined;
    if (!user.isAnonymous) requireRecentSignIn(principal, dependencies);
    // Counted first, so that nobody asks for one address after another whether it has an account.
    await mailGap.take('email_change_new', email, requester);
    const isTaken = (await users.findByEmail(email)) !== undefined;
    // Anybody can be an anonymous user: where sign-ups do not tell who has an account, this does not either.
    if (isTaken && user.isAnonymous && !autoConfirm) return { email, step: 'pretend' };
    if (isTaken) throw new AuthError('email_exists');
    if (user.email === '') return { email, step: autoConfirm ? 'accept' : 'confirm' };
    if (secureEmailChange) await mailGap.take('email_change_current', user.email, requester);
    return { email, step: 'confirm' };
  };
}
