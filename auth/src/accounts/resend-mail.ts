import type { Background } from '../background.ts';
import type { MailToken } from '../codes/mail-token.ts';
import type { LinkDestination } from '../codes/prepare-token.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { pendingAddress } from './address-change.ts';
import { requireEmailAddress } from './email-address.ts';
import { confirmationPurpose } from './pending-account.ts';
import type { UserStore } from './user-store.ts';

/** Which mail to send again. */
type ResentKind = 'signup' | 'email_change';

/** Mails a new code to replace one that did not arrive, if one is due; the answer does not reveal whether one is. */
export type ResendMail = (
  kind: ResentKind,
  request: { readonly email: string; readonly requester: string },
  destination: LinkDestination,
) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly mailRateLimit: MailRateLimit;
  readonly mailToken: MailToken;
  readonly secureEmailChange: boolean;
  readonly limits: AuthLimits;
  readonly background: Background;
  readonly clock: Clock;
}

/** Binds `ResendMail`. */
export function createResendMail(dependencies: Dependencies): ResendMail {
  const { mailRateLimit, background } = dependencies;
  return async (kind, request, destination) => {
    const email = requireEmailAddress(request.email);
    const slot = kind === 'signup' ? 'confirmation' : 'email_change_current';
    await mailRateLimit.take(slot, email, request.requester);
    background.run(() => sendAgain(dependencies, { kind, email }, destination));
  };
}

async function sendAgain(
  { users, mailToken, secureEmailChange, limits, clock }: Dependencies,
  { kind, email }: { kind: ResentKind; email: string },
  destination: LinkDestination,
): Promise<void> {
  const user = await users.findByEmail(email);
  if (user === undefined) return;
  if (kind === 'signup') {
    if (user.emailConfirmedAt !== null) return;
    await mailToken(user, confirmationPurpose(user), destination);
    return;
  }
  if (pendingAddress(user, limits, clock.now()) === null) return;
  if (user.emailChangeAcceptedBy !== 'new') await mailToken(user, 'email_change_new', destination);
  if (secureEmailChange && user.emailChangeAcceptedBy !== 'current') {
    await mailToken(user, 'email_change_current', destination);
  }
}
