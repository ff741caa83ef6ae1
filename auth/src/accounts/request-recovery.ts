import type { Background } from '../background.ts';
import type { MailToken } from '../codes/mail-token.ts';
import type { LinkDestination } from '../codes/prepare-token.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import { requireEmailAddress } from './email-address.ts';
import type { UserStore } from './user-store.ts';

/** Mails a password reset link to the address if it has an account; the answer does not reveal whether it has. */
export type RequestRecovery = (
  email: string,
  requester: string,
  destination: LinkDestination,
) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly mailRateLimit: MailRateLimit;
  readonly mailToken: MailToken;
  readonly background: Background;
}

/** Binds `RequestRecovery`. Everything that depends on the account happens after the answer. */
export function createRequestRecovery(dependencies: Dependencies): RequestRecovery {
  const { users, mailRateLimit, mailToken, background } = dependencies;
  return async (text, requester, destination) => {
    const email = requireEmailAddress(text);
    await mailRateLimit.take('recovery', email, requester);
    background.run(async () => {
      const user = await users.findByEmail(email);
      if (user !== undefined) await mailToken(user, 'recovery', destination);
    });
  };
}
