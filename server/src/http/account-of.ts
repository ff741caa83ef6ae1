import type { FastifyRequest } from 'fastify';

import type { Account, ProfileRecord } from '#server/account.ts';

import { profileRequired } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard; null outside its tree. */
    account: Account | null;
  }
}

/** Who makes the request. Throws when the route is not behind a session guard, which is a bug. */
export function accountOf(request: FastifyRequest): Account {
  if (request.account === null) throw new Error('A route asks for an account outside the guard.');
  return request.account;
}

/** The profile of whoever makes the request; refuses when none has been created yet. */
export function profileOf(request: FastifyRequest): ProfileRecord {
  const { profile } = accountOf(request);
  if (profile !== null) return profile;
  throw profileRequired();
}
