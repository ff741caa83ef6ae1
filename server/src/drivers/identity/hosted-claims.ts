import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { sessionInvalid, sessionUnavailable } from '#server/refusals/session-refusals.ts';

import type { HostedProject } from './hosted-project.ts';

const KEYS_MAX_AGE_MS = 10 * 60_000;
const KEYS_COOL_DOWN_MS = 30_000;
const AUDIENCE = 'authenticated';

const claimsSchema = z.object({
  sub: z.uuid(),
  aal: z.string().optional(),
  /** The sign-in steps, with their times in Unix seconds. */
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
});

export interface HostedClaims extends z.infer<typeof claimsSchema> {
  /** False when only the project itself can verify the token. */
  readonly isVerified: boolean;
}

/**
 * Reads the claims of one of the project's access tokens, after checking signature, issuer, audience and expiry. In one
 * case the signature is not checked: HS256 without the secret. Then only the project can verify it, and no claim may be
 * trusted before it has.
 */
export function createClaimsReader(
  { url, jwtSecret }: HostedProject,
  clock: Clock,
): (token: string) => Promise<HostedClaims> {
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
  const findKey = createKeyFinder(url);
  const verify = async (token: string): Promise<{ payload: JWTPayload; isVerified: boolean }> => {
    const rule = { issuer: url, audience: AUDIENCE, currentDate: new Date(clock.now()) };
    const isShared = decodeProtectedHeader(token).alg === 'HS256';
    if (!isShared) {
      const algorithms = ['ES256', 'RS256'];
      const { payload } = await jwtVerify(token, findKey, { ...rule, algorithms });
      return { payload, isVerified: true };
    }
    if (secret === undefined) {
      return { payload: requireClaims(decodeJwt(token), rule), isVerified: false };
    }
    const { payload } = await jwtVerify(token, secret, { ...rule, algorithms: ['HS256'] });
    return { payload, isVerified: true };
  };
  return async (token) => {
    try {
      const { payload, isVerified } = await verify(token);
      if (payload.exp === undefined) throw sessionInvalid();
      return { ...claimsSchema.parse(payload), isVerified };
    } catch (error) {
      throw error instanceof Refusal ? error : sessionInvalid();
    }
  };
}

/** The project's published keys, refetched every ten minutes, and for an unknown key at most twice a minute. */
function createKeyFinder(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: KEYS_COOL_DOWN_MS,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      const isUnknown =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported;
      throw isUnknown ? error : sessionUnavailable();
    }
  };
}

function requireClaims(
  payload: JWTPayload,
  { issuer, audience, currentDate }: { issuer: string; audience: string; currentDate: Date },
): JWTPayload {
  const { iss, aud, exp = 0 } = payload;
  const isValid = iss === issuer && aud === audience && exp * 1000 > currentDate.getTime();
  if (!isValid) throw sessionInvalid();
  return payload;
}
