import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions } from '../options.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { isActive } from '../sessions/session.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Roles that may administer users. No user ever has one. */
export const OPERATOR_ROLES: ReadonlySet<unknown> = new Set(['service_role', 'supabase_admin']);

/** Tokens with which operators administer users. They belong to no user and grant nothing else. */
export interface ServiceTokens {
  /** A token with the given lifetime in milliseconds. */
  issue(life: number): Promise<string>;
  /** Throws `bad_jwt` for a token we have not signed, and `not_admin` for a non-operator's. */
  require(token: string): Promise<void>;
}

interface Dependencies extends Pick<AuthOptions, 'issuer' | 'clock'> {
  readonly keys: SigningKeys;
  readonly sessions: SessionStore;
  readonly limits: AuthLimits;
}

/** Binds `ServiceTokens` to the service's keys. */
export function createServiceTokens(dependencies: Dependencies): ServiceTokens {
  const { keys, issuer, clock } = dependencies;
  return {
    issue: (life) => {
      const { algorithm: alg, keyId, key } = keys.signing();
      const issuedAt = Math.floor(clock.now() / 1000);
      return new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + Math.floor(life / 1000))
        .sign(key);
    },
    require: async (token) => {
      const payload = await verify(dependencies, token);
      if (!OPERATOR_ROLES.has(payload['role'])) throw new AuthError('not_admin');
      const { session_id: sessionId } = payload;
      if (sessionId !== undefined) await requireSession(dependencies, sessionId);
    },
  };
}

async function verify({ keys, clock }: Dependencies, token: string): Promise<JWTPayload> {
  try {
    const currentDate = new Date(clock.now());
    const { payload } = await jwtVerify(token, (header) => keys.find(header), { currentDate });
    return payload;
  } catch {
    throw new AuthError('bad_jwt');
  }
}

async function requireSession(
  { sessions, limits, clock }: Dependencies,
  sessionId: unknown,
): Promise<void> {
  const session = typeof sessionId === 'string' ? await sessions.find(sessionId) : undefined;
  if (session === undefined || !isActive(session, limits, clock.now())) {
    throw new AuthError('session_not_found');
  }
}
