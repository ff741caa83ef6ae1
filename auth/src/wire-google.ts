import { createBeginGoogleSignIn } from './google/begin-google-sign-in.ts';
import { createFinishGoogleSignIn } from './google/finish-google-sign-in.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createResolveGoogleUser } from './google/resolve-google-user.ts';
import { createSignInWithIdToken } from './google/sign-in-with-id-token.ts';
import { createBrowserCookie } from './http/browser-cookie.ts';
import { createUnlinkIdentity } from './identities/unlink-identity.ts';
import type { AuthOptions } from './options.ts';

type Parts = Omit<
  Parameters<typeof createFinishGoogleSignIn>[0] &
    Parameters<typeof createBeginGoogleSignIn>[0] &
    Parameters<typeof createResolveGoogleUser>[0] &
    Parameters<typeof createSignInWithIdToken>[0],
  'google' | 'resolveGoogleUser'
>;

/** Wires sign-in through Google; without its configuration, what works without it. */
export function wireGoogle(parts: Parts, { google: settings, issuer }: AuthOptions) {
  const always = {
    browserCookie: createBrowserCookie(issuer, parts.limits.providerSignInLife),
    unlinkIdentity: createUnlinkIdentity(parts),
  };
  if (settings === undefined) {
    return {
      ...always,
      beginGoogleSignIn: undefined,
      finishGoogleSignIn: undefined,
      signInWithIdToken: undefined,
    };
  }
  const google = createGoogleProvider(settings, `${issuer}/callback`);
  const services = { ...parts, google, resolveGoogleUser: createResolveGoogleUser(parts) };
  return {
    ...always,
    beginGoogleSignIn: createBeginGoogleSignIn(services),
    finishGoogleSignIn: createFinishGoogleSignIn(services),
    signInWithIdToken: createSignInWithIdToken(services),
  };
}
