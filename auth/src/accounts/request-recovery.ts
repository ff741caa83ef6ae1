import type { Background } from '../background.ts';
import type { MailToken } from '../codes/mail-token.ts';
import type { LinkReturn } from '../codes/prepare-token.ts';
import type { MailGap } from '../mail/mail-gap.ts';
import { requireEmailAddress } from './email-address.ts';
import type { UserStore } from './user-store.ts';

/** Mails a password reset link to the address if it has an account; the answer does not reveal whether it has. */
export type RequestRecovery = (email: string, requester: string, back: LinkReturn) => Promise<void>;

interface Dependencies {
  readonly users: UserStore;
  readonly mailGap: MailGap;
  readonly mailToken: MailToken;
  readonly background: Background;
}

/** Binds `RequestRecovery`. Everything that depends on the account happens after the answer. */
export function createRequestRecovery(dependencies: Dependencies): RequestRecovery {
  const { users, mailGap, mailToken, background } = dependencies;
  return async (text, requester, back) => {
    const email = requireEmailAddress(text);
    await mailGap.take('recovery', email, requester);
    background.run(async () => {
      const user = await users.findByEmail(email);
      if (user !== undefined) await mailToken(user, 'recovery', back);
    });
  };
}
