import type { FastifyRequest } from 'fastify';

import type { Account, ProfileRecord } from '#server/account.ts';
import type { Identity } from '#server/ports/identity.ts';
import { secondFactorRequired } from '#server/refusals/session-refusals.ts';

import { keyNotAccepted, keyReadOnly, sessionRequired } from './errors.ts';
import { readBearerToken } from './read-bearer-token.ts';
import { isReadOnlyOperation } from './write-guard.ts';

/** Browsers stay far below; anything longer is of no use to the account's owner. */
const MAX_USER_AGENT = 500;

interface Dependencies {
  readonly identity: Identity;
  readonly findProfile: (userId: string) => Promise<ProfileRecord | null>;
  readonly keys: {
    /** Distinguishes a key from an access token. */
    readonly prefix: string;
    readonly authenticate: (key: string, address: string) => Promise<Account>;
  };
}

/** What the routes behind a guard accept: sessions only, or API keys too, within their scope. */
export type RequiredAccess = 'session' | 'session-or-key';

/**
 * Requires a valid bearer token, and the second factor of an account that has one, and records whose token it is.
 * Cookies are ignored.
 */
export function createSessionGuard(dependencies: Dependencies, access: RequiredAccess) {
  const { keys } = dependencies;
  return async (request: FastifyRequest): Promise<void> => {
    const token = readBearerToken(request);
    if (token === undefined) throw sessionRequired();
    if (!token.startsWith(keys.prefix)) {
      request.account = await authenticateSession(dependencies, request, token);
      return;
    }
    const account = await keys.authenticate(token, request.ip);
    if (access === 'session') throw keyNotAccepted();
    const { isReadOnly } = request.routeOptions.config;
    const isAllowed =
      account.key?.scope === 'write' || isReadOnlyOperation({ method: request.method, isReadOnly });
    if (!isAllowed) throw keyReadOnly();
    request.account = account;
  };
}

async function authenticateSession(
  { identity, findProfile }: Dependencies,
  { ip: address, headers }: FastifyRequest,
  token: string,
): Promise<Account> {
  const principal = await identity.verifyAccessToken(token, address);
  if (principal.needsSecondFactor) throw secondFactorRequired();
  const profile = await findProfile(principal.userId);
  const name = (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT).toWellFormed();
  const actor = { address, agent: { kind: 'session', name } } as const;
  return { principal, profile: profile && { ...profile, actor }, actor };
}
