import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const MINUTE = 60 * 1000;
const email = 'ada@example.com';
const credentials = { email, password: PASSWORD };

describeDatabases('POST /signup with email confirmation', (open) => {
  const start = async () => {
    const mailbox = await startMailbox();
    const connection = await open();
    const started = await startAuth(connection, { autoConfirm: false, mailer: mailbox.mailer });
    return { ...started, mailbox, database: openTables(connection) };
  };

  it('creates no session until the code is verified', async () => {
    const { client, mailbox, auth } = await start();
    const own = client();
    const { data, error } = await own.signUp(credentials);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect((await own.signInWithPassword(credentials)).error?.code).toBe('email_not_confirmed');
    const { code } = await mailbox.newest(email);
    const verified = await own.verifyOtp({ email, token: code, type: 'signup' });
    expect(verified.data.user?.user_metadata).toMatchObject({ email_verified: true });
    const principal = await auth.verifyAccessToken(verified.data.session?.access_token ?? '');
    expect(principal).toMatchObject({ email, isEmailProven: true });
    expect((await own.signInWithPassword(credentials)).error).toBeNull();
  });

  it('creates a session through the mailed link, using PKCE', async () => {
    const { client, mailbox, url } = await start();
    const own = client('pkce');
    await own.signUp(credentials);
    const { link } = await mailbox.newest(email);
    expect(link).toMatch(/^http:\/\/proviso\.test\/auth\/v1\/verify\?token=pkce_/u);
    const { status, address, query } = await followLink({ url }, link);
    expect([status, address]).toEqual([303, 'http://proviso.test/']);
    const { data, error } = await own.exchangeCodeForSession(query.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
  });

  it('responds the same for new, pending and existing accounts, and sends one mail each time', async () => {
    const { client, url, mailbox, clock, database } = await start();
    const signUp = (password: string) => {
      clock.advance(MINUTE);
      return send(`${url}/signup`, { body: { email, password, data: { name: 'Ada' } } });
    };
    const fresh = await signUp(PASSWORD);
    const waiting = await signUp('a stranger chose it');
    const { code } = await mailbox.newest(email, 2);
    await client().verifyOtp({ email, token: code, type: 'email' });
    const existing = await signUp('a stranger chose it');
    const shape = ({ status, body }: typeof fresh) => {
      const user = body as Record<string, unknown>;
      const timeless = Object.entries(user).filter(([key]) => !key.endsWith('_at') && key !== 'id');
      const { sub: _sub, ...metadata } = user['user_metadata'] as Record<string, unknown>;
      return {
        status,
        keys: Object.keys(user),
        ...Object.fromEntries(timeless),
        user_metadata: metadata,
      };
    };
    expect(shape(waiting)).toEqual(shape(fresh));
    expect(shape(existing)).toEqual(shape(fresh));
    expect(existing.body).toMatchObject({ identities: [], role: '' });
    expect((await mailbox.newest(email, 3)).subject).toContain('already have an account');
    expect(mailbox.mails).toHaveLength(3);
    expect((await mailbox.newest(email, 2)).text).not.toContain('already have');
    expect(await database.selectFrom('authUsers').selectAll().execute()).toHaveLength(1);
  });

  it('allows one mail per minute, including for addresses without an account', async () => {
    const { client, clock, mailbox } = await start();
    await client().signUp(credentials);
    const { error } = await client().resend({ type: 'signup', email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/u,
    );
    const stranger = { type: 'signup', email: 'nobody@example.com' } as const;
    expect((await client().resend(stranger)).error).toBeNull();
    expect((await client().resend(stranger)).error?.code).toBe('over_email_send_rate_limit');
    clock.advance(MINUTE);
    expect((await client().resend({ type: 'signup', email })).error).toBeNull();
    const { code } = await mailbox.newest(email, 2);
    const [first] = mailbox.mails;
    const verify = (token: string) => client().verifyOtp({ email, token, type: 'signup' });
    expect((await verify(first?.code ?? '')).error?.code).toBe('otp_expired');
    expect((await verify(code)).error).toBeNull();
    expect(mailbox.mails).toHaveLength(2);
  });

  it('leaves no account behind when the mail is rejected, and allows another attempt', async () => {
    const { client, mailbox, database, url } = await start();
    mailbox.refuse();
    const refused = await send(`${url}/signup`, { body: credentials });
    expect(refused).toMatchObject({ status: 500, body: { error_code: 'unexpected_failure' } });
    expect(await database.selectFrom('authUsers').selectAll().execute()).toEqual([]);
    const { error } = await client().signUp(credentials);
    expect(error?.status).toBe(500);
  });

  it('refuses to start without a way to send mail', async () => {
    await expect(startAuth(await open(), { autoConfirm: false })).rejects.toThrow('mailer');
  });
});
