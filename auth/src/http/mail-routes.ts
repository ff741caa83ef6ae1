import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { RequestReauthentication } from '../accounts/request-reauthentication.ts';
import type { RequestRecovery } from '../accounts/request-recovery.ts';
import type { RequestSignIn } from '../accounts/request-sign-in.ts';
import type { ResendMail } from '../accounts/resend-mail.ts';
import { AuthError } from '../errors.ts';
import type { AuthOptions } from '../options.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readLinkDestination } from './read-link-destination.ts';
import { requireBearerToken } from './require-bearer-token.ts';
import { requirePhone } from './require-phone.ts';

const signInSchema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
const recoverySchema = z.object({ email: z.string().default('') });
const resendSchema = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: z.string().optional(),
  phone: z.string().optional(),
});

interface Services {
  readonly requestSignIn: RequestSignIn;
  readonly requestRecovery: RequestRecovery;
  readonly resendMail: ResendMail;
  readonly requestReauthentication: RequestReauthentication;
  readonly signup: AuthOptions['signup'];
  readonly phoneSignIns: boolean;
  readonly redirectRule: RedirectRule;
  readonly verifyAccessToken: VerifyAccessToken;
}

/** Routes that send a mail: `/otp`, `/magiclink`, `/recover`, `/resend` and `/reauthenticate`. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  app.post('/otp', (request) => handleSignIn(services, request));
  app.post('/magiclink', (request) => handleSignIn(services, request));
  app.post('/recover', (request) => handleRecovery(services, request));
  app.post('/resend', (request) => handleResend(services, request));
  app.get('/reauthenticate', (request) => handleReauthentication(services, request));
  app.post('/sso', () => {
    throw new AuthError('saml_provider_disabled');
  });
}

async function handleSignIn(services: Services, request: FastifyRequest) {
  const body = signInSchema.parse(request.body ?? {});
  const { email, phone, create_user: createUser, data } = body;
  if (phone) return refusePhone(services, phone, createUser ?? true);
  const destination = readLinkDestination(request, services.redirectRule);
  const metadata = data ?? {};
  const wish = { email: email ?? '', createUser: createUser ?? true, metadata };
  await services.requestSignIn({ ...wish, requester: request.ip }, destination);
  return {};
}

async function handleRecovery(services: Services, request: FastifyRequest) {
  const { email } = recoverySchema.parse(request.body ?? {});
  const destination = readLinkDestination(request, services.redirectRule);
  await services.requestRecovery(email, request.ip, destination);
  return {};
}

async function handleReauthentication(services: Services, request: FastifyRequest) {
  const { userId } = await services.verifyAccessToken(requireBearerToken(request));
  await services.requestReauthentication(userId, request.ip);
  return {};
}

/** No account has a phone number, and no message can be sent to one. */
function refusePhone({ phoneSignIns, signup }: Services, phone: string, createUser: boolean) {
  requirePhone(phone, phoneSignIns, 'Unsupported phone provider');
  if (!createUser) throw new AuthError('otp_disabled');
  throw new AuthError(signup === 'closed' ? 'signup_disabled' : 'sms_send_failed');
}

async function handleResend(services: Services, request: FastifyRequest) {
  const { resendMail, redirectRule, phoneSignIns } = services;
  const { type, email = '', phone = '' } = resendSchema.parse(request.body ?? {});
  if (type === 'sms' || type === 'phone_change') {
    requirePhone(phone, phoneSignIns, 'Phone logins are disabled');
    // As for every number without an account, which here means all numbers.
    return {};
  }
  const destination = readLinkDestination(request, redirectRule);
  await resendMail(type, { email, requester: request.ip }, destination);
  return {};
}
