import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError } from '../errors.ts';
import type { BeginGoogleSignIn } from '../google/begin-google-sign-in.ts';
import type { UnlinkIdentity } from '../identities/unlink-identity.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import type { VerifyAccessToken } from '../sessions/verify-access-token.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import { readSignInRequest, requireGoogle } from './google-routes.ts';
import { readOrigin } from './read-origin.ts';
import { readUuid } from './read-uuid.ts';
import { requireBearerToken } from './require-bearer-token.ts';

const querySchema = z.object({ skip_http_redirect: z.string().optional().catch(undefined) });

interface Services {
  readonly manualLinking: boolean;
  readonly beginGoogleSignIn: BeginGoogleSignIn | undefined;
  readonly browserCookie: BrowserCookie;
  readonly redirectRule: RedirectRule;
  readonly unlinkIdentity: UnlinkIdentity;
  readonly verifyAccessToken: VerifyAccessToken;
}

/**
 * `GET /user/identities/authorize` and `DELETE /user/identities/{id}`: additional ways to sign in to one's own account.
 */
export function identityRoutes(app: FastifyInstance, services: Services): void {
  app.get('/user/identities/authorize', (request, reply) =>
    handleLinking(services, request, reply),
  );
  app.delete('/user/identities/:id', (request) => handleUnlinking(services, request));
}

/** Throws `manual_linking_disabled` unless it is allowed, or the errors of `VerifyAccessToken`. */
async function requireLinker(
  { manualLinking, verifyAccessToken }: Services,
  request: FastifyRequest,
) {
  const principal = await verifyAccessToken(requireBearerToken(request));
  if (!manualLinking) throw new AuthError('manual_linking_disabled');
  requireAssurance(principal);
  return principal;
}

async function handleLinking(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { userId: linkTo } = await requireLinker(services, request);
  const signIn = readSignInRequest(request, services.redirectRule);
  const begin = requireGoogle(services.beginGoogleSignIn);
  const { url, state, browserSecret } = await begin({ ...signIn, linkTo }, request.ip);
  reply.header('set-cookie', services.browserCookie.set(state, browserSecret));
  const { skip_http_redirect: skipRedirect } = querySchema.parse(request.query);
  return skipRedirect === 'true' ? { url } : reply.redirect(url, 302);
}

async function handleUnlinking(services: Services, request: FastifyRequest) {
  const principal = await requireLinker(services, request);
  const identityId = readUuid(request, 'id');
  await services.unlinkIdentity(principal, identityId, readOrigin(request));
  request.log.info({ event: 'auth.identity_unlinked', userId: principal.userId, identityId });
  return {};
}
