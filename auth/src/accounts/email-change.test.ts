import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { Mail } from '../mail/mailer.ts';
import type { AccountChange } from '../options.ts';
import { openTables } from '../tables.ts';
import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';
import { sweepAddressChanges } from './address-change.ts';
import { createRecordChange } from './record-change.ts';

const MINUTE = 60 * 1000;
const OLD = 'ada@example.com';
const NEW = 'countess@example.com';
const TAKEN = 'taken@example.com';

describeDatabases('a change of email address', (open) => {
  const start = async (settings: Parameters<typeof startAuth>[1] = {}) => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { mailer: mailbox.mailer, ...settings });
    const { client } = await signUp(started, OLD);
    return { ...started, mailbox, own: client };
  };

  /** The same where addresses are confirmed by mail. */
  const startConfirming = async () => {
    const mailbox = await startMailbox();
    const settings = { mailer: mailbox.mailer, autoConfirm: false };
    const started = await startAuth(await open(), settings);
    await started.auth.createUser({ email: OLD, password: PASSWORD });
    const own = started.client();
    await own.signInWithPassword({ email: OLD, password: PASSWORD });
    return { ...started, mailbox, own };
  };

  it('takes effect when both addresses have confirmed it, in either order', async () => {
    for (const order of [
      [OLD, NEW],
      [NEW, OLD],
    ]) {
      const { own, mailbox, client, auth } = await start();
      const { data } = await own.updateUser({ email: NEW });
      expect(data.user).toMatchObject({ email: OLD, new_email: NEW });
      const [first = '', second = ''] = order;
      const verify = async (email: string) => {
        const { code } = await mailbox.newest(email);
        return client().verifyOtp({ email, token: code, type: 'email_change' });
      };
      const half = await verify(first);
      expect(half.error).toBeNull();
      expect(half.data.session).toBeNull();
      expect((await own.getUser()).data.user?.email).toBe(OLD);
      const whole = await verify(second);
      expect(whole.data.user).toMatchObject({ email: NEW, identities: [{ email: NEW }] });
      expect(whole.data.user?.new_email).toBeUndefined();
      const principal = await auth.verifyAccessToken(whole.data.session?.access_token ?? '');
      expect(principal).toMatchObject({ email: NEW, isEmailProven: true });
      const count = 2;
      expect((await mailbox.newest(OLD, count)).text).toContain(NEW);
      const signIn = (email: string) => client().signInWithPassword({ email, password: PASSWORD });
      expect((await signIn(NEW)).error).toBeNull();
      expect((await signIn(OLD)).error?.code).toBe('invalid_credentials');
    }
  });

  it('reports after the first link that a second confirmation is needed', async () => {
    const { own, mailbox, url } = await start();
    await own.updateUser({ email: NEW });
    const first = await followLink({ url }, (await mailbox.newest(NEW)).link);
    expect(first.fragment.get('message')).toMatch(/^Confirmation link accepted/u);
    expect(first.fragment.get('sb')).toBe('');
    const second = await followLink({ url }, (await mailbox.newest(OLD)).link);
    expect(second.fragment.get('type')).toBe('email_change');
    expect((await own.getUser()).data.user?.email).toBe(NEW);
  });

  it('is not completed by confirming one address twice, and completes once when both confirm concurrently', async () => {
    const { own, mailbox, url, clock } = await start();
    await own.updateUser({ email: NEW });
    await followLink({ url }, (await mailbox.newest(NEW)).link);
    clock.advance(MINUTE);
    await own.updateUser({ email: NEW });
    const [older] = mailbox.mails;
    const mails = [await mailbox.newest(NEW, 2), await mailbox.newest(OLD, 2)];
    expect((await followLink({ url }, older?.link ?? '')).fragment.get('error_code')).toBe(
      'otp_expired',
    );
    expect((await own.getUser()).data.user?.email).toBe(OLD);
    const arrivals = await Promise.all(mails.map(({ link }) => followLink({ url }, link)));
    const done = arrivals.filter(({ fragment }) => fragment.has('access_token'));
    expect(done).toHaveLength(1);
    expect((await own.getUser()).data.user?.email).toBe(NEW);
  });

  it('is confirmed only by the owner of the final address, even with many concurrent requests', async () => {
    const { own, mailbox, url, auth } = await start({ secureEmailChange: false });
    const { data } = await own.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(`${url}/user`, { method: 'PUT', body: { email: `${index}@example.com` }, headers }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const confirmed: string[] = [];
    for (const { to, link } of mailbox.mails) {
      const { fragment } = await followLink({ url }, link);
      if (fragment.has('access_token')) confirmed.push(to);
    }
    const { email } = await auth.users.get(data.session?.user.id ?? '');
    expect(confirmed).toEqual([email]);
  });

  it('invalidates links mailed to the old address', async () => {
    const { own, client, mailbox, url } = await start();
    await client().resetPasswordForEmail(OLD);
    const recovery = await mailbox.newest(OLD);
    await own.updateUser({ email: NEW });
    await followLink({ url }, (await mailbox.newest(NEW)).link);
    await followLink({ url }, (await mailbox.newest(OLD, 2)).link);
    expect((await followLink({ url }, recovery.link)).fragment.get('error_code')).toBe(
      'otp_expired',
    );
  });

  it('is rejected when the address is taken and addresses are confirmed automatically, either at the request or at the confirmation', async () => {
    const { own, client, mailbox, url } = await start();
    await signUp({ client }, TAKEN);
    expect((await own.updateUser({ email: TAKEN })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    await own.updateUser({ email: NEW });
    await signUp({ client }, NEW);
    await followLink({ url }, (await mailbox.newest(OLD)).link);
    const last = await followLink({ url }, (await mailbox.newest(NEW)).link);
    expect(last.fragment.get('error_code')).toBe('email_exists');
    expect((await own.getUser()).data.user?.email).toBe(OLD);
  });

  it('does not reveal who has an account where addresses are confirmed by mail, but mails all who would be asked', async () => {
    const { own, client, auth, mailbox, url, clock } = await startConfirming();
    await auth.createUser({ email: TAKEN, password: PASSWORD });
    const free = await own.updateUser({ email: NEW });
    expect(free.error).toBeNull();
    await mailbox.newest(NEW);
    expect((await mailbox.newest(OLD)).text).toContain(NEW);
    clock.advance(MINUTE);
    const taken = await own.updateUser({ email: TAKEN });
    expect(taken.error).toBeNull();
    expect(taken.data.user).toMatchObject({ email: OLD, new_email: TAKEN });
    expect(Object.keys(taken.data.user ?? {})).toEqual(Object.keys(free.data.user ?? {}));
    const notice = await mailbox.newest(TAKEN);
    expect(notice).toMatchObject({ link: '', code: '' });
    expect(notice.subject).toContain('already have an account');
    const current = await mailbox.newest(OLD, 2);
    expect(current.text).toContain(TAKEN);
    const accepted = await followLink({ url }, current.link);
    expect(accepted.fragment.get('message')).toMatch(/^Confirmation link accepted/u);
    clock.advance(MINUTE);
    expect((await client().resend({ type: 'email_change', email: OLD })).error).toBeNull();
    expect(await mailbox.newest(TAKEN, 2)).toMatchObject({ link: '', code: '' });
    expect((await own.getUser()).data.user?.email).toBe(OLD);
  });

  it("needs only the new address's confirmation when so configured, and can be resent", async () => {
    const { own, client, mailbox, url, clock } = await start({ secureEmailChange: false });
    await own.updateUser({ email: NEW });
    clock.advance(MINUTE);
    expect((await client().resend({ type: 'email_change', email: OLD })).error).toBeNull();
    const { link } = await mailbox.newest(NEW, 2);
    expect((await followLink({ url }, link)).fragment.has('access_token')).toBe(true);
    expect((await own.getUser()).data.user?.email).toBe(NEW);
  });

  it('that somebody else began ends with a new password, and cannot be mailed again', async () => {
    const { own, client, auth, mailbox, url, clock } = await start();
    const stolen = client();
    const { data } = await stolen.signInWithPassword({ email: OLD, password: PASSWORD });
    const passwords = [
      async () => own.updateUser({ password: 'another one', current_password: PASSWORD }),
      async () => auth.users.update(data.user?.id ?? '', { password: 'a third one' }),
    ];
    for (const setPassword of passwords) {
      await stolen.updateUser({ email: NEW });
      const sent = mailbox.mails.filter(({ to }) => to === NEW).length;
      await followLink({ url }, (await mailbox.newest(NEW, sent)).link);
      await setPassword();
      clock.advance(MINUTE);
      await client().resend({ type: 'email_change', email: OLD });
      await auth.settle();
      expect(mailbox.mails.filter(({ to }) => to === NEW)).toHaveLength(sent);
      const user = await auth.users.get(data.user?.id ?? '');
      expect(user).toMatchObject({ email: OLD, newEmail: null, emailChangeAcceptedBy: null });
      await stolen.signInWithPassword({ email: OLD, password: 'another one' });
    }
  });

  it('is called off by its own user with the current address, even long after the sign-in', async () => {
    const { own, mailbox, url, clock } = await start();
    await own.updateUser({ email: NEW });
    const { link } = await mailbox.newest(NEW);
    clock.advance(59 * MINUTE);
    await own.refreshSession();
    const { data, error } = await own.updateUser({ email: OLD });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBeUndefined();
    expect((await followLink({ url }, link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('ends when its links have expired', async () => {
    const connection = await open();
    const mailbox = await startMailbox();
    const { auth, client, clock, url } = await startAuth(connection, { mailer: mailbox.mailer });
    const { client: own, session } = await signUp({ client }, OLD);
    await own.updateUser({ email: NEW });
    await followLink({ url }, (await mailbox.newest(NEW)).link);
    clock.advance(59 * MINUTE);
    expect((await own.getUser()).data.user?.new_email).toBe(NEW);
    const database = openTables(connection);
    const heard: AccountChange[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change);
    const recordChange = createRecordChange({ onAccountChanged });
    const sweep = () => sweepAddressChanges(database, clock.now() - 60 * MINUTE, recordChange);
    await sweep();
    expect((await auth.users.get(session.user.id)).emailChangeAcceptedBy).toBe('new');
    clock.advance(MINUTE);
    await own.refreshSession();
    expect((await own.getUser()).data.user?.new_email).toBeUndefined();
    await client().resend({ type: 'email_change', email: OLD });
    await auth.settle();
    expect(mailbox.mails).toHaveLength(2);
    expect(heard).toEqual([]);
    await Promise.all([sweep(), sweep()]);
    const swept = { newEmail: null, emailChangeAcceptedBy: null };
    expect(await auth.users.get(session.user.id)).toMatchObject(swept);
    const { id: userId } = session.user;
    const nobody = { address: null, userAgent: null };
    expect(heard).toEqual([{ userId, kind: 'email_change_expired', ...nobody }]);
  });

  it('is not begun when its mails cannot be sent, and can be asked for again at once', async () => {
    let isDown = true;
    const { mailer } = await startMailbox();
    const sendUnlessDown = async (mail: Mail) => {
      if (isDown && mail.to === OLD) throw new Error('No mail is taken.');
      await mailer.send(mail);
    };
    const { own } = await start({ mailer: { send: sendUnlessDown } });
    expect((await own.updateUser({ email: NEW })).error?.status).toBe(500);
    expect((await own.getUser()).data.user?.new_email).toBeUndefined();
    expect((await own.reauthenticate()).error?.status).toBe(500);
    isDown = false;
    expect((await own.updateUser({ email: NEW })).data.user?.new_email).toBe(NEW);
    expect((await own.reauthenticate()).error).toBeNull();
  });
});
