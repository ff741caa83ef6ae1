import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';

import { AuthError } from '../errors.ts';
import { type GoogleProfile, readGoogleProfile } from './google-profile.ts';

/** How this service is known at the provider. */
export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's own by default; without TLS only on loopback. */
  readonly issuer?: string | undefined;
}

/** What a sign-in at the provider is bound to; each is random and used once. */
interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly verifier: string;
}

/** A finished sign-in, with the tokens that the browser may want to use at the provider. */
export interface GoogleSignIn {
  readonly profile: GoogleProfile;
  readonly providerToken: string;
  readonly providerRefreshToken: string | undefined;
}

/** The provider, which is asked for its addresses and keys when they are first needed. */
export interface GoogleProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Where a browser goes to sign in. */
  authorizationUrl(secrets: SignInSecrets, request: AuthorizationRequest): Promise<string>;
  /** Exchanges what the browser came back with; throws unless all of it is as it must be. */
  exchange(callbackQuery: URLSearchParams, secrets: SignInSecrets): Promise<GoogleSignIn>;
  /** The keys by which the provider's ID tokens are signed. */
  findKeys(): Promise<JWTVerifyGetKey>;
}

interface AuthorizationRequest {
  /** In addition to those that are needed anyhow. */
  readonly scopes: readonly string[];
  /** Further parameters for the provider; what matters for safety is not among them. */
  readonly parameters: Readonly<Record<string, string>>;
}

const GOOGLE = 'https://accounts.google.com';
const SCOPES = ['openid', 'email', 'profile'];
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;
/** In seconds. */
const TIMEOUT = 10;

/** Binds the provider; throws for an issuer whose answers anybody on the way could change. */
export function createGoogleProvider(
  { clientId, clientSecret, issuer = GOOGLE }: GoogleOptions,
  redirectUri: string,
): GoogleProvider {
  const server = requireSafe(issuer);
  const configure = () =>
    discovery(server, clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT,
      execute: [
        // Also where TLS would vouch for the answer: the signature is checked in any case.
        enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
  const configuration = once(configure);
  const keys = once(async () => {
    const { jwks_uri: address = '' } = (await configuration()).serverMetadata();
    return createRemoteJWKSet(requireSafe(address), { timeoutDuration: TIMEOUT * 1000 });
  });
  return {
    issuer,
    clientId,
    authorizationUrl: async (secrets, request) =>
      buildUrl(await configuration(), redirectUri, { secrets, request }),
    exchange: async (query, secrets) =>
      exchange(await configuration(), redirectUri, { query, secrets }),
    findKeys: keys,
  };
}

/** What clients are told of a provider that does not answer; they may try again. */
export function providerUnavailable(cause: unknown): AuthError {
  const message = 'The sign-in provider cannot be reached';
  return new AuthError('unexpected_failure', { status: 503, message, cause });
}

async function buildUrl(
  configuration: Configuration,
  redirectUri: string,
  { secrets, request }: { secrets: SignInSecrets; request: AuthorizationRequest },
): Promise<string> {
  const { state, nonce, verifier } = secrets;
  const url = buildAuthorizationUrl(configuration, {
    ...request.parameters,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: [...new Set([...SCOPES, ...request.scopes])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

async function exchange(
  configuration: Configuration,
  redirectUri: string,
  { query, secrets }: { query: URLSearchParams; secrets: SignInSecrets },
): Promise<GoogleSignIn> {
  // Built from the configured address: what a request says about its own host is anybody's to write.
  const url = new URL(redirectUri);
  url.search = String(query);
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.verifier,
    idTokenExpected: true,
  });
  const profile = readGoogleProfile(tokens.claims());
  if (profile === undefined) throw new Error('The ID token names nobody.');
  return {
    profile,
    providerToken: tokens.access_token,
    providerRefreshToken: tokens.refresh_token,
  };
}

function requireSafe(address: string): URL {
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  // An address below it would be taken for the description itself, and its issuer would not be compared.
  if (isSafe && !url.pathname.includes('/.well-known/openid-configuration')) return url;
  throw new Error('The address of a sign-in provider has to be https, or http on loopback.');
}

/** Keeps the outcome, and tries again only after a failure. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
