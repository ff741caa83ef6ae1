import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError } from '../errors.ts';
import type { ChallengeFactor } from '../factors/challenge-factor.ts';
import type { DeleteFactor } from '../factors/delete-factor.ts';
import type { EnrollFactor } from '../factors/enroll-factor.ts';
import type { VerifyFactor } from '../factors/verify-factor.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readOrigin } from './read-origin.ts';
import { readUuid } from './read-uuid.ts';
import { requireBearerToken } from './require-bearer-token.ts';
import { sessionBody } from './session-body.ts';

/** Longer names do not fit into lists and QR codes; databases reject NUL, and lone surrogates are not valid text. */
const nameSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const enrollmentSchema = z.object({
  factor_type: z.string().default(''),
  friendly_name: nameSchema.nullish(),
  issuer: nameSchema.nullish(),
});
/** Anything but an id stands for no challenge. */
const handleSchema = z.object({ challenge_id: z.guid().catch(''), code: z.string() });

interface Services {
  readonly enrollFactor: EnrollFactor;
  readonly challengeFactor: ChallengeFactor;
  readonly verifyFactor: VerifyFactor;
  readonly deleteFactor: DeleteFactor;
  readonly verifyAccessToken: VerifyAccessToken;
}

/** `POST /factors`, `/factors/{id}/challenge`, `/factors/{id}/verify` and `DELETE /factors/{id}`: second factors. */
export function factorRoutes(app: FastifyInstance, services: Services): void {
  app.post('/factors', (request) => handleEnrollment(services, request));
  app.post('/factors/:id/challenge', (request) => handleChallenge(services, request));
  app.post('/factors/:id/verify', (request) => handleVerification(services, request));
  app.delete('/factors/:id', (request) => handleDeletion(services, request));
}

async function handleEnrollment(
  { verifyAccessToken, enrollFactor }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const body = enrollmentSchema.parse(request.body ?? {});
  requireTotp(body.factor_type);
  const enrollment = await enrollFactor(principal, {
    friendlyName: body.friendly_name ?? '',
    issuer: body.issuer ?? '',
  });
  const { id, friendlyName, secret, uri, qrCode } = enrollment;
  request.log.info({ event: 'auth.factor_enrolled', userId: principal.userId, factorId: id });
  const totp = { qr_code: qrCode, secret, uri };
  return { id, type: 'totp', friendly_name: friendlyName, totp };
}

function requireTotp(factorType: string): void {
  if (factorType === 'totp') return;
  if (factorType === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled');
  if (factorType === 'webauthn') throw new AuthError('mfa_webauthn_enroll_not_enabled');
  const message = 'factor_type needs to be totp, phone, or webauthn';
  throw new AuthError('validation_failed', { message });
}

async function handleChallenge(
  { verifyAccessToken, challengeFactor }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const factorId = readUuid(request, 'id');
  const { id, expiresAt } = await challengeFactor(principal, factorId, request.ip);
  return { id, type: 'totp', expires_at: Math.floor(expiresAt / 1000) };
}

async function handleVerification(
  { verifyAccessToken, verifyFactor }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const { userId } = principal;
  const factorId = readUuid(request, 'id');
  const { challenge_id: challengeId, code } = handleSchema.parse(request.body ?? {});
  try {
    const answer = { factorId, challengeId, code };
    const grant = await verifyFactor(principal, answer, readOrigin(request));
    request.log.info({ event: 'auth.factor_verified', userId, factorId });
    return sessionBody(grant);
  } catch (error) {
    if (error instanceof AuthError) {
      request.log.warn({ event: 'auth.factor_refused', code: error.code, userId, factorId });
    }
    throw error;
  }
}

async function handleDeletion(
  { verifyAccessToken, deleteFactor }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const id = readUuid(request, 'id');
  await deleteFactor(principal, id, readOrigin(request));
  request.log.info({ event: 'auth.factor_removed', userId: principal.userId, factorId: id });
  return { id };
}
