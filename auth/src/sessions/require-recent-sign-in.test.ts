import { describeDatabases } from '@proviso/database/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { enrollVerified, STEP } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startWithMail } from '../testing/start-with-mailbox.ts';

const HOUR = 60 * 60 * 1000;
const EMAIL = 'ada@example.com';
const STALE = 'reauthentication_needed';

describeDatabases('a session whose sign-in is an hour old', (open) => {
  const start = async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const letHourPass = async () => {
      started.clock.advance(HOUR + 1000);
      await client.refreshSession();
    };
    return { started, client, letHourPass: letHourPass };
  };
  const enroll = async (client: GoTrueClient) =>
    (await client.mfa.enroll({ factorType: 'totp' })).error?.code;

  it('cannot enroll a second factor until its user signs in again', async () => {
    const { started, client, letHourPass } = await start();
    expect(await enroll(client)).toBeUndefined();
    await letHourPass();
    expect(await enroll(client)).toBe(STALE);
    const again = started.client();
    await again.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    expect(await enroll(again)).toBeUndefined();
  });

  it('cannot create recovery codes, or remove a factor until a code is verified again', async () => {
    const { started, client, letHourPass } = await start();
    const { factorId, authenticator } = await enrollVerified(client, started);
    await letHourPass();
    const remove = async () => (await client.mfa.unenroll({ factorId })).error?.code;
    expect(await remove()).toBe(STALE);
    const { data } = await client.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    const codes = await send(`${started.url}/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(codes).toMatchObject({ status: 400, body: { error_code: STALE } });
    started.clock.advance(STEP);
    await client.mfa.challengeAndVerify({ factorId, code: authenticator.code() });
    expect(await remove()).toBeUndefined();
  });

  it('cannot change the email address, but can still change metadata', async () => {
    const { client, letHourPass } = await start();
    await letHourPass();
    const change = async (email: string) => (await client.updateUser({ email })).error?.code;
    expect(await change('countess@example.com')).toBe(STALE);
    expect(await change('ada@example.com')).toBeUndefined();
    expect((await client.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
  });

  it('cannot set the first password, until its user proves by mail whose account it is', async () => {
    const { own, mail, clock, mailbox, url } = await startWithMail(await open(), EMAIL);
    await own.verifyOtp({ email: EMAIL, token: mail.code, type: 'email' });
    clock.advance(HOUR + 1000);
    await own.refreshSession();
    const setPassword = async () => (await own.updateUser({ password: PASSWORD })).error?.code;
    expect(await setPassword()).toBe(STALE);
    await own.reauthenticate();
    const { code: nonce } = await mailbox.newest(EMAIL, 2);
    const { data } = await own.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    await send(`${url}/reauthenticate`, { body: { nonce }, headers: { authorization } });
    expect(await setPassword()).toBeUndefined();
  });
});
