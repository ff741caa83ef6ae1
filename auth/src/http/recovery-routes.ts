import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError } from '../errors.ts';
import type { CreateRecoveryCodes } from '../factors/create-recovery-codes.ts';
import type { RecoverAccount } from '../factors/recover-account.ts';
import type { RecoveryCodeStore } from '../factors/recovery-code-store.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readOrigin } from './read-origin.ts';
import { requireBearerToken } from './require-bearer-token.ts';

const recoverySchema = z.object({ code: z.string().max(100) });

interface Services {
  readonly recoveryCodes: RecoveryCodeStore;
  readonly createRecoveryCodes: CreateRecoveryCodes;
  readonly recoverAccount: RecoverAccount;
  readonly verifyAccessToken: VerifyAccessToken;
}

/**
 * An addition to Supabase Auth's protocol, for users who lose their second factor: `POST` and `GET
 * /factors/recovery-codes` and `POST /factors/recover`.
 */
export function recoveryRoutes(app: FastifyInstance, services: Services): void {
  app.post('/factors/recovery-codes', (request) => handleCodes(services, request));
  app.get('/factors/recovery-codes', (request) => handleCount(services, request));
  app.post('/factors/recover', (request) => handleRecovery(services, request));
}

async function handleCodes(
  { verifyAccessToken, createRecoveryCodes }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const codes = await createRecoveryCodes(principal, readOrigin(request));
  request.log.info({ event: 'auth.recovery_codes_created', userId: principal.userId });
  return { codes };
}

async function handleCount(
  { verifyAccessToken, recoveryCodes }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  requireAssurance(principal);
  return { remaining: await recoveryCodes.count(principal.userId) };
}

async function handleRecovery(
  { verifyAccessToken, recoverAccount }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const { userId } = principal;
  const { code } = recoverySchema.parse(request.body ?? {});
  try {
    await recoverAccount(principal, code, readOrigin(request));
  } catch (error) {
    if (error instanceof AuthError) {
      request.log.warn({ event: 'auth.recovery_code_refused', code: error.code, userId });
    }
    throw error;
  }
  request.log.info({ event: 'auth.recovery_code_used', userId });
  return {};
}
