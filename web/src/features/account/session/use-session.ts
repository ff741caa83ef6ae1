import type { Profile } from '@proviso/contracts';
import { useSyncExternalStore } from 'react';

import { sessionState, subscribeToSession, type SessionState } from './session-state.ts';
import { toUserId } from './user-id.ts';

/** Who is here, kept current. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState);
}

/** The signed-in person and the id that calls carry. Throws outside of the signed-in routes. */
export function useAccount(): { profile: Profile; userId: number } {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
  return { profile: session.profile, userId: toUserId(session.profile.id) };
}
