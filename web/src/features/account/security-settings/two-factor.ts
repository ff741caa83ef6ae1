import { recoveryCodeCountSchema, recoveryCodesSchema } from '@proviso/contracts';
import { queryOptions } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';

import { openClient } from '../session/open-client.ts';
import { refreshSecurity, type Factor } from '../settings/account-security.ts';
import { callAuth } from '../settings/call-auth.ts';
import { throwIfRefused } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';
import { sessionsQuery } from './sessions.ts';

/** An authenticator app that is being set up. */
export interface Enrollment {
  readonly factorId: string;
  /** The QR code as a data URL. */
  readonly qrCode: string;
  /** Base32. */
  readonly secret: string;
}

/** The number of recovery codes left; only the embedded auth service has them. */
export const recoveryCodesQuery = queryOptions({
  queryKey: ['recovery-codes'],
  queryFn: async () =>
    (await callAuth('/factors/recovery-codes', recoveryCodeCountSchema)).remaining,
  staleTime: 0,
});

/** Starts enrolling another authenticator app under an unused name. */
export async function enrollAuthenticator(existing: readonly Factor[]): Promise<Enrollment> {
  const { client } = await openClient(texts.failed);
  const names = new Set(existing.map(({ name }) => name));
  const numbers = existing.map((_, index) => index + 1);
  const number = [...numbers, existing.length + 1].find(
    (candidate) => !names.has(texts.twoFactor.authenticator(candidate)),
  );
  await removeUnfinishedFactors();
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: texts.twoFactor.authenticator(number ?? existing.length + 1),
  });
  throwIfRefused(error);
  if (data === null) throw new Error(texts.failed);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Completes the enrollment with a code from the app; ends other sessions that lack a second factor. */
export async function finishEnrollment(factorId: string, code: string): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwIfRefused((await client.mfa.challengeAndVerify({ factorId, code })).error);
  await Promise.all([refreshSecurity(), queryClient.invalidateQueries(sessionsQuery)]);
}

/** Removes an authenticator app. */
export async function removeAuthenticator(factorId: string): Promise<void> {
  const { client } = await openClient(texts.failed);
  throwIfRefused((await client.mfa.unenroll({ factorId })).error);
  // The session stored in the browser still lists it.
  await client.refreshSession();
  await Promise.all([refreshSecurity(), queryClient.invalidateQueries(recoveryCodesQuery)]);
}

/** Replaces the recovery codes with ten new ones. */
export async function createRecoveryCodes(): Promise<readonly string[]> {
  const { codes } = await callAuth('/factors/recovery-codes', recoveryCodesSchema, {
    method: 'POST',
  });
  await queryClient.invalidateQueries(recoveryCodesQuery);
  return codes;
}

/** Removes abandoned enrollments, which would block another attempt. */
async function removeUnfinishedFactors(): Promise<void> {
  const { client } = await openClient(texts.failed);
  const { data } = await client.mfa.listFactors();
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await client.mfa.unenroll({ factorId: id });
  }
}
