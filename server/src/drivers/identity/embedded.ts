import { type Auth, AuthError } from '@proviso/auth';

import type { Identity, SignInOffer } from '#server/ports/identity.ts';
import { sessionInvalid } from '#server/session-refusals.ts';

/** What the embedded service is set to. */
type Settings = Pick<SignInOffer, 'google' | 'signup' | 'confirmsSignUps'>;

/**
 * Identity as the embedded auth service vouches for it: every reason why not is the same "sign in again". One is that the
 * user is anonymous: accounts here have an address.
 */
export function createEmbeddedIdentity(
  auth: Pick<Auth, 'verifyAccessToken' | 'findAccount'>,
  settings: Settings,
): Identity {
  const offer = { mode: 'embedded', url: '/auth/v1', publicKey: 'embedded', ...settings } as const;
  return {
    async verifyAccessToken(token) {
      try {
        const {
          aal,
          hasVerifiedFactor,
          isAnonymous,
          authenticatedAt: _when,
          ...principal
        } = await auth.verifyAccessToken(token);
        if (isAnonymous) throw sessionInvalid();
        return {
          ...principal,
          hasSecondFactor: hasVerifiedFactor,
          needsSecondFactor: hasVerifiedFactor && aal !== 'aal2',
        };
      } catch (error) {
        throw error instanceof AuthError ? sessionInvalid() : error;
      }
    },
    async findUser(userId) {
      const account = await auth.findAccount(userId);
      if (account === undefined || account.isAnonymous) return undefined;
      const { isAnonymous: _never, hasVerifiedFactor, ...user } = account;
      return { ...user, hasSecondFactor: hasVerifiedFactor };
    },
    describeSignIn: () => Promise.resolve(offer),
  };
}
