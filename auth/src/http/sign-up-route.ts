import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { SignUpAnonymously } from '../accounts/sign-up-anonymously.ts';
import type { SignUp } from '../accounts/sign-up.ts';
import { unconfirmedUserBody } from '../accounts/user-body.ts';
import type { UserMetadata } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthOptions } from '../options.ts';
import type { PasswordPolicy } from '../passwords/password-policy.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { readLinkDestination } from './read-link-destination.ts';
import { readOrigin } from './read-origin.ts';
import { requirePhone } from './require-phone.ts';
import { sessionBody } from './session-body.ts';

const schema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface Services {
  readonly signUp: SignUp;
  readonly signUpAnonymously: SignUpAnonymously;
  readonly policy: PasswordPolicy;
  readonly signup: AuthOptions['signup'];
  readonly phoneSignIns: boolean;
  readonly redirectRule: RedirectRule;
}

/** `POST /signup`: an account with a session, one to be confirmed by mail, or an anonymous one. */
export function signUpRoute(app: FastifyInstance, services: Services): void {
  app.post('/signup', (request) => handleSignUp(services, request));
}

async function handleSignUp(services: Services, request: FastifyRequest) {
  const { signUp, redirectRule } = services;
  const { email, phone, password, data } = schema.parse(request.body ?? {});
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new AuthError('validation_failed', { message });
  }
  if (phone) return refusePhone(services, phone, password);
  if (!email) return handleAnonymous(services, request, data ?? {});
  const registration = { email, password, metadata: data ?? {} };
  const destination = readLinkDestination(request, redirectRule);
  const outcome = await signUp(registration, readOrigin(request), destination);
  if ('awaited' in outcome) {
    request.log.info({ event: 'auth.sign_up_asked' });
    return unconfirmedUserBody(outcome.awaited);
  }
  request.log.info({ event: 'auth.signed_up', userId: outcome.grant.user.id });
  return sessionBody(outcome.grant);
}

async function handleAnonymous(
  { signUpAnonymously }: Services,
  request: FastifyRequest,
  metadata: UserMetadata,
) {
  const grant = await signUpAnonymously(metadata, readOrigin(request));
  request.log.info({ event: 'auth.signed_up', userId: grant.user.id, isAnonymous: true });
  return sessionBody(grant);
}

/** In Supabase Auth's order of checks; the last error is that no message can be sent. */
function refusePhone({ policy, signup, phoneSignIns }: Services, phone: string, password: string) {
  if (signup === 'closed') throw new AuthError('signup_disabled');
  policy.require(password);
  requirePhone(phone, phoneSignIns, 'Phone signups are disabled');
  throw new AuthError('sms_send_failed');
}
