import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { AccountChange } from '../options.ts';
import { enrollVerified } from '../testing/factors.ts';
import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const NEW_PASSWORD = 'a quite different one';

describeDatabases('an account change listener', (open) => {
  it('is notified of every change, with its user and origin, before the response is sent', async () => {
    const mailbox = await startMailbox();
    const heard: AccountChange[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change);
    const settings = { mailer: mailbox.mailer, onAccountChanged, secureEmailChange: false };
    const started = await startAuth(await open(), settings);
    const { client, session } = await signUp(started);
    const take = () => heard.splice(0);

    await client.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    const from = { userId: session.user.id, address: '127.0.0.1' };
    const userAgent = expect.stringMatching(/./) as string;
    expect(take()).toEqual([{ ...from, userAgent, kind: 'password_changed' }]);

    await client.updateUser({ email: 'queen@example.com' });
    await client.updateUser({ email: 'ada@example.com' });
    await client.updateUser({ email: 'countess@example.com' });
    const requested = { ...from, userAgent, kind: 'email_change_requested' };
    const canceled = { ...from, userAgent, kind: 'email_change_canceled' };
    expect(take()).toEqual([requested, canceled, requested]);
    await followLink(started, (await mailbox.newest('countess@example.com')).link);
    expect(take()).toMatchObject([{ ...from, userAgent, kind: 'email_changed' }]);

    const enrolled = await enrollVerified(client, started);
    expect(take()).toMatchObject([{ ...from, userAgent, kind: 'factor_added' }]);
    const headers = { authorization: `Bearer ${enrolled.session.access_token}` };
    const made = await send(`${started.url}/factors/recovery-codes`, { method: 'POST', headers });
    const [code] = (made.body as { codes: string[] }).codes;
    await send(`${started.url}/factors/recover`, { headers, body: { code } });
    expect(take()).toMatchObject([
      { ...from, userAgent, kind: 'recovery_codes_created' },
      { ...from, userAgent, kind: 'recovery_code_used' },
    ]);

    const { factorId } = await enrollVerified(client, started);
    await client.mfa.unenroll({ factorId });
    const kinds = take().map(({ kind }) => kind);
    expect(kinds).toEqual(['factor_added', 'factor_removed']);
  });

  it('is notified when sessions elsewhere end, and when sign-in notices are switched', async () => {
    const heard: string[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change.kind);
    const started = await startAuth(await open(), { onAccountChanged });
    const { client, session } = await signUp(started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    await client.signOut({ scope: 'others' });
    expect(heard.splice(0)).toEqual([]);
    const email = 'ada@example.com';
    const signInElsewhere = () =>
      started.client().signInWithPassword({ email, password: PASSWORD });
    await signInElsewhere();
    await client.signOut({ scope: 'others' });
    expect(heard.splice(0)).toEqual(['sessions_ended']);
    const { data } = await signInElsewhere();
    const [, claims = ''] = data.session?.access_token.split('.') ?? [];
    const { session_id: id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      session_id: string;
    };
    await send(`${started.url}/sessions/${id}`, { method: 'DELETE', headers });
    expect(heard.splice(0)).toEqual(['sessions_ended']);
    for (const isOn of [false, false, true]) {
      const body = { login_notifications: isOn };
      await send(`${started.url}/security`, { method: 'PUT', body, headers });
    }
    expect(heard).toEqual(['sign_in_notices_changed', 'sign_in_notices_changed']);
  });

  it('is notified as part of the change, which is rolled back if that fails', async () => {
    const onAccountChanged = async () => {
      throw new Error('The note cannot be written.');
    };
    const started = await startAuth(await open(), { onAccountChanged });
    const { client } = await signUp(started);
    const email = 'ada@example.com';
    const { error } = await client.updateUser({
      password: NEW_PASSWORD,
      current_password: PASSWORD,
    });
    expect(error?.status).toBe(500);
    const { data } = await started.client().signInWithPassword({ email, password: PASSWORD });
    expect(data.user?.email).toBe(email);
  });
});
