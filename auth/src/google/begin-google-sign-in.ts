import { randomNonce, randomPKCECodeVerifier } from 'openid-client';

import type { AuthLimits, Clock } from '../options.ts';
import { addressGroup } from '../throttling/address-group.ts';
import type { Throttle } from '../throttling/throttle.ts';
import type { GoogleFlow, GoogleFlowSecrets, GoogleFlowStore } from './google-flow-store.ts';
import { type GoogleProvider, providerUnavailable } from './google-provider.ts';

/** A browser's request; `parameters` are passed on to the provider, except those the service sets. */
export interface GoogleSignInRequest extends Pick<
  GoogleFlow,
  'redirectTo' | 'challenge' | 'linkTo'
> {
  readonly scopes: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
}

/** A sign-in in progress: where the browser goes, and the secrets that identify it on its return. */
interface BegunSignIn extends GoogleFlowSecrets {
  readonly url: string;
}

/** Redirects a browser to the provider. */
export type BeginGoogleSignIn = (
  request: GoogleSignInRequest,
  address: string,
) => Promise<BegunSignIn>;

interface Dependencies {
  readonly google: GoogleProvider;
  readonly googleFlows: GoogleFlowStore;
  readonly throttle: Throttle;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Parameters that the sign-in's security depends on: only the service may set them, in any spelling. */
const RESERVED = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'nonce',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'registration',
]);

/** Binds `BeginGoogleSignIn`; throws `unexpected_failure` with status 503 when the provider does not answer. */
export function createBeginGoogleSignIn(dependencies: Dependencies): BeginGoogleSignIn {
  const { google, googleFlows, throttle, limits, clock } = dependencies;
  return async ({ scopes, parameters, ...flow }, address) => {
    const subject = `sign-in at a provider from ${addressGroup(address)}`;
    await throttle.take([{ subject, rate: limits.providerSignInsPerAddress }]);
    const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
    const secrets = await googleFlows.begin({ ...flow, nonce, verifier }, clock.now());
    const passedOn = Object.entries(parameters).filter(
      ([name]) => !RESERVED.has(name.toLowerCase()),
    );
    const request = { scopes, parameters: Object.fromEntries(passedOn) };
    const url = await google
      .authorizationUrl({ state: secrets.state, nonce, verifier }, request)
      .catch((error: unknown) => {
        throw providerUnavailable(error);
      });
    return { ...secrets, url };
  };
}
