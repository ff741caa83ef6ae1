import { describeDatabases } from '@proviso/database/testing';
import { expect, it, vi } from 'vitest';

import { enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const email = 'ada@example.com';

describeDatabases('two-factor authentication', (open) => {
  it('notifies the owner when a factor is added or removed, or recovery codes are replaced or used', async () => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { mailer: mailbox.mailer });
    const { client } = await signUp(started);
    const { factorId } = await enrollVerified(client, started);
    await client.mfa.unenroll({ factorId });
    started.clock.advance(60_000);
    const { session } = await enrollVerified(client, started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const address = `${started.url}/factors/recovery-codes`;
    await send(address, { method: 'POST', headers });
    const { body } = await send(address, { method: 'POST', headers });
    const { codes } = body as { codes: string[] };
    await send(`${started.url}/factors/recover`, { body: { code: codes[0] }, headers });
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(5));
    expect(new Set(mailbox.mails.map(({ to }) => to))).toEqual(new Set([email]));
    const texts = mailbox.mails.map(({ text, html }) => text + html).join('');
    for (const news of [
      'A second factor was added to your account',
      'A second factor was removed from your account',
      'The recovery codes of your account were replaced',
      'A recovery code of your account was used',
    ]) {
      expect(texts).toContain(news);
    }
    for (const code of codes) expect(texts).not.toContain(code);
  });

  it('is still required after a password recovery', async () => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { mailer: mailbox.mailer });
    const { factorId, authenticator } = await enrollVerified(
      (await signUp(started)).client,
      started,
    );
    const client = started.client();
    await client.resetPasswordForEmail(email);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2));
    const { code: token } = await mailbox.newest(email, 2);
    const { data } = await client.verifyOtp({ email, token, type: 'recovery' });
    const principal = await started.auth.verifyAccessToken(data.session?.access_token ?? '');
    expect(principal).toMatchObject({ aal: 'aal1', hasVerifiedFactor: true });
    const password = 'a quite different one';
    const refused = await client.updateUser({ password });
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    await client.mfa.challengeAndVerify({ factorId, code: authenticator.code(1) });
    expect((await client.updateUser({ password })).error).toBeNull();
    const old = await started.client().signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
  });
});
