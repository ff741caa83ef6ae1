import type { Sealer } from '../options.ts';
import type { GoogleSignIn } from './google-provider.ts';

/** The provider's own tokens, for a browser that wants to use them there; handed out once and not kept. */
export type ProviderTokens = Pick<GoogleSignIn, 'providerToken' | 'providerRefreshToken'>;

/** The tokens in wire format. */
export function providerTokensBody(tokens: ProviderTokens): Record<string, string> {
  const { providerToken, providerRefreshToken } = tokens;
  return {
    provider_token: providerToken,
    ...(providerRefreshToken !== undefined && { provider_refresh_token: providerRefreshToken }),
  };
}

/** Encrypts the tokens for the time between issuing a flow's code and its exchange. */
export function sealProviderTokens(
  sealer: Sealer,
  flowId: string,
  { providerToken, providerRefreshToken }: ProviderTokens,
): Uint8Array {
  const plain = JSON.stringify({ providerToken, providerRefreshToken });
  return sealer.seal(Buffer.from(plain), sealingContext(flowId));
}

/** The inverse of `sealProviderTokens`. */
export function openProviderTokens(
  sealer: Sealer,
  flowId: string,
  sealed: Uint8Array,
): ProviderTokens {
  const plain = Buffer.from(sealer.open(sealed, sealingContext(flowId))).toString();
  return JSON.parse(plain) as ProviderTokens;
}

function sealingContext(flowId: string): string {
  return `auth flow payload ${flowId}`;
}
