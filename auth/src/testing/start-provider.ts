import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { onTestFinished } from 'vitest';

import type { GoogleOptions } from '../google/google-provider.ts';
import { createAdapterFactory } from './provider-adapter.ts';

/** A user with an account at the provider. */
export interface ProviderAccount {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** A real OpenID provider on loopback in place of Google. */
export interface StartedProvider {
  /** For `createAuth`. */
  readonly google: GoogleOptions;
  /** Signs claims as the provider does, with its own issuer, audience and header unless given. */
  sign: (claims: JWTPayload, header?: { readonly kid: string }) => Promise<string>;
  /** Who signs in from now on; undefined for a user who declines. */
  account: ProviderAccount | undefined;
  /** Changes the claims of ID tokens before they are signed. */
  forge: ((claims: JWTPayload) => JWTPayload) | undefined;
  /** The scopes and parameters of the last request. */
  asked: URLSearchParams;
}

const CLIENT = { clientId: 'proviso', clientSecret: 'a secret of the test' };
const CLAIMS = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['name', 'picture'],
};

/** Starts a provider for the running test; `redirectUri` is where it redirects browsers. */
export async function startProvider(
  redirectUri = 'http://proviso.test/auth/v1/callback',
): Promise<StartedProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'provider', use: 'sig', alg: 'RS256' };
  const server = createServer();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: StartedProvider = {
    google: { ...CLIENT, issuer },
    account: undefined,
    forge: undefined,
    asked: new URLSearchParams(),
    sign: async (claims, header) =>
      new SignJWT({ iss: issuer, aud: CLIENT.clientId, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, ...header })
        .sign(await importJWK(jwk, 'RS256')),
  };
  const provider = createProvider(issuer, { jwk, redirectUri, started });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  return started;
}

interface ProviderParts {
  readonly jwk: object;
  readonly redirectUri: string;
  readonly started: StartedProvider;
}

/** Lifetimes in seconds, longer than any test. */
const LIFE = { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 };

function createProvider(issuer: string, { jwk, redirectUri, started }: ProviderParts): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: createAdapterFactory(),
    ttl: LIFE,
    jwks: { keys: [jwk] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: CLAIMS,
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...started.account, sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.clientId,
        ...(oidc.account && { accountId: oidc.account.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      context.respond = false;
      await interact(provider, context, started);
      return;
    }
    if (context.path === '/auth') started.asked = new URLSearchParams(context.search);
    await next();
    if (context.path === '/token') await tamper(context, started);
  });
  return provider;
}

type Context = Pick<KoaContextWithOIDC, 'req' | 'res' | 'body'>;

function interact(provider: Provider, { req, res }: Context, { account }: StartedProvider) {
  const result = account
    ? { login: { accountId: account.sub } }
    : { error: 'access_denied', error_description: 'The user said no' };
  return provider.interactionFinished(req, res, result);
}

async function tamper(context: Context, { forge, sign }: StartedProvider): Promise<void> {
  const body = context.body as { id_token?: string } | undefined;
  if (forge === undefined || body?.id_token === undefined) return;
  context.body = { ...body, id_token: await sign(forge(decodeJwt(body.id_token))) };
}
