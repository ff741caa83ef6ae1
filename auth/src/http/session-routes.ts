import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AccountSecurity, AccountSecurityStore } from '../accounts/account-security.ts';
import { AuthError } from '../errors.ts';
import type { ListSessions } from '../sessions/list-sessions.ts';
import type { Reauthenticate } from '../sessions/reauthenticate.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { EndSession } from '../sessions/sign-out.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readOrigin } from './read-origin.ts';
import { readUuid } from './read-uuid.ts';
import { requireBearerToken } from './require-bearer-token.ts';

/** Longer than any accepted password. */
const MAX_SECRET = 200;

const proofSchema = z.union([
  z.object({ password: z.string().min(1).max(MAX_SECRET) }),
  z.object({ nonce: z.string().min(1).max(MAX_SECRET) }),
]);
const securitySchema = z.object({ login_notifications: z.boolean() });

interface Services {
  readonly endSession: EndSession;
  readonly listSessions: ListSessions;
  readonly reauthenticate: Reauthenticate;
  readonly accountSecurity: AccountSecurityStore;
  readonly verifyAccessToken: VerifyAccessToken;
}

/**
 * Additions to Supabase Auth's protocol, for managing one's account: `GET /sessions`, `DELETE /sessions/{id}`, `POST
 * /reauthenticate`, `GET` and `PUT /security`.
 */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  app.get('/sessions', (request) => handleSessions(services, request));
  app.delete('/sessions/:id', (request, reply) => handleEnd(services, request, reply));
  app.post('/reauthenticate', (request, reply) => handleProof(services, request, reply));
  app.get('/security', (request) => handleSecurity(services, request));
  app.put('/security', (request) => handleSecurityChange(services, request));
}

async function handleSessions(
  { verifyAccessToken, listSessions }: Services,
  request: FastifyRequest,
) {
  const sessions = await listSessions(await verifyAccessToken(requireBearerToken(request)));
  return {
    sessions: sessions.map(({ id, device, address, createdAt, lastSeenAt, isCurrent }) => ({
      id,
      device,
      address,
      created_at: new Date(createdAt).toISOString(),
      last_seen_at: new Date(lastSeenAt).toISOString(),
      is_current: isCurrent,
    })),
  };
}

async function handleEnd(
  { verifyAccessToken, endSession }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  requireAssurance(principal);
  const { userId } = principal;
  const id = readUuid(request, 'id');
  if (!(await endSession(principal, id, readOrigin(request)))) {
    const message = 'There is no such session';
    throw new AuthError('session_not_found', { status: 404, message });
  }
  request.log.info({ event: 'auth.session_ended', userId });
  return reply.code(204).send();
}

async function handleProof(
  { verifyAccessToken, reauthenticate }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const { userId } = principal;
  const proof = proofSchema.parse(request.body ?? {});
  try {
    await reauthenticate(principal, proof, request.ip);
  } catch (error) {
    if (error instanceof AuthError) {
      request.log.warn({ event: 'auth.proof_refused', code: error.code, userId });
    }
    throw error;
  }
  request.log.info({ event: 'auth.proven_again', userId });
  return reply.code(204).send();
}

async function handleSecurity(
  { verifyAccessToken, accountSecurity }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  return securityBody(await accountSecurity.read(principal));
}

async function handleSecurityChange(
  { verifyAccessToken, accountSecurity }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  const { login_notifications: isOn } = securitySchema.parse(request.body ?? {});
  const security = await accountSecurity.setSignInNotices(principal, isOn, readOrigin(request));
  request.log.info({ event: 'auth.sign_in_notices_set', userId: principal.userId, isOn });
  return securityBody(security);
}

function securityBody({ hasPassword, hasSignInNotices }: AccountSecurity) {
  return { has_password: hasPassword, login_notifications: hasSignInNotices };
}
