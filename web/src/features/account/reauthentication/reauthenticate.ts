import { openClient } from '../session/open-client.ts';
import { sendToAuth } from '../settings/call-auth.ts';
import { throwIfRefused } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';

/** Reauthenticates with the password; the session stays, and its sign-in counts as recent. */
export async function reauthenticateByPassword(password: string): Promise<void> {
  const sentences = { current_password_invalid: texts.proof.wrongPassword };
  await sendToAuth('/reauthenticate', { method: 'POST', body: { password }, sentences });
}

/** Reauthenticates with a mailed code. */
export async function reauthenticateByCode(nonce: string): Promise<void> {
  const sentences = { reauthentication_not_valid: texts.proof.wrongCode };
  await sendToAuth('/reauthenticate', { method: 'POST', body: { nonce }, sentences });
}

/** Requests that a code be mailed to the account's address. */
export async function requestReauthenticationCode(): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwIfRefused((await client.reauthenticate()).error);
}
