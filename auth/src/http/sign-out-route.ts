import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SIGN_OUT_SCOPES, type SignOut } from '../sessions/sign-out.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readOrigin } from './read-origin.ts';
import { requireBearerToken } from './require-bearer-token.ts';

const querySchema = z.object({ scope: z.enum(SIGN_OUT_SCOPES).default('global') });

interface Services {
  readonly signOut: SignOut;
  readonly verifyAccessToken: VerifyAccessToken;
}

/** `POST /logout?scope=global|local|others`. */
export function signOutRoute(app: FastifyInstance, services: Services): void {
  app.post('/logout', (request, reply) => handleSignOut(services, request, reply));
}

async function handleSignOut(
  { signOut, verifyAccessToken }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const { scope } = querySchema.parse(request.query);
  await signOut(principal, scope, readOrigin(request));
  request.log.info({ event: 'auth.signed_out', userId: principal.userId, scope });
  return reply.code(204).send();
}
