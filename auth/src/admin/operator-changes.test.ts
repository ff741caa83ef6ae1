import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import type { AccountChange } from '../options.ts';
import { enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';

const HOUR = 60 * 60 * 1000;
const email = 'ada@example.com';

describeDatabases('what an operator changes', (open) => {
  const start = async () => {
    const heard: AccountChange[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change);
    const started = await startWithMailbox(await open(), { onAccountChanged });
    const token = await started.auth.createServiceRoleToken(HOUR);
    const headers = { authorization: `Bearer ${token}` };
    const admin = new GoTrueAdminApi({ url: started.url, headers });
    return { ...started, heard, admin, headers };
  };

  it('is recorded as theirs and mailed to the owner, at the address before the change', async () => {
    const { admin, auth, heard, mailbox, ...started } = await start();
    const { client, session } = await signUp(started);
    const { id: userId } = session.user;
    const { factorId } = await enrollVerified(client, started);
    heard.splice(0);
    const own = { userId, address: null, userAgent: null };

    await admin.mfa.deleteFactor({ userId, id: factorId });
    expect(heard.splice(0)).toEqual([{ ...own, kind: 'factor_removed' }]);
    await admin.updateUserById(userId, { email: 'countess@example.com', password: 'another one' });
    expect(heard.splice(0)).toEqual([
      { ...own, kind: 'password_changed' },
      { ...own, kind: 'email_changed' },
    ]);
    await auth.users.update(userId, { password: 'a third one' });
    expect(heard.splice(0)).toEqual([{ ...own, kind: 'password_changed' }]);

    await auth.settle();
    const told = mailbox.mails.map(({ to, text }) => `${to}: ${text.split('\n')[0]}`).toSorted();
    expect(told).toEqual([
      `${email}: A second factor was added to your account.`,
      `${email}: A second factor was removed from your account.`,
      `${email}: The address of your account is now countess@example.com.`,
      `${email}: Your password was changed.`,
      'countess@example.com: Your password was changed.',
    ]);
  });

  it('is not worth a mail when it opens the account to nobody, or nobody confirmed the address', async () => {
    const { admin, auth, heard, mailbox, url, headers } = await start();
    const made = await admin.createUser({ email, password: 'harbour lantern' });
    const userId = made.data.user?.id ?? '';
    await admin.updateUserById(userId, { password: 'another lantern' });
    await admin.updateUserById(userId, { user_metadata: { name: 'Ada' }, ban_duration: '1h' });
    const missing = `${url}/admin/users/${userId}/factors/${userId}`;
    expect(await send(missing, { method: 'DELETE', headers })).toMatchObject({
      status: 404,
      body: { error_code: 'mfa_factor_not_found' },
    });
    await auth.settle();
    expect(heard.map(({ kind }) => kind)).toEqual(['password_changed']);
    expect(mailbox.mails).toEqual([]);
  });
});
