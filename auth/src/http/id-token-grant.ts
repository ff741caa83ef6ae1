import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError, OAuthError } from '../errors.ts';
import type { SignInWithIdToken } from '../google/sign-in-with-id-token.ts';
import { readOrigin } from './read-origin.ts';
import { type LinkerServices, requireLinker } from './require-linker.ts';
import { sessionBody } from './session-body.ts';

const GOOGLE = new Set(['google', 'https://accounts.google.com']);
/** Other providers that clients know by name, and their issuers. */
const ABSENT_ISSUERS: ReadonlyMap<string, string> = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);
const schema = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  link_identity: z.boolean().nullish(),
});

/** The dependencies of `POST /token?grant_type=id_token`. */
export interface IdTokenServices extends LinkerServices {
  readonly signInWithIdToken: SignInWithIdToken | undefined;
}

/** Answers `POST /token?grant_type=id_token`: a session for a token that Google issued to the browser. */
export async function grantIdToken(services: IdTokenServices, request: FastifyRequest) {
  const body = schema.parse(request.body ?? {});
  if (body.id_token === '') throw new OAuthError('invalid request', 'id_token required');
  const absent = ABSENT_ISSUERS.get(body.provider);
  if (absent !== undefined) throw notEnabled(absent);
  if (!GOOGLE.has(body.provider)) {
    const message = `Custom OIDC provider "${body.provider.slice(0, 50)}" not allowed`;
    throw new OAuthError('invalid request', message);
  }
  if (services.signInWithIdToken === undefined) throw notEnabled('https://accounts.google.com');
  const credentials = {
    idToken: body.id_token,
    accessToken: body.access_token || undefined,
    nonce: body.nonce || undefined,
    linkTo: body.link_identity === true ? await requireLinker(services, request) : undefined,
  };
  const grant = await services.signInWithIdToken(credentials, readOrigin(request));
  request.log.info({ event: 'auth.signed_in', userId: grant.user.id, provider: 'google' });
  return sessionBody(grant);
}

function notEnabled(issuer: string): AuthError {
  const message = `Provider (issuer "${issuer}") is not enabled`;
  return new AuthError('provider_disabled', { message });
}
