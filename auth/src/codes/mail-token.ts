import { createUserStore } from '../accounts/user-store.ts';
import type { User } from '../accounts/user.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { AuthDatabase } from '../tables.ts';
import type { LinkDestination, PrepareToken } from './prepare-token.ts';
import type { TokenPurpose } from './token-purpose.ts';

/**
 * Stores a new token and then mails it; throws when the mail cannot be sent. The owner of an account gets no token for
 * adding the same address to another one, but is told; whoever asked notices no difference. Never call it in a
 * transaction.
 */
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
    const owner = await createUserStore(database).findByEmail(to);
    const isOthers = owner !== undefined && owner.id !== user.id;
    await sendMessage(to, isOthers ? { kind: 'account_exists' } : message);
  };
}
