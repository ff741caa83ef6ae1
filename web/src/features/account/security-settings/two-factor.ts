import { recoveryCodeCountSchema, recoveryCodesSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { queryClient } from '#web/lib/query-client.ts';

import { openClient } from '../session/open-client.ts';
import { refreshSecurity, type Factor } from '../settings/account-security.ts';
import { callAuth } from '../settings/call-auth.ts';
import { throwRefusal } from '../settings/settings-refusal.ts';
import { texts } from '../settings/texts.ts';
import { sessionsQuery } from './sessions.ts';

/** An authenticator app that is being set up. */
export interface Enrolment {
  readonly factorId: string;
  /** A picture as a data address. */
  readonly qrCode: string;
  /** Base32. */
  readonly secret: string;
}

/** How many recovery codes are left; only the embedded auth service has any. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: async () =>
    (await callAuth('/factors/recovery-codes', recoveryCodeCountSchema)).remaining,
  staleTime: 0,
});

/** Begins to set up another authenticator app, under a name that is free. */
export async function enrolAuthenticator(existing: readonly Factor[]): Promise<Enrolment> {
  const { client } = await openClient(texts.failed);
  const names = new Set(existing.map(({ name }) => name));
  const numbers = existing.map((_, index) => index + 1);
  const number = [...numbers, existing.length + 1].find(
    (candidate) => !names.has(texts.twoFactor.authenticator(candidate)),
  );
  await dropUnfinished();
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: texts.twoFactor.authenticator(number ?? existing.length + 1),
  });
  throwRefusal(error);
  if (data === null) throw new Error(texts.failed);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Finishes it with a code that the app shows; other sessions without a second factor end. */
export async function finishEnrolment(factorId: string, code: string): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwRefusal((await client.mfa.challengeAndVerify({ factorId, code })).error);
  await Promise.all([refreshSecurity(), queryClient.invalidateQueries(sessionsQuery)]);
}

/** Takes an authenticator app away. */
export async function removeAuthenticator(factorId: string): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwRefusal((await client.mfa.unenroll({ factorId })).error);
  // What the browser keeps of the session still speaks of it.
  await client.refreshSession();
  await Promise.all([refreshSecurity(), queryClient.invalidateQueries(recoveryCodesQuery)]);
}

/** Ten new recovery codes in place of older ones. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await callAuth('/factors/recovery-codes', recoveryCodesSchema, {
    method: 'POST',
  });
  await queryClient.invalidateQueries(recoveryCodesQuery);
  return codes;
}

/** What was begun and given up must not stand in the way of another try. */
async function dropUnfinished(): Promise<void> {
  const { client } = await openClient(texts.failed);
  const { data } = await client.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
}
