import type { User } from '../accounts/user.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { AuthDatabase } from '../tables.ts';
import type { LinkDestination, PrepareToken } from './prepare-token.ts';
import type { TokenPurpose } from './token-purpose.ts';

/** Stores a new token and then mails it; throws when the mail cannot be sent. Never call it in a transaction. */
export type MailToken = (
  user: User,
  purpose: TokenPurpose,
  destination: LinkDestination,
) => Promise<void>;

/** Binds `MailToken`. */
export function createMailToken(
  database: AuthDatabase,
  prepareToken: PrepareToken,
  sendMessage: SendMessage,
): MailToken {
  return async (user, purpose, destination) => {
    const { to, message } = await prepareToken(database, { user, purpose, destination });
    await sendMessage(to, message);
  };
}
