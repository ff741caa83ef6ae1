import { type Auth, AuthError } from '@proviso/auth';

import type { Identity } from '#server/ports/identity.ts';
import { Refusal } from '#server/refusal.ts';

/** Identity as the embedded auth service vouches for it: every reason why not is the same "sign in again". */
export function createEmbeddedIdentity(auth: Pick<Auth, 'verifyAccessToken'>): Identity {
  return {
    async verifyAccessToken(token) {
      try {
        return await auth.verifyAccessToken(token);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        throw new Refusal(
          'unauthenticated',
          'session.invalid',
          'Your session has ended. Please sign in again.',
        );
      }
    },
  };
}
