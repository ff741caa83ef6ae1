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

/** The service's registration with the provider. */
export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's by default; without TLS only on loopback. */
  readonly issuer?: string | undefined;
}

/** The random, single-use values a sign-in is bound to. */
interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636. */
  readonly verifier: string;
}

/** A finished sign-in, with the provider's own tokens for the browser. */
export interface GoogleSignIn {
  readonly profile: GoogleProfile;
  readonly providerToken: string;
  readonly providerRefreshToken: string | undefined;
}

/** The provider; its endpoints and keys are fetched when first needed. */
export interface GoogleProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** The URL at which a browser signs in. */
  authorizationUrl(secrets: SignInSecrets, request: AuthorizationRequest): Promise<string>;
  /** Exchanges the callback's code; throws unless everything is valid. */
  exchange(callbackQuery: URLSearchParams, secrets: SignInSecrets): Promise<GoogleSignIn>;
  /** The keys that sign the provider's ID tokens. */
  findKeys(): Promise<JWTVerifyGetKey>;
}

interface AuthorizationRequest {
  /** In addition to the required ones. */
  readonly scopes: readonly string[];
  /** Further parameters for the provider; security-relevant ones are excluded. */
  readonly parameters: Readonly<Record<string, string>>;
}

const GOOGLE = 'https://accounts.google.com';
const SCOPES = ['openid', 'email', 'profile'];
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;
/** In seconds. */
const TIMEOUT = 10;

/** Binds the provider; throws for an issuer whose answers could be modified in transit. */
export function createGoogleProvider(
  { clientId, clientSecret, issuer = GOOGLE }: GoogleOptions,
  redirectUri: string,
): GoogleProvider {
  const server = requireSafe(issuer);
  const configure = () =>
    discovery(server, clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT,
      execute: [
        // The signature is always checked, even where TLS alone would suffice.
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

/** The error when a provider does not answer; clients may retry. */
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
  // Built from the configured address, because a request's own host header is untrusted.
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
  // An address below it would be taken for the discovery document itself, and its issuer would not be compared.
  if (isSafe && !url.pathname.includes('/.well-known/openid-configuration')) return url;
  throw new Error('The address of a sign-in provider has to be https, or http on loopback.');
}

/** Caches a success, and retries only after a failure. */
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
