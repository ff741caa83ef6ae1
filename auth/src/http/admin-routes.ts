import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { userBody } from '../accounts/user-body.ts';
import type { GenerateLinks } from '../admin/generate-link.ts';
import type { RemoveUserFactor } from '../admin/remove-user-factor.ts';
import type { TokenPurpose } from '../codes/token-purpose.ts';
import { factorBody } from '../factors/factor-body.ts';
import type { FactorStore } from '../factors/factor-store.ts';
import type { ServiceTokens } from '../keys/service-tokens.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { readRedirectTo } from './read-link-destination.ts';
import { readUuid } from './read-uuid.ts';
import { requireBearerToken } from './require-bearer-token.ts';

const PURPOSES = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email_change_current',
  'email_change_new',
] as const satisfies readonly TokenPurpose[];

const inviteSchema = z.object({
  email: z.string().default(''),
  data: z.record(z.string(), z.unknown()).nullish(),
});
const linkSchema = inviteSchema.extend({
  type: z.enum(PURPOSES),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  redirect_to: z.string().nullish(),
});

type Services = Parameters<typeof adminUserRoutes>[1] & {
  readonly serviceTokens: ServiceTokens;
  readonly generateLinks: GenerateLinks;
  readonly redirectRule: RedirectRule;
  readonly factors: FactorStore;
  readonly removeUserFactor: RemoveUserFactor;
};

/** Routes for operators only: `/admin/…` and `/invite`. The guard applies to all of them. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', (request) =>
      services.serviceTokens.require(requireBearerToken(request)),
    );
    adminUserRoutes(scope, services);
    scope.post('/admin/generate_link', (request) => handleLink(services, request));
    scope.post('/invite', (request) => handleInvitation(services, request));
    scope.get('/admin/users/:userId/factors', (request) => handleFactors(services, request));
    scope.delete('/admin/users/:userId/factors/:factorId', (request) =>
      handleRemovedFactor(services, request),
    );
  });
}

async function handleLink({ generateLinks, redirectRule }: Services, request: FastifyRequest) {
  const body = linkSchema.parse(request.body ?? {});
  const redirectTo = redirectRule(body.redirect_to ?? readRedirectTo(request));
  const wish = {
    purpose: body.type,
    email: body.email,
    newEmail: body.new_email ?? undefined,
    password: body.password || undefined,
    metadata: body.data ?? undefined,
  };
  const { user, token, type } = await generateLinks.generate(wish, { redirectTo });
  request.log.info({ event: 'auth.admin_link_made', userId: user.id, type });
  return {
    ...userBody(user),
    action_link: token.link,
    email_otp: token.code,
    hashed_token: token.linkToken,
    verification_type: type === 'email_change' ? body.type : type,
    redirect_to: redirectTo,
  };
}

async function handleInvitation(
  { generateLinks, redirectRule }: Services,
  request: FastifyRequest,
) {
  const { email, data } = inviteSchema.parse(request.body ?? {});
  const redirectTo = redirectRule(readRedirectTo(request));
  const user = await generateLinks.invite(email, data ?? {}, { redirectTo });
  request.log.info({ event: 'auth.admin_user_invited', userId: user.id });
  return userBody(user);
}

async function handleFactors(services: Services, request: FastifyRequest) {
  const { id } = await services.administerUsers.get(readUuid(request, 'userId'));
  return (await services.factors.list(id)).map(factorBody);
}

async function handleRemovedFactor(services: Services, request: FastifyRequest) {
  const { id } = await services.administerUsers.get(readUuid(request, 'userId'));
  const factor = await services.removeUserFactor(id, readUuid(request, 'factorId'));
  request.log.info({ event: 'auth.admin_factor_removed', userId: id });
  return factorBody(factor);
}
