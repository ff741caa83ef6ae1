import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AccountSecurity, AccountSecurityStore } from '../accounts/account-security.ts';
import { AuthError } from '../errors.ts';
import type { ListSessions } from '../sessions/list-sessions.ts';
import type { ProveAgain } from '../sessions/prove-again.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readBearerToken } from './read-bearer-token.ts';
import { readUuid } from './read-uuid.ts';

/** Longer than any accepted password. */
const MAX_SECRET = 200;

const proofSchema = z.union([
  z.object({ password: z.string().min(1).max(MAX_SECRET) }),
  z.object({ nonce: z.string().min(1).max(MAX_SECRET) }),
]);
const securitySchema = z.object({ login_notifications: z.boolean() });

interface Services {
  readonly sessions: SessionStore;
  readonly listSessions: ListSessions;
  readonly proveAgain: ProveAgain;
  readonly accountSecurity: AccountSecurityStore;
  readonly verifyAccessToken: VerifyAccessToken;
}

/**
 * Additions to Supabase Auth's protocol, for managing one's account: `GET /sessions`, `DELETE /sessions/{id}`, `POST
 * /reauthenticate`, `GET` and `PUT /security`.
 */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  app.get('/sessions', (request) => answerSessions(services, request));
  app.delete('/sessions/:id', (request, reply) => answerEnd(services, request, reply));
  app.post('/reauthenticate', (request, reply) => answerProof(services, request, reply));
  app.get('/security', (request) => answerSecurity(services, request));
  app.put('/security', (request) => answerSecurityChange(services, request));
}

async function answerSessions(
  { verifyAccessToken, listSessions }: Services,
  request: FastifyRequest,
) {
  const sessions = await listSessions(await verifyAccessToken(readBearerToken(request)));
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

async function answerEnd(
  { verifyAccessToken, sessions }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await verifyAccessToken(readBearerToken(request));
  requireAssurance(principal);
  const { userId } = principal;
  const id = readUuid(request, 'id');
  if (!(await sessions.deleteOwn(userId, id))) {
    const message = 'There is no such session';
    throw new AuthError('session_not_found', { status: 404, message });
  }
  request.log.info({ event: 'auth.session_ended', userId });
  return reply.code(204).send();
}

async function answerProof(
  { verifyAccessToken, proveAgain }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await verifyAccessToken(readBearerToken(request));
  const { userId } = principal;
  const proof = proofSchema.parse(request.body ?? {});
  try {
    await proveAgain(principal, proof, request.ip);
  } catch (error) {
    if (error instanceof AuthError) {
      request.log.warn({ event: 'auth.proof_refused', code: error.code, userId });
    }
    throw error;
  }
  request.log.info({ event: 'auth.proven_again', userId });
  return reply.code(204).send();
}

async function answerSecurity(
  { verifyAccessToken, accountSecurity }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(readBearerToken(request));
  return securityBody(await accountSecurity.read(principal));
}

async function answerSecurityChange(
  { verifyAccessToken, accountSecurity }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(readBearerToken(request));
  const { login_notifications: isOn } = securitySchema.parse(request.body ?? {});
  const security = await accountSecurity.setSignInNotices(principal, isOn);
  request.log.info({ event: 'auth.sign_in_notices_set', userId: principal.userId, isOn });
  return securityBody(security);
}

function securityBody({ hasPassword, hasSignInNotices }: AccountSecurity) {
  return { has_password: hasPassword, login_notifications: hasSignInNotices };
}
