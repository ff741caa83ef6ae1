import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { PASSWORD } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const email = 'ada@example.com';

describeDatabases('sign-in codes', (open) => {
  const start = async (settings: Parameters<typeof startAuth>[1]) => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { ...settings, mailer: mailbox.mailer });
    return { ...started, mailbox };
  };

  it('are not mailed to unknown addresses when sign-up is closed, without revealing it', async () => {
    const { client, auth, mailbox } = await start({ signup: 'closed' });
    await auth.createUser({ email, password: PASSWORD });
    expect((await client().signInWithOtp({ email: 'new@example.com' })).error).toBeNull();
    const options = { shouldCreateUser: false };
    expect(
      (await client().signInWithOtp({ email: 'other@example.com', options })).error,
    ).toBeNull();
    expect((await client().signInWithOtp({ email, options })).error).toBeNull();
    await mailbox.newest(email);
    expect(mailbox.mails).toHaveLength(1);
  });

  it('are refused to unknown addresses with an error when so configured', async () => {
    const { client, auth } = await start({ signup: 'closed', refuseUnknown: true });
    await auth.createUser({ email, password: PASSWORD });
    const stranger = { email: 'new@example.com', options: { shouldCreateUser: false } };
    const { error } = await client().signInWithOtp(stranger);
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const other = await client().signInWithOtp({ email: 'other@example.com' });
    expect(other.error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect((await client().signInWithOtp({ ...stranger, email })).error).toBeNull();
  });
});
