import type { Profile } from '@proviso/contracts';

import { createChangeListeners } from '#web/lib/change-listeners.ts';

/** Who is signed in. `error` says why a session that exists, or was requested, could not be used. */
export type SessionState =
  | { readonly status: 'loading' }
  /** A session is stored in this browser, but the server did not answer who that is. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out'; readonly error?: string }
  /** The password was correct, and a second factor is required before anything is shown. */
  | { readonly status: 'second-factor'; readonly authId: string }
  | { readonly status: 'signed-in'; readonly authId: string; readonly profile: Profile };

let state: SessionState = { status: 'loading' };
let latest: string | null = null;
const listeners = createChangeListeners();

/** The current state; the same object until it changes. */
export function sessionState(): SessionState {
  return state;
}

/** The auth service's id of the signed-in person; null if nobody is signed in. */
export function currentAuthId(): string | null {
  return state.status === 'signed-in' ? state.authId : null;
}

/** The id of whoever is signed in, or was until the session ended by itself; null after signing out. */
export function latestAuthId(): string | null {
  return latest;
}

/** Calls back after every state change. */
export const subscribeToSession = listeners.subscribe;

/** Replaces the state; only for the modules that maintain the session. */
export function changeSession(next: SessionState): void {
  state = next;
  if (next.status === 'signed-in') latest = next.authId;
  else if (next.status === 'signed-out' && next.error === undefined) latest = null;
  listeners.notify();
}
