import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const email = 'ada@example.com';
const STRANGERS_PASSWORD = 'a stranger chose it';

describeDatabases('an address that a stranger signed up first', (open) => {
  const start = async () => {
    const started = await startWithMailbox(await open(), { autoConfirm: false });
    const { client, url, auth, clock } = started;
    const data = { name: 'Mallory' };
    await client().signUp({ email, password: STRANGERS_PASSWORD, options: { data } });
    clock.advance(MINUTE);
    const token = await auth.createServiceRoleToken(HOUR);
    const admin = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${token}` } });
    const signIn = async (password: string) =>
      (await client().signInWithPassword({ email, password })).error?.code;
    return { ...started, admin, signIn };
  };

  it("keeps neither password once its owner signs up too, and lets the owner's mail set one", async () => {
    const { client, mailbox, signIn } = await start();
    const owner = client();
    await owner.signUp({ email, password: PASSWORD });
    const mail = await mailbox.newest(email, 2);
    expect(mail.text).toContain('more than once');
    const { data } = await owner.verifyOtp({ email, token: mail.code, type: 'signup' });
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    expect(await signIn(STRANGERS_PASSWORD)).toBe('invalid_credentials');
    expect(await signIn(PASSWORD)).toBe('invalid_credentials');
    expect((await owner.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(await signIn(PASSWORD)).toBeUndefined();
  });

  it('keeps the password when the same person signs up twice with it', async () => {
    const { client, mailbox, signIn } = await start();
    await client().signUp({ email, password: STRANGERS_PASSWORD });
    const { code, text } = await mailbox.newest(email, 2);
    expect(text).not.toContain('more than once');
    await client().verifyOtp({ email, token: code, type: 'signup' });
    expect(await signIn(STRANGERS_PASSWORD)).toBeUndefined();
  });

  it("loses the stranger's password when its owner signs in by a mailed code instead", async () => {
    const { client, mailbox, signIn } = await start();
    await client().signInWithOtp({ email });
    const { code } = await mailbox.newest(email, 2);
    expect((await client().verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    expect(await signIn(STRANGERS_PASSWORD)).toBe('invalid_credentials');
  });

  it("loses the stranger's password and metadata when its owner is invited", async () => {
    const { admin, url, mailbox, signIn } = await start();
    const { data } = await admin.inviteUserByEmail(email, { data: { team: 'Analysts' } });
    expect(data.user?.user_metadata).toMatchObject({ team: 'Analysts' });
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    const { fragment } = await followLink({ url }, (await mailbox.newest(email, 2)).link);
    expect(fragment.get('access_token')).toBeTruthy();
    expect(await signIn(STRANGERS_PASSWORD)).toBe('invalid_credentials');
  });

  it("takes the operator's password when an operator makes the sign-up link", async () => {
    const { admin, url, signIn } = await start();
    const { data } = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    await followLink({ url }, data.properties?.action_link ?? '');
    expect(await signIn(STRANGERS_PASSWORD)).toBe('invalid_credentials');
    expect(await signIn(PASSWORD)).toBeUndefined();
  });

  it('says that no password is valid in every later confirmation, too', async () => {
    const { client, mailbox, clock } = await start();
    await client().signUp({ email, password: PASSWORD });
    clock.advance(MINUTE);
    await client().resend({ type: 'signup', email });
    expect((await mailbox.newest(email, 3)).text).toContain('No password is valid');
    clock.advance(MINUTE);
    await client().signInWithOtp({ email });
    expect((await mailbox.newest(email, 4)).text).toContain('No password is valid');
  });
});
