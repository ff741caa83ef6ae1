import type { AuthChangeEvent, Session } from '@supabase/auth-js';

import type { OpenedAuthClient } from './auth-client.ts';

/** Hears what happens to the session, in this tab or in another one. */
export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

// The client is fetched when a session may exist or is wanted: a visitor's page draws without it.
let opening: Promise<OpenedAuthClient> | undefined;
let opened: OpenedAuthClient | undefined;
let listener: AuthListener = () => undefined;

/** Opens the auth service's client once. Throws with the given sentence when it cannot be fetched or configured. */
export function openClient(failure: string): Promise<OpenedAuthClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw new Error(failure, { cause: error });
  });
  return opening;
}

/** The client if somebody has opened it already. */
export function openedClient(): OpenedAuthClient | undefined {
  return opened;
}

/** The bearer token for the API, refreshed where it is about to expire; null for a visitor. */
export async function currentAccessToken(): Promise<string | null> {
  // Does not wait for the client: what is asked before there is one, the configuration, needs no token.
  const session = await opened?.client.getSession();
  return session?.data.session?.access_token ?? null;
}

/** Names who hears of the client's events, from its opening on. */
export function onAuthEvent(next: AuthListener): void {
  listener = next;
}

async function open(): Promise<OpenedAuthClient> {
  const { openAuthClient } = await import('./auth-client.ts');
  opened = await openAuthClient();
  opened.client.onAuthStateChange((event, session) => listener(event, session));
  return opened;
}
