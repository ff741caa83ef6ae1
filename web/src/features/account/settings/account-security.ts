import { accountSecuritySchema } from '@proviso/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { queryClient } from '#web/lib/api/query-client.ts';
import { loadConfiguration } from '#web/product/configuration.ts';

import { openClient } from '../session/open-client.ts';
import { callAuth } from './call-auth.ts';
import { throwIfRefused } from './settings-error.ts';
import { texts } from './texts.ts';

/** The known security settings of an account. */
interface AccountSecurity {
  readonly hasPassword: boolean;
  /** Null if the auth service sends no such mails. */
  readonly hasLoginNotifications: boolean | null;
  /** The address that is awaiting confirmation. */
  readonly newEmail: string | null;
  readonly factors: readonly Factor[];
}

/** An active authenticator app. */
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

/** The signed-in person's security settings, refetched whenever the settings open. */
export function useAccountSecurity() {
  return useQuery(securityQuery);
}

/** Refetches them after a change. */
export async function refreshSecurity(): Promise<void> {
  await queryClient.invalidateQueries(securityQuery);
}

/** Switches the mails about new sign-ins on or off. */
export async function setLoginNotifications(isOn: boolean): Promise<void> {
  await callAuth('/security', accountSecuritySchema, {
    method: 'PUT',
    body: { login_notifications: isOn },
  });
}

async function readSecurity(): Promise<AccountSecurity> {
  const { client } = await openClient(texts.unavailable);
  const { data, error } = await client.getUser();
  throwIfRefused(error);
  const { user } = data;
  const { auth } = await loadConfiguration();
  const security =
    auth.mode === 'embedded' ? await callAuth('/security', accountSecuritySchema) : null;
  const verified = user?.factors?.filter(({ status }) => status === 'verified') ?? [];
  return {
    hasPassword: security?.has_password ?? hasEmailIdentity(user?.identities),
    hasLoginNotifications: security?.login_notifications ?? null,
    newEmail: user?.new_email || null,
    factors: verified.map(({ id, friendly_name: name, created_at: addedAt }, index) => ({
      id,
      name: name || texts.twoFactor.authenticator(index + 1),
      addedAt,
    })),
  };
}

/** This is all a hosted service reveals about whether there is a password. */
function hasEmailIdentity(identities: readonly { provider: string }[] = []): boolean {
  return identities.some(({ provider }) => provider === 'email');
}
