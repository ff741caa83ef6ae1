import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const PHONE = '+41790000000';

describeDatabases('a phone number', (open) => {
  /** The error codes of every endpoint that accepts a phone number; undefined for none. */
  const ask = async (phone: string, phoneSignIns: boolean) => {
    const started = await startAuth(await open(), { phoneSignIns });
    const client = started.client();
    const { client: own } = await signUp(started);
    const codeOf = async (answer: Promise<{ error: { code?: string | undefined } | null }>) =>
      (await answer).error?.code;
    const codes = {
      signUp: await codeOf(client.signUp({ phone, password: PASSWORD })),
      password: await codeOf(client.signInWithPassword({ phone, password: PASSWORD })),
      otp: await codeOf(client.signInWithOtp({ phone })),
      otpOfAccount: await codeOf(
        client.signInWithOtp({ phone, options: { shouldCreateUser: false } }),
      ),
      resend: await codeOf(client.resend({ phone, type: 'sms' })),
      update: await codeOf(own.updateUser({ phone })),
      verify: await codeOf(client.verifyOtp({ phone, token: '123456', type: 'sms' })),
    };
    return { codes, started };
  };

  it('is rejected by every endpoint unless phone sign-in is enabled', async () => {
    const { codes, started } = await ask(PHONE, false);
    const disabled = 'phone_provider_disabled';
    expect(codes).toEqual({
      signUp: disabled,
      password: disabled,
      otp: disabled,
      otpOfAccount: disabled,
      resend: disabled,
      update: disabled,
      verify: 'otp_expired',
    });
    const { body } = await send(`${started.url}/settings`);
    expect(body).toMatchObject({ external: { phone: false }, sms_provider: '' });
  });

  it('is treated as unknown when phone sign-in is enabled, without claiming that a message was sent', async () => {
    const { codes, started } = await ask(PHONE, true);
    expect(codes).toEqual({
      signUp: 'sms_send_failed',
      password: 'invalid_credentials',
      otp: 'sms_send_failed',
      otpOfAccount: 'otp_disabled',
      resend: undefined,
      update: 'sms_send_failed',
      verify: 'otp_expired',
    });
    const { body } = await send(`${started.url}/settings`);
    expect(body).toMatchObject({ external: { phone: true }, sms_provider: '' });
    expect(await started.auth.users.list({ page: 1, perPage: 9, filter: '' })).toMatchObject({
      total: 1,
    });
  });

  it('must be in international format', async () => {
    const { codes } = await ask('not a number', true);
    for (const code of Object.values(codes)) expect(code).toBe('validation_failed');
  });

  it('can be used to sign in with a password once an operator has confirmed it', async () => {
    const started = await startAuth(await open(), { phoneSignIns: true });
    const token = await started.auth.createServiceRoleToken(60_000);
    const headers = { authorization: `Bearer ${token}` };
    const admin = new GoTrueAdminApi({ url: started.url, headers });
    const made = await admin.createUser({ phone: PHONE, password: PASSWORD });
    expect(made.data.user).toMatchObject({
      email: '',
      phone: '41790000000',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone: '41790000000' } }],
    });
    const signIn = (client: GoTrueClient) =>
      client.signInWithPassword({ phone: PHONE, password: PASSWORD });
    expect((await signIn(started.client())).error?.code).toBe('phone_not_confirmed');
    const id = made.data.user?.id ?? '';
    const confirmed = await admin.updateUserById(id, { phone_confirm: true, email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toBeUndefined();
    expect(confirmed.data.user?.phone_confirmed_at).toBe(confirmed.data.user?.confirmed_at);
    const own = started.client();
    expect((await signIn(own)).error).toBeNull();
    const { data } = await own.getClaims();
    expect(data?.claims).toMatchObject({ email: '', phone: '41790000000', is_anonymous: false });
    const wrong = { phone: PHONE, password: 'not the right one' };
    expect((await started.client().signInWithPassword(wrong)).error?.code).toBe(
      'invalid_credentials',
    );
    const taken = await admin.createUser({ phone: PHONE, email: 'grace@example.com' });
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' });
    expect((await admin.createUser({})).error?.code).toBe('validation_failed');
    const moved = await admin.updateUserById(id, { phone: '+41790000001' });
    expect(moved.data.user).toMatchObject({ phone: '41790000001' });
    expect(moved.data.user?.phone_confirmed_at).toBeUndefined();
    started.clock.advance(1);
    const both = await admin.updateUserById(id, { email: 'grace@example.com' });
    expect(both.data.user).toMatchObject({ email: 'grace@example.com', phone: '41790000001' });
    expect(both.data.user?.app_metadata.providers).toEqual(['phone', 'email']);
  });

  it('cannot be assigned by an operator when phone sign-in is disabled', async () => {
    const started = await startAuth(await open());
    const headers = {
      authorization: `Bearer ${await started.auth.createServiceRoleToken(60_000)}`,
    };
    const admin = new GoTrueAdminApi({ url: started.url, headers });
    const { error } = await admin.createUser({ phone: PHONE, password: PASSWORD });
    expect(error?.code).toBe('phone_provider_disabled');
  });

  it('creates no account when sign-up is closed', async () => {
    const { client } = await startAuth(await open(), { phoneSignIns: true, signup: 'closed' });
    const { error } = await client().signUp({ phone: PHONE, password: PASSWORD });
    expect(error?.code).toBe('signup_disabled');
    expect((await client().signInWithOtp({ phone: PHONE })).error?.code).toBe('signup_disabled');
  });
});
