import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { userBody } from '../accounts/user-body.ts';
import type { AdminChanges, AdministerUsers } from '../admin/administer-users.ts';
import type { ListUsers } from '../admin/list-users.ts';
import { AuthError } from '../errors.ts';
import { readUuid } from './read-uuid.ts';

const MAX_PER_PAGE = 1000;

const pageSchema = z.object({
  page: z.coerce.number().int().min(0).max(1e6).default(1),
  per_page: z.coerce.number().int().min(0).max(1e6).default(50),
  filter: z.string().default(''),
});
/** Clients send `null` or an empty string for omitted values. */
const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);
const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined);
const userSchema = z.object({
  id: z.guid().nullish(),
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
  role: text,
});
const deletionSchema = z.object({ should_soft_delete: z.boolean().default(false) });

interface Services {
  readonly administerUsers: AdministerUsers;
  readonly listUsers: ListUsers;
  readonly phoneSignIns: boolean;
  readonly userDeletion: boolean;
  readonly issuer: string;
}

/** `/admin/users` and `/admin/users/{id}`, behind the operators' guard. */
export function adminUserRoutes(app: FastifyInstance, services: Services): void {
  const { administerUsers } = services;
  app.get('/admin/users', (request, reply) => handleList(services, request, reply));
  app.post('/admin/users', (request) => handleCreated(services, request));
  app.get('/admin/users/:userId', (request) => handleUser(administerUsers, request));
  app.put('/admin/users/:userId', (request) => handleUpdated(services, request));
  if (services.userDeletion) {
    app.delete('/admin/users/:userId', (request) => handleDeleted(administerUsers, request));
  }
}

async function handleList(
  { listUsers, issuer }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const parsed = pageSchema.safeParse(request.query);
  if (!parsed.success) {
    throw new AuthError('validation_failed', { message: 'Bad Pagination Parameters' });
  }
  const page = Math.max(1, parsed.data.page);
  const perPage = Math.min(parsed.data.per_page || 50, MAX_PER_PAGE);
  const { users, total } = await listUsers({ page, perPage, filter: parsed.data.filter });
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, relation: string) =>
    `<${issuer}/admin/users?page=${target}&per_page=${perPage}>; rel="${relation}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  reply.headers({ 'x-total-count': String(total), link: links.join(', ') });
  return { users: users.map(userBody), aud: 'authenticated' };
}

async function handleCreated(services: Services, request: FastifyRequest) {
  const body = userSchema.parse(request.body ?? {});
  const wish = { ...readChanges(services, body), id: body.id ?? undefined };
  const user = await services.administerUsers.create(wish);
  request.log.info({ event: 'auth.admin_user_created', userId: user.id });
  return userBody(user);
}

async function handleUser(administerUsers: AdministerUsers, request: FastifyRequest) {
  return userBody(await administerUsers.get(readUuid(request, 'userId')));
}

async function handleUpdated(services: Services, request: FastifyRequest) {
  const id = readUuid(request, 'userId');
  const changes = readChanges(services, userSchema.parse(request.body ?? {}));
  const user = await services.administerUsers.update(id, changes);
  request.log.info({ event: 'auth.admin_user_updated', userId: id });
  return userBody(user);
}

async function handleDeleted(administerUsers: AdministerUsers, request: FastifyRequest) {
  const id = readUuid(request, 'userId');
  const { should_soft_delete: isSoft } = deletionSchema.parse(request.body ?? {});
  await administerUsers.delete(id, isSoft);
  request.log.info({ event: 'auth.admin_user_deleted', userId: id });
  return {};
}

function readChanges({ phoneSignIns }: Services, body: z.infer<typeof userSchema>): AdminChanges {
  if (body.phone && !phoneSignIns) throw new AuthError('phone_provider_disabled');
  return {
    email: body.email,
    phone: body.phone,
    isPhoneConfirmed: body.phone_confirm,
    role: body.role,
    password: body.password,
    passwordHash: body.password_hash,
    isEmailConfirmed: body.email_confirm,
    metadata: body.user_metadata,
    appMetadata: body.app_metadata,
    banDuration: body.ban_duration,
  };
}
