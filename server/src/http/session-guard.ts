import type { FastifyRequest } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { Identity } from '#server/ports/identity.ts';
import { Refusal } from '#server/refusal.ts';

interface Dependencies {
  readonly identity: Identity;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
}

/** Lets nobody through without a valid bearer token, and notes whose it is. Cookies are never looked at. */
export function createSessionGuard({ identity, findProfile }: Dependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !token) {
      throw new Refusal('unauthenticated', 'session.required', 'Sign in to continue.');
    }
    const principal = await identity.verifyAccessToken(token);
    request.account = { principal, profile: await findProfile(principal.userId) };
  };
}
