import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { BeginGoogleSignIn } from '../google/begin-google-sign-in.ts';
import type { UnlinkIdentity } from '../identities/unlink-identity.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import { readSignInRequest, requireGoogle } from './google-routes.ts';
import { readOrigin } from './read-origin.ts';
import { readUuid } from './read-uuid.ts';
import { type LinkerServices, requireLinker } from './require-linker.ts';

const querySchema = z.object({ skip_http_redirect: z.string().optional().catch(undefined) });

interface Services extends LinkerServices {
  readonly beginGoogleSignIn: BeginGoogleSignIn | undefined;
  readonly browserCookie: BrowserCookie;
  readonly redirectRule: RedirectRule;
  readonly unlinkIdentity: UnlinkIdentity;
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

async function handleLinking(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { userId, sessionId } = await requireLinker(services, request);
  const signIn = readSignInRequest(request, services.redirectRule);
  const begin = requireGoogle(services.beginGoogleSignIn);
  const { url, state, browserSecret } = await begin(
    { ...signIn, linkTo: { userId, sessionId } },
    request.ip,
  );
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
