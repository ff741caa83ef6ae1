import type { FastifyRequest } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { Identity } from '#server/ports/identity.ts';
import { Refusal } from '#server/refusal.ts';
import { secondFactorRequired } from '#server/session-refusals.ts';

interface Dependencies {
  readonly identity: Identity;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
}

/**
 * Lets nobody through without a valid bearer token, nor without the second factor of an account that has one, and
 * notes whose the token is. Cookies are never looked at.
 */
export function createSessionGuard({ identity, findProfile }: Dependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) {
      throw new Refusal('unauthenticated', 'session.required', 'Sign in to continue.');
    }
    const principal = await identity.verifyAccessToken(token);
    if (principal.needsSecondFactor) throw secondFactorRequired();
    request.account = { principal, profile: await findProfile(principal.userId) };
  };
}
