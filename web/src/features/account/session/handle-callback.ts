import { navigate } from 'wouter/use-browser-location';

import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from '../texts.ts';
import { withoutCallback, type Callback } from './callback.ts';
import { callbackMessage, refusalMessage } from './refusal-message.ts';
import { changeSession, sessionState } from './session-state.ts';
import { resumeSession, type ResumedSession } from './session.ts';

/** Screens that explain themselves why a link failed. */
const PATHS_SHOWING_ERRORS = new Set<string>([paths.login, paths.newPassword]);

/** Handles the auth service's redirect back: results in a session, or in the reason why there is none. */
export async function handleCallback(callback: Callback): Promise<void> {
  // The client would treat a failure as the whole response, and ignore a stored session.
  if (callback.kind !== 'code') removeCallbackFromUrl();
  if (callback.kind === 'half-confirmed') {
    await resumeSession();
    showToast(texts.halfConfirmed, texts.halfConfirmedDetail);
    return;
  }
  const failure = failureOf(callback, await resumeSession());
  removeCallbackFromUrl();
  if (failure === null) return;
  const { status } = sessionState();
  if (status === 'signed-in') {
    // A signed-in person stays where they are.
    showToast(texts.answerRefused, failure, 'destructive');
  } else if (status === 'signed-out') {
    if (!PATHS_SHOWING_ERRORS.has(location.pathname)) navigate(paths.login, { replace: true });
    changeSession({ status, error: failure });
  }
}

function failureOf(
  callback: Exclude<Callback, { kind: 'half-confirmed' }>,
  { error, hasSession }: ResumedSession,
): string | null {
  if (callback.kind === 'failure') return callbackMessage(callback.code);
  if (error) return refusalMessage(error, texts.errors.loginFailed);
  // The client ignores a code whose flow began elsewhere.
  return hasSession ? null : texts.errors.otherBrowser;
}

function removeCallbackFromUrl(): void {
  history.replaceState(history.state, '', withoutCallback(location.href));
}
