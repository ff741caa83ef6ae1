import { navigate } from 'wouter/use-browser-location';

import { setAccessTokenSource } from '#web/lib/api/access-token.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { onRefusedSession } from '#web/lib/api/query-client.ts';
import { browserStorage } from '#web/lib/storage.ts';
import { paths } from '#web/paths.ts';

import { readCallback, type Callback } from './callback.ts';
import { currentAccessToken, onAuthEvent, type AuthListener } from './open-client.ts';
import { changeSession } from './session-state.ts';
import { isStorageKey } from './storage-key.ts';

/** Determines who is signed in and stays in sync with other tabs. Call once, at startup. */
export function startSession(): void {
  const callback = readCallback(location.href);
  setAccessTokenSource(currentAccessToken);
  onRefusedSession((error) => void handleApiRejection(error));
  listen(callback);
  if (callback !== null) void handleCallback(callback).catch(showSignedOut);
  else if (browserStorage.names().some(isStorageKey)) void retrySession();
  else changeSession({ status: 'signed-out' });
}

function listen(callback: Callback | null): void {
  // Every tab receives every event; a recovery link concerns only the tab in which it was opened.
  let isRecoveryPossible = callback?.kind === 'code';
  onAuthEvent((event, session) => {
    if (event === 'PASSWORD_RECOVERY' && isRecoveryPossible) {
      navigate(paths.newPassword, { replace: true });
    }
    if (event === 'INITIAL_SESSION') isRecoveryPossible = false;
    void handleAuthEvent(event, session);
  });
  addEventListener('storage', (event) => {
    if (isStorageKey(event.key) && event.newValue !== null) void resume();
  });
}

/** Looks again for the session that is stored in this browser. */
export async function retrySession(): Promise<void> {
  await resume().catch(() => changeSession({ status: 'unreachable' }));
}

async function resume(): Promise<void> {
  // Loads what it will need in parallel.
  void Promise.allSettled([import('./auth-client.ts'), import('./load-profile.ts')]);
  await (await loadSessionModule()).resumeSession();
}

async function handleApiRejection(error: ApiError): Promise<void> {
  await (await loadSessionModule()).handleApiRejection(error);
}

async function handleAuthEvent(...report: Parameters<AuthListener>): Promise<void> {
  (await loadSessionModule()).handleAuthEvent(...report);
}

async function handleCallback(callback: Callback): Promise<void> {
  await (await import('./handle-callback.ts')).handleCallback(callback);
}

// A visitor's page renders without the session code, just as it does without the auth client.
function loadSessionModule() {
  return import('./session.ts');
}

function showSignedOut(): void {
  // The next screen cannot be loaded either, and says so.
  changeSession({ status: 'signed-out' });
}
