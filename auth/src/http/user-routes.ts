import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pendingAddress } from '../accounts/address-change.ts';
import type { CancelAddressChange } from '../accounts/cancel-address-change.ts';
import type { UpdateUser } from '../accounts/update-user.ts';
import { userBody } from '../accounts/user-body.ts';
import type { UserStore } from '../accounts/user-store.ts';
import type { User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { readLinkDestination } from './read-link-destination.ts';
import { readOrigin } from './read-origin.ts';
import { requireBearerToken } from './require-bearer-token.ts';
import { requirePhone } from './require-phone.ts';

const changesSchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  /** Our own extension, for a new password. */
  keep_other_sessions: z.boolean().nullish(),
});

interface Services {
  readonly users: UserStore;
  readonly updateUser: UpdateUser;
  readonly cancelAddressChange: CancelAddressChange;
  readonly limits: AuthLimits;
  readonly clock: Clock;
  readonly phoneSignIns: boolean;
  readonly redirectRule: RedirectRule;
  readonly verifyAccessToken: VerifyAccessToken;
}

/**
 * `GET /user` and `PUT /user`: the signed-in user's account; and an addition to Supabase Auth's protocol, `DELETE
 * /user/email_change`.
 */
export function userRoutes(app: FastifyInstance, services: Services): void {
  app.get('/user', (request) => handleUser(services, request));
  app.put('/user', (request) => handleChanges(services, request));
  app.delete('/user/email_change', (request, reply) => handleCancel(services, request, reply));
}

async function handleUser(services: Services, request: FastifyRequest) {
  const { users, verifyAccessToken } = services;
  const { userId } = await verifyAccessToken(requireBearerToken(request));
  const user = await users.find(userId);
  if (user === undefined) throw new AuthError('user_not_found');
  return ownBody(services, user);
}

async function handleChanges(services: Services, request: FastifyRequest) {
  const { updateUser, verifyAccessToken } = services;
  const principal = await verifyAccessToken(requireBearerToken(request));
  const body = changesSchema.parse(request.body ?? {});
  if (body.app_metadata !== undefined) throw new AuthError('not_admin');
  if (body.phone) {
    requirePhone(body.phone, services.phoneSignIns, 'Phone logins are disabled');
    throw new AuthError('sms_send_failed');
  }
  const changes = {
    email: body.email || undefined,
    password: body.password ?? undefined,
    currentPassword: body.current_password ?? undefined,
    nonce: body.nonce ?? undefined,
    metadata: body.data ?? undefined,
    keepsOtherSessions: body.keep_other_sessions ?? false,
  };
  const destination = readLinkDestination(request, services.redirectRule);
  const user = await updateUser(principal, changes, { ...readOrigin(request), destination });
  const isPasswordNew = changes.password !== undefined;
  request.log.info({ event: 'auth.user_updated', userId: user.id, isPasswordNew });
  return ownBody(services, user);
}

async function handleCancel(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { cancelAddressChange, verifyAccessToken } = services;
  const principal = await verifyAccessToken(requireBearerToken(request));
  await cancelAddressChange(principal, readOrigin(request));
  request.log.info({ event: 'auth.address_change_canceled', userId: principal.userId });
  return reply.code(204).send();
}

function ownBody({ limits, clock }: Services, user: User) {
  return userBody({ ...user, newEmail: pendingAddress(user, limits, clock.now()) });
}
