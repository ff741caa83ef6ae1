import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const HOUR = 60 * 60 * 1000;
const email = 'ada@example.com';
const NEW_PASSWORD = 'a quite different one';

describeDatabases('password recovery', (open) => {
  const start = async (settings: Parameters<typeof startAuth>[1] = {}) => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { mailer: mailbox.mailer, ...settings });
    await started.auth.createUser({ email, password: PASSWORD, isEmailProven: true });
    return { ...started, mailbox };
  };

  it('sets a new password without the old one, ends other sessions and mails a notice', async () => {
    const { client, url, mailbox } = await start();
    const elsewhere = client();
    await elsewhere.signInWithPassword({ email, password: PASSWORD });
    const own = client('pkce');
    await own.resetPasswordForEmail(email);
    const { query } = await followLink({ url }, (await mailbox.newest(email)).link);
    await own.exchangeCodeForSession(query.get('code') ?? '');
    const claims = await own.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
    expect((await own.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await mailbox.newest(email, 2)).text).toContain('Your password was changed');
    const { error } = await client().signInWithPassword({ email, password: NEW_PASSWORD });
    expect(error).toBeNull();
  });

  it('invalidates mailed codes and links when the password changes', async () => {
    const { client, url, mailbox } = await start();
    const own = client();
    await own.signInWithPassword({ email, password: PASSWORD });
    await client().resetPasswordForEmail(email);
    const { link, code } = await mailbox.newest(email);
    await own.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect((await followLink({ url }, link)).fragment.get('error_code')).toBe('otp_expired');
    const { error } = await client().verifyOtp({ email, token: code, type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  });

  it('responds the same for addresses without an account, and sends no mail', async () => {
    const { client, mailbox } = await start();
    expect((await client().resetPasswordForEmail('nobody@example.com')).error).toBeNull();
    const again = await client().resetPasswordForEmail('nobody@example.com');
    expect(again.error?.code).toBe('over_email_send_rate_limit');
    expect((await client().resetPasswordForEmail('no address')).error?.status).toBe(400);
    await client().resetPasswordForEmail(email);
    await mailbox.newest(email);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('succeeds when the mail server is down, and logs the failure without the address', async () => {
    const { client, mailbox, log } = await start();
    mailbox.refuse();
    expect((await client().resetPasswordForEmail(email)).error).toBeNull();
    await expect.poll(() => log.join('')).toContain('auth.fault');
    expect(log.join('')).not.toContain(email);
  });

  it('waives the current password only for an hour', async () => {
    const { client, mailbox, clock } = await start();
    const own = client();
    await own.resetPasswordForEmail(email);
    const { code } = await mailbox.newest(email);
    await own.verifyOtp({ email, token: code, type: 'recovery' });
    clock.advance(HOUR + 1000);
    await own.refreshSession();
    const { error } = await own.updateUser({ password: NEW_PASSWORD });
    expect(error?.code).toBe('current_password_required');
  });

  it('requires a mailed code to change the password in an old session, when enabled', async () => {
    const { client, mailbox, clock } = await start({
      securePasswordChange: true,
      requireCurrentPassword: false,
    });
    const { client: own } = await signUp({ client }, 'grace@example.com');
    clock.advance(25 * HOUR);
    await own.refreshSession();
    const change = async (nonce?: string) =>
      (await own.updateUser({ password: NEW_PASSWORD, ...(nonce && { nonce }) })).error?.code;
    expect(await change()).toBe('reauthentication_needed');
    expect((await own.reauthenticate()).error).toBeNull();
    const { code } = await mailbox.newest('grace@example.com');
    expect(code).toMatch(/^\d{6}$/u);
    expect(await change(code === '000000' ? '000001' : '000000')).toBe(
      'reauthentication_not_valid',
    );
    expect(await change(code)).toBeUndefined();
    expect((await own.reauthenticate()).error?.code).toBe('over_email_send_rate_limit');
  });
});
