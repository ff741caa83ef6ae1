import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const PHONE = '+41790000000';

describeDatabases('a phone number', (open) => {
  /** What every endpoint that takes one answers: the error code, or nothing. */
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

  it('is refused everywhere unless it is switched on', async () => {
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

  it('is answered as unknown where it is switched on, and nobody says that a message was sent', async () => {
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

  it('has to be in international form', async () => {
    const { codes } = await ask('not a number', true);
    for (const code of Object.values(codes)) expect(code).toBe('validation_failed');
  });

  it('makes no account where sign-ups are closed', async () => {
    const { client } = await startAuth(await open(), { phoneSignIns: true, signup: 'closed' });
    const { error } = await client().signUp({ phone: PHONE, password: PASSWORD });
    expect(error?.code).toBe('signup_disabled');
    expect((await client().signInWithOtp({ phone: PHONE })).error?.code).toBe('signup_disabled');
  });
});
