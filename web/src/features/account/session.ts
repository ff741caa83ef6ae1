import type { Profile } from '@proviso/contracts';
import type { Session as AuthSession } from '@supabase/auth-js';
import { navigate } from 'wouter/use-browser-location';

import { setAccessTokenSource } from '#web/lib/access-token.ts';
import { onRefusedSession, queryClient } from '#web/lib/query-client.ts';
import { paths } from '#web/paths.ts';

import type { OpenedAuthClient } from './auth-client.ts';
import { isStorageKey } from './storage-key.ts';
import { texts } from './texts.ts';

/** Who is here. `error` says why a session that exists could not be used. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly error?: string }
  | { readonly status: 'signed-in'; readonly authId: string; readonly profile: Profile };

// The client and the schemas are fetched when a session may exist or is wanted: a visitor's page draws without them.
let opening: Promise<OpenedAuthClient> | undefined;
let opened: OpenedAuthClient | undefined;
let adopting: { authId: string; done: Promise<void> } | undefined;
let isChecking = false;
let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();

/** The present state; the same object until it changes. */
export function sessionState(): SessionState {
  return state;
}

/** Calls back after every change of the state. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Finds out who is here. To be called once, when the program starts. */
export function startSession(): void {
  setAccessTokenSource(accessToken);
  onRefusedSession(() => void checkSession());
  addEventListener('storage', (event) => {
    if (isStorageKey(event.key) && event.newValue !== null) void resumeSession();
  });
  if (mayHaveSession()) void resumeSession();
  else change({ status: 'signed-out' });
}

/** Signs in. Throws with the auth service's message or the specification's sentence. */
export async function signIn(email: string, password: string): Promise<void> {
  const { client } = await openClient(texts.errors.loginFailed);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error) throw new Error(error.message || texts.errors.loginFailed);
  await adopt(data.session);
}

/** Signs up; answers `confirm` when the address must first be confirmed by mail. Throws as {@link signIn} does. */
export async function signUp(
  name: string,
  email: string,
  password: string,
): Promise<'signed-in' | 'confirm'> {
  const { client } = await openClient(texts.errors.registrationFailed);
  const { data, error } = await client.signUp({
    email,
    password,
    options: { data: { name, full_name: name } },
  });
  if (error) throw new Error(error.message || texts.errors.registrationFailed);
  if (data.session === null) return 'confirm';
  await adopt(data.session);
  return 'signed-in';
}

/** Leaves for Google, which sends the browser back to the dashboard. Throws as {@link signIn} does. */
export async function signInWithGoogle(): Promise<void> {
  const { client } = await openClient(texts.errors.googleFailed);
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}/dashboard` },
  });
  if (error) throw new Error(error.message || texts.errors.googleFailed);
}

/** Ends the session in this browser, also when the auth service cannot be reached. */
export async function endSession(): Promise<void> {
  if (opened) {
    const { error } = await opened.client.signOut({ scope: 'local' });
    if (error) localStorage.removeItem(opened.storageKey);
  }
  leave();
}

/** The server refused a call: asks the auth service whether the session was ended elsewhere, and if so ends it here. */
async function checkSession(): Promise<void> {
  if (!opened || isChecking) return;
  isChecking = true;
  const { error } = await opened.client.getUser();
  if (error?.status === 401 || error?.status === 403) {
    localStorage.removeItem(opened.storageKey);
    leave();
  }
  isChecking = false;
}

async function resumeSession(): Promise<void> {
  try {
    const { client } = await openClient(texts.errors.loginFailed);
    const { data } = await client.getSession();
    if (data.session) await adopt(data.session);
    else forget();
  } catch (error) {
    forget(error instanceof Error ? error.message : texts.errors.loginFailed);
  }
}

function openClient(failure: string): Promise<OpenedAuthClient> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw new Error(failure, { cause: error });
  });
  return opening;
}

async function open(): Promise<OpenedAuthClient> {
  const { openAuthClient } = await import('./auth-client.ts');
  opened = await openAuthClient();
  opened.client.onAuthStateChange((event, session) => {
    if (event === 'SIGNED_OUT') leave();
    // The client waits for its listeners, so calls that need its session start after this one has returned.
    else if (session) setTimeout(() => void adopt(session).catch(ignoreShownError));
  });
  return opened;
}

/** Makes a session of the auth service ours; once for each person, however many events report it. */
async function adopt(session: AuthSession): Promise<void> {
  const authId = session.user.id;
  if (state.status === 'signed-in' && state.authId === authId) return;
  if (adopting?.authId !== authId) {
    adopting = { authId, done: enter(session).finally(() => (adopting = undefined)) };
  }
  await adopting.done;
}

async function enter({ user }: AuthSession): Promise<void> {
  // Somebody else has signed in, in another tab.
  if (state.status === 'signed-in') forget();
  try {
    const { loadProfile } = await import('./load-profile.ts');
    const profile = await loadProfile(user);
    change({ status: 'signed-in', authId: user.id, profile });
  } catch (error) {
    const message = error instanceof Error ? error.message : texts.errors.loginFailed;
    change({ status: 'signed-out', error: message });
    throw error;
  }
}

/** Leaves the screens of a session: for the landing page when it was ended on purpose, here or in another tab. */
function leave(): void {
  if (state.status !== 'signed-in') return;
  if (isChecking) {
    forget(texts.errors.sessionEnded);
  } else {
    navigate(paths.landing);
    forget();
  }
}

function forget(error?: string): void {
  // What one person has read must not be there for the next one.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/config' });
  change(error === undefined ? { status: 'signed-out' } : { status: 'signed-out', error });
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function accessToken(): Promise<string | null> {
  // Does not wait for the client: what is asked before there is one, the configuration, needs no token.
  const session = await opened?.client.getSession();
  return session?.data.session?.access_token ?? null;
}

/** A stored session, or an address to which the auth service has sent the browser back. */
function mayHaveSession(): boolean {
  const answered = new URLSearchParams(location.search);
  return (
    Object.keys(localStorage).some(isStorageKey) || answered.has('code') || answered.has('error')
  );
}

function ignoreShownError(): void {
  // The state already carries the reason, and the screens show it.
}
