import { useQuery } from '@tanstack/react-query';

import { loadConfiguration } from '#web/product/configuration.ts';

import { openClient } from '../session/open-client.ts';
import { texts } from '../texts.ts';

/** The sign-in methods after which the embedded auth service requires no current password: those by mail. */
const MAIL_METHODS: ReadonlySet<string> = new Set([
  'otp',
  'recovery',
  'magiclink',
  'invite',
  'email/signup',
]);

/** How long it does not require it, from the sign-in on. */
const RESET_LIFE_MS = 60 * 60 * 1000;

/** Whether the session may set a new password without the current one; undefined until known. */
export function useResetSession(authId: string | null): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['reset session', authId],
    queryFn: canResetPassword,
    enabled: authId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}

async function canResetPassword(): Promise<boolean> {
  const { auth } = await loadConfiguration();
  if (auth.mode !== 'embedded') return true;
  const { client } = await openClient(texts.errors.passwordFailed);
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  // When the claims are unavailable, the auth service decides once it is called.
  if (data === null) return true;
  return hasRecentMailStep(data.currentAuthenticationMethods, Date.now());
}

/** Whether the newest steps of a session include a mail that was opened within the time in which it counts. */
export function hasRecentMailStep(
  steps: readonly (string | { readonly method: string; readonly timestamp: number })[],
  now: number,
): boolean {
  return steps.some(
    (step) =>
      typeof step !== 'string' &&
      MAIL_METHODS.has(step.method) &&
      step.timestamp * 1000 >= now - RESET_LIFE_MS,
  );
}
