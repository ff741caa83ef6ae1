import { ownSessionsSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';

import { openClient } from '../session/open-client.ts';
import { callAuth, sendToAuth } from '../settings/call-auth.ts';
import { SettingsError, throwIfRefused } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';

/** The signed-in person's sessions, this one first; only the embedded auth service lists them. */
export const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: async () => (await callAuth('/sessions', ownSessionsSchema)).sessions,
  staleTime: 0,
});

/** Lists the sessions again, after something that ends some. */
export async function refreshSessions(): Promise<void> {
  await queryClient.invalidateQueries(sessionsQuery);
}

/** Ends one session. Succeeds if it has already ended. */
export async function endOwnSession(id: string): Promise<void> {
  try {
    await sendToAuth(`/sessions/${id}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof SettingsError && error.code === 'session_not_found')) throw error;
  }
  await refreshSessions();
}

/** Ends all sessions but this one. */
export async function endOtherSessions(): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwIfRefused((await client.signOut({ scope: 'others' })).error);
  await refreshSessions();
}
