import { createHash, timingSafeEqual } from 'node:crypto';

import { errors, type JWTPayload, jwtVerify } from 'jose';

import { OAuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { Linker } from './google-flow-store.ts';
import { type GoogleProfile, readGoogleProfile } from './google-profile.ts';
import { type GoogleProvider, providerUnavailable } from './google-provider.ts';
import type { ResolveGoogleUser } from './resolve-google-user.ts';

/** An ID token that a browser got from the provider directly. */
interface IdTokenCredentials {
  readonly idToken: string;
  /** Issued together with the ID token, which must then confirm it. */
  readonly accessToken?: string | undefined;
  /** The token contains its SHA-256 in hexadecimal. */
  readonly nonce?: string | undefined;
  /** Whose account the identity is linked to, instead of signing in. */
  readonly linkTo?: Linker | undefined;
}

/** Signs in; throws an `OAuthError` for a token that is not from the provider or not for us. */
export type SignInWithIdToken = (
  credentials: IdTokenCredentials,
  origin: SessionOrigin,
) => Promise<SessionGrant>;

interface Dependencies {
  readonly google: GoogleProvider;
  readonly resolveGoogleUser: ResolveGoogleUser;
  readonly openSession: OpenSession;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Asymmetric signatures with a 256-bit hash, which also computes `at_hash`. */
const ALGORITHMS = ['RS256', 'ES256'];

/** Binds `SignInWithIdToken`. Issuer, keys and audience come from the configuration, whatever a token says. */
export function createSignInWithIdToken(dependencies: Dependencies): SignInWithIdToken {
  const { resolveGoogleUser, openSession, throttle, limits } = dependencies;
  return async (credentials, origin) => {
    const subject = `sign-in at a provider from ${addressGroup(origin.address)}`;
    await throttle.take([{ subject, rate: limits.providerSignInsPerAddress }]);
    const profile = await verify(dependencies, credentials);
    const user = await resolveGoogleUser(profile, credentials.linkTo, origin);
    return openSession(user, 'oauth', origin);
  };
}

async function verify(
  { google, clock }: Dependencies,
  { idToken, accessToken, nonce }: IdTokenCredentials,
): Promise<GoogleProfile> {
  const keys = await google.findKeys().catch((error: unknown) => {
    throw providerUnavailable(error);
  });
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: google.issuer,
    audience: google.clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: new Date(clock.now()),
  }).catch((error: unknown) => {
    if (isRefusal(error)) throw badToken();
    throw providerUnavailable(error);
  });
  if (Array.isArray(payload.aud) && payload.aud.length > 1) throw badToken();
  requireNonce(payload, nonce);
  if (accessToken !== undefined) requireAccessTokenHash(payload, accessToken);
  const profile = readGoogleProfile(payload);
  if (profile === undefined) throw badToken();
  return profile;
}

/** Any other error means that the provider does not answer. */
function isRefusal(error: unknown): boolean {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
}

function requireNonce({ nonce: claimed }: JWTPayload, nonce: string | undefined): void {
  if ((claimed === undefined) !== (nonce === undefined)) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.';
    throw new OAuthError('invalid request', message);
  }
  if (nonce === undefined) return;
  const expected = createHash('sha256').update(nonce).digest('hex');
  if (!isSame(expected, claimed)) throw new OAuthError('invalid nonce', 'Nonces mismatch');
}

/** OpenID Connect Core, section 3.1.3.6: the left half of the hash. */
function requireAccessTokenHash({ at_hash: claimed }: JWTPayload, accessToken: string): void {
  const half = createHash('sha256').update(accessToken).digest().subarray(0, 16);
  if (!isSame(half.toString('base64url'), claimed)) throw badToken();
}

function isSame(expected: string, claimed: unknown): boolean {
  if (typeof claimed !== 'string') return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(claimed)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function badToken(): OAuthError {
  return new OAuthError('invalid request', 'Bad ID token');
}
