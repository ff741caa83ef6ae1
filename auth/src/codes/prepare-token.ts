import { endOfAddressChange } from '../accounts/address-change.ts';
import { lockExistingUser } from '../accounts/lock-user.ts';
import { createUserStore } from '../accounts/user-store.ts';
import type { User } from '../accounts/user.ts';
import { createFlowStateStore } from '../flows/flow-state-store.ts';
import type { KeyedHash } from '../keys/keyed-hash.ts';
import type { Message } from '../mail/message.ts';
import type { AuthLimits, AuthOptions, Clock } from '../options.ts';
import { type AuthDatabase, inTransaction } from '../tables.ts';
import { createOneTimeTokenStore, type IssuedOneTimeToken } from './one-time-token-store.ts';
import { TOKEN_PURPOSES, type TokenPurpose } from './token-purpose.ts';

/** Where a mailed link finally leads, and which browser requested it. */
export interface LinkDestination {
  /** Already validated by the redirect rule. */
  readonly redirectTo: string;
  /** Undefined when the link itself opens the session. */
  readonly challenge?: string | undefined;
}

interface TokenRequest {
  readonly user: User;
  readonly purpose: TokenPurpose;
  readonly destination: LinkDestination;
}

/** A token that is stored but not yet mailed. */
export interface PreparedToken extends IssuedOneTimeToken {
  readonly to: string;
  readonly link: string;
  readonly message: Message;
}

/** Creates a token for a purpose, replacing the older one, and the message that carries it. */
export type PrepareToken = (
  database: AuthDatabase,
  request: TokenRequest,
) => Promise<PreparedToken>;

interface Dependencies {
  readonly issuer: AuthOptions['issuer'];
  readonly hash: KeyedHash;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `PrepareToken`. Links are built from the service's own address and never from request data. */
export function createPrepareToken(dependencies: Dependencies): PrepareToken {
  const { issuer, limits, clock } = dependencies;
  return async (database, { user: { id: userId }, purpose, destination }) => {
    const { kind, message, type, method, sentAt } = TOKEN_PURPOSES[purpose];
    const { challenge, redirectTo } = destination;
    const now = clock.now();
    const issued = await inTransaction(database, async (transaction) => {
      // Read again: the user may have requested another address meanwhile.
      const user = await lockExistingUser(transaction, userId);
      const email = user.newEmail ?? user.email;
      const to = purpose === 'email_change_new' ? email : user.email;
      const flows = createFlowStateStore(transaction);
      const flowId =
        challenge === undefined ? null : await flows.create({ challenge, method }, now);
      const isInvited = purpose === 'invite' && { invitedAt: now };
      await createUserStore(transaction).update(userId, { [sentAt]: now, ...isInvited }, now);
      const token = { userId, kind, email: to, flowId };
      const tokens = createOneTimeTokenStore(transaction, dependencies);
      // A link that is mailed again must not promise more time than the change has left.
      const linkLife = purpose.startsWith('email_change')
        ? Math.min(limits.mailedLinkLife, endOfAddressChange(user, limits) - now)
        : limits.mailedLinkLife;
      return { to, email, linkLife, ...(await tokens.issue(token, now)) };
    });
    const link = linkTo(issuer, { token: issued.linkToken, type, redirectTo });
    const { email, linkLife, ...token } = issued;
    const validity = {
      linkLife,
      codeLife: Math.min(limits.mailedCodeLife, linkLife),
      isTied: challenge !== undefined,
    };
    const content = { kind: message, link, code: issued.code, email, ...validity };
    return { ...token, link, message: content };
  };
}

function linkTo(
  issuer: string,
  { token, type, redirectTo }: { token: string; type: string; redirectTo: string },
): string {
  const isAmbiguous = /[&=#%+]/u.test(redirectTo);
  const target = isAmbiguous ? encodeURIComponent(redirectTo) : redirectTo;
  return `${issuer}/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
