import { navigate } from 'wouter/use-browser-location';

import { browserStorage } from '#web/lib/storage.ts';
import { paths } from '#web/paths.ts';

import { openClient } from '../session/open-client.ts';
import { refusalMessage } from '../session/refusal-message.ts';
import { adoptSession } from '../session/session.ts';
import { texts } from '../texts.ts';
import type { SentMail } from './sent-mail.ts';

type Request = Pick<SentMail, 'kind' | 'email'>;

/**
 * Requests the mail (again) and goes to the screen that waits for the response to it. Behaves the same whether or not
 * the address has an account. Throws with a sentence.
 */
export async function requestMail({ kind, email }: Request): Promise<void> {
  const { client, storageKey } = await openClient(texts.errors.mailFailed);
  const restoreVerifier = backUpVerifier(storageKey);
  const { error } =
    kind === 'recovery'
      ? await client.resetPasswordForEmail(email, {
          redirectTo: `${location.origin}${paths.newPassword}`,
        })
      : await client.resend({ type: 'signup', email });
  if (error) {
    restoreVerifier();
    throw new Error(refusalMessage(error, texts.errors.mailFailed));
  }
  openCheckMail({ kind, email });
}

/** Goes to the screen that waits for the response to a mail that has just been sent. */
export function openCheckMail(request: Request): void {
  const state: SentMail = { ...request, sentAt: Date.now() };
  navigate(paths.checkMail, { state, replace: location.pathname === paths.checkMail });
}

/** Verifies the six digits from a mail in place of its link; works on every device. Throws with a sentence. */
export async function verifyMailedCode({ kind, email }: Request, code: string): Promise<void> {
  const { client } = await openClient(texts.errors.codeFailed);
  const { data, error } = await client.verifyOtp({
    email,
    token: code,
    type: kind === 'recovery' ? 'recovery' : 'email',
  });
  if (error) throw new Error(refusalMessage(error, texts.errors.codeFailed));
  if (data.session === null) throw new Error(texts.errors.codeFailed);
  navigate(kind === 'recovery' ? paths.newPassword : paths.landing, { replace: true });
  await adoptSession(data.session);
}

/**
 * The client discards the previous mail's secret when it requests another one, even if that request is refused; without
 * the secret, the link that the person already has would stop working.
 */
function backUpVerifier(storageKey: string): () => void {
  const name = `${storageKey}-code-verifier`;
  const verifier = browserStorage.read(name);
  return () => {
    if (verifier !== null) browserStorage.write(name, verifier);
  };
}
