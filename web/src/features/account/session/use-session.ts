import type { Profile } from '@proviso/contracts';
import { useSyncExternalStore } from 'react';

import { sessionState, subscribeToSession, type SessionState } from './session-state.ts';
import { toUserId } from './user-id.ts';

/** The current session state; rerenders when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState);
}

/** The signed-in person and the id that API calls carry. Throws outside the signed-in routes. */
export function useAccount(): { profile: Profile; userId: number } {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
  return { profile: session.profile, userId: toUserId(session.profile.id) };
}
