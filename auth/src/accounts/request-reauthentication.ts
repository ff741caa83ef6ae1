import { createOneTimeTokenStore } from '../codes/one-time-token-store.ts';
import { AuthError } from '../errors.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { MailRateLimit } from '../mail/mail-rate-limit.ts';
import type { SendMessage } from '../mail/send-message.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';

const NO_ADDRESS = 'Reauthentication requires the user to have an email or a phone number';

/** Mails a signed-in user a code with which to prove their identity again. */
export type RequestReauthentication = (userId: string, requester: string) => Promise<void>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly hash: KeyedHash;
  readonly limits: AuthLimits;
  readonly mailRateLimit: MailRateLimit;
  readonly sendMessage: SendMessage;
  readonly clock: Clock;
}

/** Binds `RequestReauthentication`. */
export function createRequestReauthentication(dependencies: Dependencies): RequestReauthentication {
  const { database, mailRateLimit, sendMessage, clock } = dependencies;
  return async (userId, requester) => {
    const user = await createUserStore(database).find(userId);
    if (user === undefined) throw new AuthError('user_not_found');
    const { email } = user;
    if (email === '') throw new AuthError('validation_failed', { message: NO_ADDRESS });
    await mailRateLimit.take('reauthentication', email, requester);
    const now = clock.now();
    const { code } = await database.transaction().execute(async (transaction) => {
      await createUserStore(transaction).update(userId, { reauthenticationSentAt: now }, now);
      const token = { userId, kind: 'reauthentication', email, flowId: null } as const;
      return createOneTimeTokenStore(transaction, dependencies).issue(token, now);
    });
    await mailRateLimit.whileSending({ kind: 'reauthentication', email }, () =>
      sendMessage(email, { kind: 'reauthentication', code }),
    );
  };
}
