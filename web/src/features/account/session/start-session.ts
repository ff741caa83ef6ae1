import { navigate } from 'wouter/use-browser-location';

import { setAccessTokenSource } from '#web/lib/access-token.ts';
import { onRefusedSession } from '#web/lib/query-client.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from '../texts.ts';
import { readCallback, withoutCallback, type Callback } from './callback.ts';
import { onAuthEvent } from './open-client.ts';
import { callbackSentence, refusalSentence } from './refusal-sentence.ts';
import { changeSession, sessionState } from './session-state.ts';
import {
  currentAccessToken,
  followAuthEvent,
  reactToRefusal,
  resumeSession,
  type Resumed,
} from './session.ts';
import { isStorageKey } from './storage-key.ts';

/** Screens that say themselves what was wrong with a link. */
const SPEAKING_PATHS = new Set<string>([paths.login, paths.newPassword]);

/** Finds out who is here, and stays in step with the other tabs. To be called once, when the program starts. */
export function startSession(): void {
  const callback = readCallback(location.href);
  setAccessTokenSource(currentAccessToken);
  onRefusedSession((error) => void reactToRefusal(error));
  listen(callback);
  if (callback !== null) void arrive(callback);
  else if (Object.keys(localStorage).some(isStorageKey)) void resumeSession();
  else changeSession({ status: 'signed-out' });
}

function listen(callback: Callback | null): void {
  // Every tab hears of every event; a link that begins a recovery concerns the one in which it was opened.
  let mayBeRecovery = callback?.kind === 'code';
  onAuthEvent((event, session) => {
    if (event === 'PASSWORD_RECOVERY' && mayBeRecovery) {
      navigate(paths.newPassword, { replace: true });
    }
    if (event === 'INITIAL_SESSION') mayBeRecovery = false;
    followAuthEvent(event, session);
  });
  addEventListener('storage', (event) => {
    if (isStorageKey(event.key) && event.newValue !== null) void resumeSession();
  });
}

/** The auth service has sent the browser back: ends with a session, or with the reason why there is none. */
async function arrive(callback: Callback): Promise<void> {
  // The client would take a failure for the whole answer, and leave a stored session aside.
  if (callback.kind === 'failure') cleanAddress();
  const failure = failureOf(callback, await resumeSession());
  cleanAddress();
  if (failure === null) return;
  const { status } = sessionState();
  if (status === 'signed-in') {
    // A reader of the app stays where he is.
    showToast(texts.answerRefused, failure, 'destructive');
  } else if (status === 'signed-out') {
    if (!SPEAKING_PATHS.has(location.pathname)) navigate(paths.login, { replace: true });
    changeSession({ status, error: failure });
  }
}

function failureOf(callback: Callback, { error, hasSession }: Resumed): string | null {
  if (callback.kind === 'failure') return callbackSentence(callback.code);
  if (error) return refusalSentence(error, texts.errors.loginFailed);
  // The client passes over a code whose flow began elsewhere.
  return hasSession ? null : texts.errors.otherBrowser;
}

function cleanAddress(): void {
  history.replaceState(history.state, '', withoutCallback(location.href));
}
