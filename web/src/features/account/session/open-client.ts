import type { AuthChangeEvent, Session } from '@supabase/auth-js';

import type { OpenedAuthClient } from './auth-client.ts';

/** Receives session events from this tab and from others. */
export type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

// Loaded only when a session may exist or is needed: a visitor's page renders without the client.
let opening: Promise<OpenedAuthClient> | undefined;
let opened: OpenedAuthClient | undefined;
let listener: AuthListener = () => undefined;

/** Opens the auth service's client once. Throws with the given sentence when it cannot be loaded or configured. */
export function openClient(failure: string): Promise<OpenedAuthClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw new Error(failure, { cause: error });
  });
  return opening;
}

/** The client, if it has already been opened. */
export function openedClient(): OpenedAuthClient | undefined {
  return opened;
}

/** The bearer token for the API, refreshed if it is about to expire; null for a visitor. */
export async function currentAccessToken(): Promise<string | null> {
  // Does not wait for the client: the only call made before there is one, for the configuration, needs no token.
  const session = await opened?.client.getSession();
  return session?.data.session?.access_token ?? null;
}

/** Registers the listener for the client's events, starting when the client opens. */
export function onAuthEvent(next: AuthListener): void {
  listener = next;
}

async function open(): Promise<OpenedAuthClient> {
  const { openAuthClient } = await import('./auth-client.ts');
  opened = await openAuthClient();
  opened.client.onAuthStateChange((event, session) => listener(event, session));
  return opened;
}
