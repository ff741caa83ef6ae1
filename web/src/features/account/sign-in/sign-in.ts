import { paths } from '#web/paths.ts';

import { openClient } from '../session/open-client.ts';
import { signInMessage, serviceMessage } from '../session/refusal-message.ts';
import { adoptSession } from '../session/session.ts';
import { texts } from '../texts.ts';

/** The password was correct, but the address has not been confirmed yet. */
export class UnconfirmedAddressError extends Error {
  override readonly name = 'UnconfirmedAddressError';
}

/** Signs in. Throws with the auth service's message or a general sentence. */
export async function signIn(email: string, password: string): Promise<void> {
  const { client } = await openClient(texts.errors.loginFailed);
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error?.code === 'email_not_confirmed') throw new UnconfirmedAddressError(error.message);
  if (error) throw new Error(signInMessage(error, texts.errors.loginFailed));
  await adoptSession(data.session);
}

/** Signs up; returns `confirm` when the address must first be confirmed by mail. Throws as {@link signIn} does. */
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
  if (error) throw new Error(signInMessage(error, texts.errors.registrationFailed));
  if (data.session === null) return 'confirm';
  await adoptSession(data.session);
  return 'signed-in';
}

/** Redirects to Google, which redirects back to the dashboard. Throws as {@link signIn} does. */
export async function signInWithGoogle(): Promise<void> {
  const { client } = await openClient(texts.errors.googleFailed);
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}${paths.dashboard}` },
  });
  if (error) throw new Error(serviceMessage(error, texts.errors.googleFailed));
}
