import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { describeFault } from '../describe-fault.ts';
import { AuthError } from '../errors.ts';
import { readCodeChallenge } from '../flows/code-challenge.ts';
import type { BeginGoogleSignIn, GoogleSignInRequest } from '../google/begin-google-sign-in.ts';
import type { FinishedSignIn, FinishGoogleSignIn } from '../google/finish-google-sign-in.ts';
import { providerTokensBody } from '../google/provider-tokens.ts';
import { extendAddress } from '../redirects/extend-address.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import type { BrowserCookie } from './browser-cookie.ts';
import { readOrigin } from './read-origin.ts';
import { sessionFragment } from './session-body.ts';

const text = z.string().optional().catch(undefined);
const querySchema = z
  .object({
    provider: text,
    redirect_to: text,
    scopes: text,
    code_challenge: text,
    code_challenge_method: text,
    skip_http_redirect: text,
  })
  .catchall(z.unknown());

interface Services {
  readonly beginGoogleSignIn: BeginGoogleSignIn | undefined;
  readonly finishGoogleSignIn: FinishGoogleSignIn | undefined;
  readonly browserCookie: BrowserCookie;
  readonly redirectRule: RedirectRule;
  readonly siteUrl: string;
}

/** `GET /authorize` redirects a browser to Google, and `GET /callback` is where it returns. */
export function googleRoutes(app: FastifyInstance, services: Services): void {
  app.get('/authorize', (request, reply) => handleAuthorize(services, request, reply));
  app.get('/callback', (request, reply) => handleCallback(services, request, reply));
}

/** Parses a request to sign in at a provider; throws `validation_failed` for any other than Google. */
export function readSignInRequest(
  request: FastifyRequest,
  redirectRule: RedirectRule,
): GoogleSignInRequest {
  const query = querySchema.parse(request.query);
  const {
    provider = '',
    redirect_to: redirectTo,
    scopes = '',
    code_challenge: challenge,
    code_challenge_method: method,
    skip_http_redirect: _skipRedirect,
    ...rest
  } = query;
  if (provider !== 'google') {
    const message = `Unsupported provider: Provider ${provider.slice(0, 50)} could not be found`;
    throw new AuthError('validation_failed', { message });
  }
  const parameters = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    redirectTo: redirectRule(redirectTo),
    challenge: readCodeChallenge({ code_challenge: challenge, code_challenge_method: method }),
    scopes: scopes.split(/[\s,]+/u).filter(Boolean),
    parameters: Object.fromEntries(parameters),
  };
}

/** Throws `validation_failed` when Google is not configured. */
export function requireGoogle<Service>(service: Service | undefined): Service {
  if (service !== undefined) return service;
  const message = 'Unsupported provider: provider is not enabled';
  throw new AuthError('validation_failed', { message });
}

async function handleAuthorize(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { redirectRule, browserCookie } = services;
  const signIn = readSignInRequest(request, redirectRule);
  const begin = requireGoogle(services.beginGoogleSignIn);
  const { url, state, browserSecret } = await begin(signIn, request.ip);
  return reply.header('set-cookie', browserCookie.set(state, browserSecret)).redirect(url, 302);
}

async function handleCallback(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { browserCookie, siteUrl, finishGoogleSignIn: finishSignIn = refuseReturn } = services;
  const [, search = ''] = request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const finished = await finishSignIn({
    query,
    readBrowserSecret: (state) => browserCookie.read(request, state),
    origin: readOrigin(request),
  });
  note(request, finished);
  const isLost = finished.redirectTo === undefined;
  return reply
    .header('set-cookie', browserCookie.remove(query.get('state') ?? ''))
    .redirect(locationOf(finished, siteUrl), isLost ? 303 : 302);
}

/** Without Google nobody was sent there, so nobody can return. */
const refuseReturn: FinishGoogleSignIn = ({ query }) => {
  const code = query.get('state') ? 'bad_oauth_state' : 'bad_oauth_callback';
  return Promise.resolve({
    outcome: 'refused',
    redirectTo: undefined,
    reason: new AuthError(code),
  });
};

function note(request: FastifyRequest, finished: FinishedSignIn): void {
  if (finished.outcome === 'refused') {
    const { code, cause } = finished.reason;
    const fault = cause === undefined ? {} : { fault: describeFault(cause) };
    request.log.warn({ event: 'auth.provider_refused', code, address: request.ip, ...fault });
    return;
  }
  const userId = finished.outcome === 'code' ? finished.userId : finished.grant.user.id;
  request.log.info({ event: 'auth.provider_accepted', userId, provider: 'google' });
}

/** Where to redirect the browser; the URL contains everything it needs to know. */
function locationOf(finished: FinishedSignIn, siteUrl: string): string {
  if (finished.outcome === 'code') {
    return extendAddress(finished.redirectTo, { query: { code: finished.code } });
  }
  if (finished.outcome === 'session') {
    const { redirectTo, grant, providerTokens } = finished;
    const fragment = { ...sessionFragment(grant), ...providerTokensBody(providerTokens) };
    return extendAddress(redirectTo, { fragment });
  }
  const { redirectTo, reason } = finished;
  const error = {
    error: redirectTo === undefined ? 'invalid_request' : 'access_denied',
    error_code: reason.code,
    error_description: reason.message,
  };
  return extendAddress(redirectTo ?? siteUrl, { query: error, fragment: error });
}
