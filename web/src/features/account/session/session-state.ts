import type { Profile } from '@proviso/contracts';

import { createChangeListeners } from '#web/lib/change-listeners.ts';

/** Who is here. `error` says why a session that exists, or was asked for, could not be used. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly error?: string }
  /** The password was right, and the account asks for more before anything is shown. */
  | { readonly status: 'second-factor'; readonly authId: string }
  | { readonly status: 'signed-in'; readonly authId: string; readonly profile: Profile };

let state: SessionState = { status: 'loading' };
const listeners = createChangeListeners();

/** The present state; the same object until it changes. */
export function sessionState(): SessionState {
  return state;
}

/** Calls back after every change of the state. */
export const subscribeToSession = listeners.subscribe;

/** Puts another state in place of the present one; for those who keep the session alone. */
export function changeSession(next: SessionState): void {
  state = next;
  listeners.notify();
}
