import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { SignUp } from '../accounts/sign-up.ts';
import { AuthError } from '../errors.ts';
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
}

/** `POST /signup`: an account with a session, since addresses are confirmed automatically. */
export function signUpRoute(app: FastifyInstance, services: Services): void {
  app.post('/signup', (request) => answerSignUp(services, request));
}

async function answerSignUp({ signUp }: Services, request: FastifyRequest) {
  const { email, phone, password, data } = schema.parse(request.body ?? {});
  if (phone) throw new AuthError('phone_provider_disabled');
  if (!email) throw new AuthError('anonymous_provider_disabled');
  const registration = { email, password, metadata: data ?? {} };
  const grant = await signUp(registration, readOrigin(request));
  request.log.info({ event: 'auth.signed_up', userId: grant.user.id });
  return sessionBody(grant);
}
