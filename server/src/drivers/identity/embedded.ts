import { type Auth, AuthError } from '@proviso/auth';

import type { Identity, SignInOptions } from '#server/ports/identity.ts';
import { ownerRefusals } from '#server/refusals/owner-refusals.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';

/** The embedded service's settings. */
type Settings = Pick<SignInOptions, 'google' | 'signup' | 'confirmsSignUps'>;

/**
 * Identity from the embedded auth service; every failure is the same "sign in again". Anonymous users are refused too:
 * accounts here have an address.
 */
export function createEmbeddedIdentity(
  auth: Pick<Auth, 'verifyAccessToken' | 'confirmOwner' | 'findAccount' | 'lockSession' | 'users'>,
  settings: Settings,
): Identity {
  const options = {
    mode: 'embedded',
    url: '/auth/v1',
    publicKey: 'embedded',
    deletesUsers: true,
  } as const;
  return {
    async verifyAccessToken(token) {
      try {
        const { aal, hasVerifiedFactor, isAnonymous, ...principal } =
          await auth.verifyAccessToken(token);
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
    async confirmOwner(principal, password, address) {
      await auth.confirmOwner(principal, password, address).catch((error: unknown) => {
        throw toOwnerRefusal(error);
      });
    },
    async lockSession(transaction, holder) {
      if (!(await auth.lockSession(transaction, holder))) throw sessionInvalid();
    },
    async deleteUser(userId) {
      await auth.users.delete(userId, false).catch((error: unknown) => {
        if (!(error instanceof AuthError && error.code === 'user_not_found')) throw error;
      });
    },
    describeSignIn: () => Promise.resolve({ ...options, ...settings }),
  };
}

function toOwnerRefusal(error: unknown): unknown {
  if (!(error instanceof AuthError)) return error;
  const { code, retryAfter } = error;
  if (code === 'current_password_required') return ownerRefusals.passwordRequired();
  if (code === 'current_password_invalid') return ownerRefusals.passwordWrong();
  if (code === 'reauthentication_needed') return ownerRefusals.signInNeeded();
  if (code === 'over_request_rate_limit') return ownerRefusals.tooManyAttempts(retryAfter);
  return sessionInvalid();
}
