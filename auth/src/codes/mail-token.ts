import type { User } from '../accounts/user.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { AuthDatabase } from '../tables.ts';
import type { LinkReturn, PrepareToken } from './prepare-token.ts';
import type { TokenPurpose } from './token-purpose.ts';

/** Stores a new token and then mails it; throws when the mail cannot be sent. Never call it in a transaction. */
export type MailToken = (user: User, purpose: TokenPurpose, back: LinkReturn) => Promise<void>;

/** Binds `MailToken`. */
export function createMailToken(
  database: AuthDatabase,
  prepareToken: PrepareToken,
  sendMessage: SendMessage,
): MailToken {
  return async (user, purpose, back) => {
    const { to, message } = await prepareToken(database, { user, purpose, back });
    await sendMessage(to, message);
  };
}
