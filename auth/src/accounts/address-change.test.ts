import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import type { Mail } from '../mail/mailer.ts';
import type { AccountChange } from '../options.ts';
import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const MINUTE = 60 * 1000;
const OLD = 'ada@example.com';
const NEW = 'countess@example.com';

describeDatabases('a change of address that waits for its confirmation', (open) => {
  const start = async (settings: Parameters<typeof startAuth>[1] = {}) => {
    const mailbox = await startMailbox();
    const heard: AccountChange[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change);
    const parts = { mailer: mailbox.mailer, onAccountChanged, ...settings };
    const started = await startAuth(await open(), parts);
    const { client: own, session } = await signUp(started, OLD);
    const cancel = async () => {
      const { data } = await own.getSession();
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      return send(`${started.url}/user/email_change`, { method: 'DELETE', headers });
    };
    return { ...started, mailbox, heard, own, userId: session.user.id, cancel };
  };

  it('ends an hour after it was asked for, however often its mails are sent again', async () => {
    const { own, auth, client, clock, mailbox, url, userId } = await start();
    await own.updateUser({ email: NEW });
    await followLink({ url }, (await mailbox.newest(NEW)).link);
    clock.advance(50 * MINUTE);
    await client().resend({ type: 'email_change', email: OLD });
    const again = await mailbox.newest(OLD, 2);
    expect(again.text).toContain('The link is valid for 10 minutes.');
    clock.advance(10 * MINUTE);
    await client().resend({ type: 'email_change', email: OLD });
    await auth.settle();
    expect(mailbox.mails.filter(({ to }) => to === OLD)).toHaveLength(2);
    const { fragment } = await followLink({ url }, again.link);
    expect(fragment.get('error_code')).toBe('otp_expired');
    expect((await auth.users.get(userId)).email).toBe(OLD);
  });

  it('is called off by a call that can do nothing else, and only while it waits', async () => {
    const { own, auth, cancel, heard, mailbox, url, userId, clock } = await start();
    await own.updateUser({ email: NEW });
    expect((await cancel()).status).toBe(204);
    expect((await own.getUser()).data.user?.new_email).toBeUndefined();
    const { link } = await mailbox.newest(NEW);
    expect((await followLink({ url }, link)).fragment.get('error_code')).toBe('otp_expired');
    clock.advance(MINUTE);
    await own.updateUser({ email: NEW });
    for (const to of [NEW, OLD]) await followLink({ url }, (await mailbox.newest(to, 2)).link);
    const count = mailbox.mails.length;
    const refused = await cancel();
    expect([refused.status, (refused.body as { error_code: string }).error_code]).toEqual([
      409,
      'email_change_not_found',
    ]);
    await auth.settle();
    expect(mailbox.mails.slice(count).map(({ to }) => to)).not.toContain(NEW);
    expect(await auth.users.get(userId)).toMatchObject({ email: NEW, newEmail: null });
    const kinds = heard.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'email_change_requested',
      'email_change_canceled',
      'email_change_requested',
      'email_changed',
    ]);
  });

  it('cannot be called off once its time is over', async () => {
    const { own, cancel, heard, clock } = await start();
    await own.updateUser({ email: NEW });
    clock.advance(60 * MINUTE);
    await own.refreshSession();
    await own.updateUser({ email: OLD });
    expect((await cancel()).status).toBe(409);
    expect(heard.map(({ kind }) => kind)).toEqual(['email_change_requested']);
  });

  it('is recorded when an operator begins it, and when a new password ends it', async () => {
    const { own, auth, heard, url, userId } = await start();
    const headers = { authorization: `Bearer ${await auth.createServiceRoleToken(MINUTE)}` };
    const admin = new GoTrueAdminApi({ url, headers });
    const changed = { type: 'email_change_new', email: OLD, newEmail: NEW } as const;
    await admin.generateLink(changed);
    const operator = { userId, address: null, userAgent: null };
    expect(heard.splice(0)).toEqual([{ ...operator, kind: 'email_change_requested' }]);
    await own.updateUser({ password: 'another one', current_password: PASSWORD });
    expect(heard.map(({ kind }) => kind)).toEqual(['password_changed', 'email_change_canceled']);
  });

  it('mails nobody at the new address while the current one takes no mail', async () => {
    const { mailbox } = await start();
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.to === OLD) throw new Error('No mail is taken.');
        await mailbox.mailer.send(mail);
      },
    };
    const { own } = await start({ mailer });
    for (let round = 0; round < 3; round += 1) {
      expect((await own.updateUser({ email: NEW })).error?.status).toBe(500);
    }
    expect(mailbox.mails).toEqual([]);
  });

  it('mails the current address once a minute, even if the new one takes no mail', async () => {
    const { mailbox } = await start();
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.to === NEW) throw new Error('No mail is taken.');
        await mailbox.mailer.send(mail);
      },
    };
    const { own } = await start({ mailer });
    expect((await own.updateUser({ email: NEW })).error?.status).toBe(500);
    expect((await own.updateUser({ email: NEW })).error?.code).toBe('over_email_send_rate_limit');
    expect(mailbox.mails.map(({ to }) => to)).toEqual([OLD]);
  });
});
