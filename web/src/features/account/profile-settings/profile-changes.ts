import type { UserAttributes } from '@supabase/auth-js';

import { refreshSessions } from '../security-settings/sessions.ts';
import { openClient } from '../session/open-client.ts';
import { showUpdatedUser } from '../session/session.ts';
import { refreshSecurity } from '../settings/account-security.ts';
import { sendToAuth } from '../settings/call-auth.ts';
import { throwIfRefused } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';

/** What is sent to set a new password. */
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** Whether to end the other sessions; a hosted service decides that by itself. */
  readonly endsOthers: boolean;
}

/** Sets a new password. */
export async function changePassword(change: PasswordChange): Promise<void> {
  const { current, password, endsOthers } = change;
  await update(
    {
      password,
      ...(current !== '' && { current_password: current }),
      ...(!endsOthers && { keep_other_sessions: true }),
    },
    texts.password.refusals,
  );
  await refreshSessions();
}

/** Sends confirmation mails to the old and the new address. */
export async function requestEmailChange(email: string): Promise<void> {
  await update({ email });
}

/**
 * Keeps the current address instead of the one that waits for confirmation; only the embedded auth service does this.
 * Whatever this tab shows, what happened meanwhile is shown afterwards.
 */
export async function cancelEmailChange(): Promise<void> {
  try {
    await sendToAuth('/user/email_change', {
      method: 'DELETE',
      sentences: { email_change_not_found: texts.profile.changeOver },
    });
  } finally {
    await showCurrentUser();
  }
}

/** Sets the name that the profile takes over. */
export async function changeName(name: string): Promise<void> {
  await update({ data: { name, full_name: name } });
}

/** The address may have changed in another tab, where the links of the mails open. */
async function showCurrentUser(): Promise<void> {
  const { client } = await openClient(texts.failed);
  await client.refreshSession();
  const { data } = await client.getUser();
  if (data.user) await showUpdatedUser(data.user);
  await refreshSecurity();
}

async function update(
  // The last attribute is an extension of our own auth service.
  attributes: UserAttributes & { readonly keep_other_sessions?: boolean },
  sentences: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { client } = await openClient(texts.failed);
  const { error } = await client.updateUser(attributes);
  throwIfRefused(error, sentences);
  await refreshSecurity();
}
