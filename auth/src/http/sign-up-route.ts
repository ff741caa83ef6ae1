import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { SignUp } from '../accounts/sign-up.ts';
import { awaitedUserBody } from '../accounts/user-body.ts';
import { AuthError } from '../errors.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { readLinkReturn } from './read-link-return.ts';
import { readOrigin } from './read-origin.ts';
import { sessionBody } from './session-body.ts';

const schema = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  data: z.record(z.string(), z.unknown()).nullish(),
});

interface Services {
  readonly signUp: SignUp;
  readonly redirectRule: RedirectRule;
}

/** `POST /signup`: an account with a session, or one that waits for its owner to read his mail. */
export function signUpRoute(app: FastifyInstance, services: Services): void {
  app.post('/signup', (request) => answerSignUp(services, request));
}

async function answerSignUp({ signUp, redirectRule }: Services, request: FastifyRequest) {
  const { email, phone, password, data } = schema.parse(request.body ?? {});
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on signup.';
    throw new AuthError('validation_failed', { message });
  }
  if (phone) throw new AuthError('phone_provider_disabled');
  if (!email) throw new AuthError('anonymous_provider_disabled');
  const registration = { email, password, metadata: data ?? {} };
  const back = readLinkReturn(request, redirectRule);
  const outcome = await signUp(registration, readOrigin(request), back);
  if ('awaited' in outcome) {
    request.log.info({ event: 'auth.sign_up_asked' });
    return awaitedUserBody(outcome.awaited);
  }
  request.log.info({ event: 'auth.signed_up', userId: outcome.grant.user.id });
  return sessionBody(outcome.grant);
}
