import { openClient } from '../session/open-client.ts';
import { refusalMessage } from '../session/refusal-message.ts';
import { texts } from '../texts.ts';

/** Sets the password of the signed-in account, which ends its other sessions. Throws with a sentence to show. */
export async function setNewPassword(password: string): Promise<void> {
  const { client } = await openClient(texts.errors.passwordFailed);
  const { error } = await client.updateUser({ password });
  if (error) throw new Error(refusalMessage(error, texts.errors.passwordFailed));
}
