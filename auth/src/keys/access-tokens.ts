import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import { appMetadataBody, roleOf, userMetadataBody } from '../accounts/user-body.ts';
import type { User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, AuthOptions } from '../options.ts';
import type { AssuranceLevel, Session } from '../sessions/session.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The audience of all users' tokens. */
const AUTHENTICATED = 'authenticated';

const FOREIGN_SUBJECT = 'invalid JWT: the sub claim must be a UUID';

/** An access token and its lifetime in Unix seconds. */
export interface IssuedToken {
  readonly token: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** The claims of a valid token. Whether the session still exists must be checked separately. */
export interface AccessTokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: AssuranceLevel;
}

/** Creates and verifies access tokens. */
export interface AccessTokens {
  issue(user: User, session: Session): Promise<IssuedToken>;
  /** Throws `bad_jwt` unless it is an unexpired token signed by this service. */
  verify(token: string): Promise<AccessTokenClaims>;
}

type Keys = Pick<SigningKeys, 'signing' | 'find'>;
type Settings = Pick<AuthOptions, 'issuer' | 'clock'> & Pick<AuthLimits, 'accessTokenLife'>;

/** Access tokens signed by the service's newest key. */
export function createAccessTokens(keys: Keys, settings: Settings): AccessTokens {
  return {
    issue: (user, session) => issue(keys, settings, { user, session }),
    verify: (token) => verify(keys, settings, token),
  };
}

async function issue(
  keys: Keys,
  { issuer, clock, accessTokenLife }: Settings,
  { user, session }: { user: User; session: Session },
): Promise<IssuedToken> {
  const { algorithm, keyId, key } = keys.signing();
  const issuedAt = Math.floor(clock.now() / 1000);
  const expiresAt = issuedAt + Math.floor(accessTokenLife / 1000);
  const token = await new SignJWT({
    email: user.email,
    phone: user.phone ?? '',
    app_metadata: appMetadataBody(user),
    user_metadata: userMetadataBody(user),
    role: roleOf(user),
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({
      alg: algorithm,
      typ: 'JWT',
      ...(keyId !== undefined && { kid: keyId }),
    })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(AUTHENTICATED)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, issuedAt, expiresAt };
}

function isUuid(text: string): boolean {
  return z.guid().safeParse(text).success;
}

async function verify(
  keys: Keys,
  { issuer, clock }: Settings,
  token: string,
): Promise<AccessTokenClaims> {
  try {
    const { payload } = await jwtVerify(token, (header) => keys.find(header), {
      issuer,
      audience: AUTHENTICATED,
      typ: 'JWT',
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: new Date(clock.now()),
    });
    const { sub = '', session_id: sessionId, aal } = payload;
    if (!isUuid(sub)) throw new AuthError('bad_jwt', { status: 400, message: FOREIGN_SUBJECT });
    return { userId: sub, sessionId: String(sessionId), aal: aal === 'aal2' ? 'aal2' : 'aal1' };
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('bad_jwt');
  }
}
