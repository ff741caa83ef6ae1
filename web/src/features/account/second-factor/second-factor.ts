import { showToast } from '#web/ui/toast-store.ts';

import { fetchFromAuth } from '../session/fetch-from-auth.ts';
import { openClient } from '../session/open-client.ts';
import { readRefusal, refusalMessage } from '../session/refusal-message.ts';
import { adoptSession } from '../session/session.ts';
import { texts } from '../texts.ts';

/** An app that shows codes for this account. */
export interface Authenticator {
  readonly id: string;
  readonly name: string;
}

/** The account's authenticators. Throws with a sentence. */
export async function listAuthenticators(): Promise<readonly Authenticator[]> {
  const { client } = await openClient(texts.errors.secondFactorFailed);
  const { data, error } = await client.mfa.listFactors();
  if (error) throw new Error(refusalMessage(error, texts.errors.secondFactorFailed));
  return data.totp.map(({ id, friendly_name: name }, index) => ({
    id,
    name: name || texts.authenticator(index + 1),
  }));
}

/** Elevates the session with an authenticator code. Throws with a sentence. */
export async function verifySecondFactor(factorId: string, code: string): Promise<void> {
  const { client } = await openClient(texts.errors.secondFactorFailed);
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw new Error(refusalMessage(error, texts.errors.secondFactorFailed));
  const { session } = (await client.getSession()).data;
  if (session) await adoptSession(session);
}

/**
 * Redeems a recovery code, which removes all authenticators, and continues without a second factor. Throws with a
 * sentence.
 */
export async function recoverWithCode(code: string): Promise<void> {
  const { client } = await openClient(texts.errors.secondFactorFailed);
  await redeemRecoveryCode(code, (await client.getSession()).data.session?.access_token ?? '');
  // The session stored in the browser still lists the authenticators.
  const { data, error } = await client.refreshSession();
  if (error) throw new Error(refusalMessage(error, texts.errors.secondFactorFailed));
  showToast(texts.recovered, texts.recoveredDetail);
  if (data.session) await adoptSession(data.session);
}

async function redeemRecoveryCode(code: string, accessToken: string): Promise<void> {
  const response = await fetchFromAuth('/factors/recover', {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { code },
  }).catch(() => null);
  if (response?.ok) return;
  const refusal = response && (await readRefusal(response));
  // The response to an earlier attempt was lost: the authenticators are already gone.
  if (refusal?.code === 'mfa_factor_not_found') return;
  if (refusal?.code === 'mfa_verification_failed') throw new Error(texts.errors.wrongRecoveryCode);
  throw new Error(
    refusal
      ? refusalMessage(refusal, texts.errors.secondFactorFailed)
      : texts.errors.secondFactorFailed,
  );
}
