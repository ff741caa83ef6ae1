import type { User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import { createFlowStateStore } from '../flows/flow-state-store.ts';
import type { AuthLimits, Clock, Sealer } from '../options.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import type { SessionOrigin } from '../sessions/session-store.ts';
import type { AuthDatabase } from '../tables.ts';
import type { GoogleFlow, GoogleFlowStore } from './google-flow-store.ts';
import type { GoogleProvider, GoogleSignIn } from './google-provider.ts';
import { type ProviderTokens, sealProviderTokens } from './provider-tokens.ts';
import type { ResolveGoogleUser } from './resolve-google-user.ts';

/** What the browser returned with. */
interface Callback {
  readonly query: URLSearchParams;
  /** The secret a browser kept for a sign-in with the given state. */
  readonly readBrowserSecret: (state: string) => string | undefined;
  readonly origin: SessionOrigin;
}

/** The outcome: tokens, or a code for the client that began, or an error for the client to show. */
export type FinishedSignIn =
  | {
      readonly outcome: 'session';
      readonly redirectTo: string;
      readonly grant: SessionGrant;
      readonly providerTokens: ProviderTokens;
    }
  | {
      readonly outcome: 'code';
      readonly redirectTo: string;
      readonly code: string;
      readonly userId: string;
    }
  | {
      readonly outcome: 'refused';
      /** Absent when the browser's destination is unknown. */
      readonly redirectTo: string | undefined;
      readonly reason: AuthError;
    };

/** Finishes a sign-in at the provider; refusals are outcomes too, since the browser has to be redirected somewhere. */
export type FinishGoogleSignIn = (callback: Callback) => Promise<FinishedSignIn>;

interface Dependencies {
  readonly database: AuthDatabase;
  readonly google: GoogleProvider;
  readonly googleFlows: GoogleFlowStore;
  readonly resolveGoogleUser: ResolveGoogleUser;
  readonly openSession: OpenSession;
  readonly sealer: Sealer;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

const MAX_DESCRIPTION = 200;

/** Binds `FinishGoogleSignIn`. */
export function createFinishGoogleSignIn(dependencies: Dependencies): FinishGoogleSignIn {
  return async (callback) => {
    let redirectTo: string | undefined;
    try {
      const { state, flow } = await takeFlow(dependencies, callback);
      redirectTo = flow.redirectTo;
      const signIn = await exchange(dependencies, callback, { ...flow, state });
      const user = await dependencies.resolveGoogleUser(
        signIn.profile,
        flow.linkTo,
        callback.origin,
      );
      return await finish(dependencies, callback, { flow, user, signIn });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return { outcome: 'refused', redirectTo, reason: error };
    }
  };
}

async function takeFlow(
  { googleFlows, limits, clock }: Dependencies,
  { query, readBrowserSecret }: Callback,
): Promise<{ state: string; flow: GoogleFlow }> {
  const state = query.get('state') ?? '';
  if (state === '') {
    throw new AuthError('bad_oauth_callback', { message: 'OAuth state parameter missing' });
  }
  const now = clock.now();
  const secrets = { state, browserSecret: readBrowserSecret(state) ?? '' };
  return { state, flow: await googleFlows.take(secrets, now - limits.providerSignInLife, now) };
}

async function exchange(
  { google }: Dependencies,
  { query }: Callback,
  secrets: GoogleFlow & { readonly state: string },
): Promise<GoogleSignIn> {
  const refusal = query.get('error');
  if (refusal !== null) {
    const message = (query.get('error_description') ?? refusal).slice(0, MAX_DESCRIPTION);
    throw new AuthError('bad_oauth_callback', { message });
  }
  try {
    return await google.exchange(query, secrets);
  } catch (cause) {
    throw new AuthError('bad_oauth_callback', { cause });
  }
}

/** A client that began with a challenge gets a code, so that tokens are never in a URL. */
async function finish(
  { database, openSession, sealer, clock }: Dependencies,
  { origin }: Callback,
  { flow, user, signIn }: { flow: GoogleFlow; user: User; signIn: GoogleSignIn },
): Promise<FinishedSignIn> {
  const { redirectTo, challenge } = flow;
  if (challenge === undefined) {
    const grant = await openSession(user, 'oauth', origin);
    return { outcome: 'session', redirectTo, grant, providerTokens: signIn };
  }
  const now = clock.now();
  const code = await database.transaction().execute(async (transaction) => {
    const flows = createFlowStateStore(transaction);
    const id = await flows.create({ challenge, method: 'oauth' }, now);
    const sealedPayload = sealProviderTokens(sealer, id, signIn);
    return flows.issueCode(id, { userId: user.id, sealedPayload }, now);
  });
  if (code === undefined) throw new Error('A flow is gone that was just begun.');
  return { outcome: 'code', redirectTo, code, userId: user.id };
}
