import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError, OAuthError } from '../errors.ts';
import type { RedeemCode } from '../flows/redeem-code.ts';
import { openProviderTokens, providerTokensBody } from '../google/provider-tokens.ts';
import type { Sealer } from '../options.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import type { RefreshSession } from '../sessions/refresh-session.ts';
import type { SignInWithPassword } from '../sessions/sign-in-with-password.ts';
import { grantIdToken, type IdTokenServices } from './id-token-grant.ts';
import { readOrigin } from './read-origin.ts';
import { requirePhone } from './require-phone.ts';
import { sessionBody } from './session-body.ts';

const querySchema = z.object({ grant_type: z.unknown().optional() });
const passwordSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
});
const pkceSchema = z.object({
  auth_code: z.string().default(''),
  code_verifier: z.string().default(''),
});
const refreshSchema = z.object({ refresh_token: z.string().default('') });

interface Services extends IdTokenServices {
  readonly signInWithPassword: SignInWithPassword;
  readonly refreshSession: RefreshSession;
  readonly redeemCode: RedeemCode;
  readonly policy: PasswordPolicy;
  readonly phoneSignIns: boolean;
  readonly sealer: Sealer;
}

/** `POST /token?grant_type=password|refresh_token|pkce|id_token`: a session for credentials, or its next tokens. */
export function tokenRoute(app: FastifyInstance, services: Services): void {
  app.post('/token', (request) => {
    const { grant_type: grantType } = querySchema.parse(request.query);
    if (grantType === 'password') return grantPassword(services, request);
    if (grantType === 'refresh_token') return grantRefresh(services, request);
    if (grantType === 'pkce') return grantCode(services, request);
    if (grantType === 'id_token') return grantIdToken(services, request);
    if (grantType === 'web3') throw new AuthError('web3_provider_disabled');
    throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
  });
}

async function grantPassword(services: Services, request: FastifyRequest) {
  const { signInWithPassword, policy, phoneSignIns } = services;
  const { email, phone, password } = passwordSchema.parse(request.body ?? {});
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on login.';
    throw new AuthError('validation_failed', { message });
  }
  if (!email && !phone) {
    throw new AuthError('validation_failed', { message: 'missing email or phone' });
  }
  const name = phone
    ? { phone: requirePhone(phone, phoneSignIns, 'Phone logins are disabled') }
    : { email: email ?? '' };
  try {
    const grant = await signInWithPassword({ ...name, password }, readOrigin(request));
    request.log.info({ event: 'auth.signed_in', userId: grant.user.id });
    const weakness = policy.weakness(password);
    return { ...sessionBody(grant), ...(weakness && { weak_password: weakness }) };
  } catch (error) {
    noteRefusal(request, 'auth.sign_in_refused', error);
    throw error;
  }
}

async function grantRefresh({ refreshSession }: Services, request: FastifyRequest) {
  const { refresh_token: token } = refreshSchema.parse(request.body ?? {});
  if (token === '') throw new OAuthError('invalid_request', 'refresh_token required');
  try {
    return sessionBody(await refreshSession(token));
  } catch (error) {
    noteRefusal(request, 'auth.refresh_refused', error);
    throw error;
  }
}

async function grantCode({ redeemCode, sealer }: Services, request: FastifyRequest) {
  const { auth_code: code, code_verifier: verifier } = pkceSchema.parse(request.body ?? {});
  if (code === '' || verifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw new AuthError('validation_failed', { message });
  }
  try {
    const { grant, flowId, sealedPayload } = await redeemCode(code, verifier, readOrigin(request));
    request.log.info({ event: 'auth.signed_in', userId: grant.user.id });
    const tokens = sealedPayload && openProviderTokens(sealer, flowId, sealedPayload);
    return { ...sessionBody(grant), ...(tokens && providerTokensBody(tokens)) };
  } catch (error) {
    noteRefusal(request, 'auth.code_refused', error);
    throw error;
  }
}

/** For log monitoring (ASVS 16.3.1): the kind of refusal and the address, never what was sent. */
function noteRefusal(request: FastifyRequest, event: string, error: unknown): void {
  if (error instanceof AuthError) {
    request.log.warn({ event, code: error.code, address: request.ip });
  }
}
