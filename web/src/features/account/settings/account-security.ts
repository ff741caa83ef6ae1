import { accountSecuritySchema } from '@proviso/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { loadConfiguration } from '#web/lib/configuration.ts';
import { queryClient } from '#web/lib/query-client.ts';

import { openClient } from '../session/open-client.ts';
import { callAuth } from './call-auth.ts';
import { throwRefusal } from './settings-refusal.ts';
import { texts } from './texts.ts';

/** What is known of how an account is guarded. */
interface AccountSecurity {
  readonly hasPassword: boolean;
  /** Null where the auth service sends no such mails. */
  readonly hasLoginNotifications: boolean | null;
  /** The address that waits for its confirmation. */
  readonly newEmail: string | null;
  readonly factors: readonly Factor[];
}

/** An authenticator app that is in use. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
}

const securityQuery = queryOptions({
  queryKey: ['account-security'],
  queryFn: readSecurity,
  staleTime: 0,
});

/** How the signed-in person's account is guarded, read anew whenever the settings open. */
export function useAccountSecurity() {
  return useQuery(securityQuery);
}

/** Reads it anew after a change. */
export async function refreshSecurity(): Promise<void> {
  await queryClient.invalidateQueries(securityQuery);
}

/** Switches the mails about new sign-ins. */
export async function setLoginNotifications(isOn: boolean): Promise<void> {
  await callAuth('/security', accountSecuritySchema, {
    method: 'PUT',
    body: { login_notifications: isOn },
  });
}

async function readSecurity(): Promise<AccountSecurity> {
  const { client } = await openClient(texts.unavailable);
  const { data, error } = await client.getUser();
  throwRefusal(error);
  const { user } = data;
  const { auth } = await loadConfiguration();
  const own = auth.mode === 'embedded' ? await callAuth('/security', accountSecuritySchema) : null;
  const verified = user?.factors?.filter(({ status }) => status === 'verified') ?? [];
  return {
    hasPassword: own?.has_password ?? hasEmailIdentity(user?.identities),
    hasLoginNotifications: own?.login_notifications ?? null,
    newEmail: user?.new_email || null,
    factors: verified.map(({ id, friendly_name: name, created_at: addedAt }, index) => ({
      id,
      name: name || texts.twoFactor.authenticator(index + 1),
      addedAt,
    })),
  };
}

/** A hosted service says no more than this about a password. */
function hasEmailIdentity(identities: readonly { provider: string }[] = []): boolean {
  return identities.some(({ provider }) => provider === 'email');
}
