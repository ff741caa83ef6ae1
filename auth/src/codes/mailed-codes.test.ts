import { createHash } from 'node:crypto';

import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { DEFAULT_LIMITS } from '../options.ts';
import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMail, startWithMailbox } from '../testing/start-with-mailbox.ts';

const MINUTE = 60 * 1000;
const email = 'ada@example.com';

/** Bodies with missing, contradictory or invalid properties. */
const REFUSED: [body: object, status: number, code: string][] = [
  [{ type: 'signup', email }, 400, 'validation_failed'],
  [{ type: 'signup', token: '123456' }, 400, 'validation_failed'],
  [{ type: 'signup', token: '123456', token_hash: 'x', email }, 400, 'validation_failed'],
  [{ type: 'signup', token_hash: 'x', email }, 400, 'validation_failed'],
  [{ type: 'nonsense', token: '123456', email }, 400, 'validation_failed'],
  [{ type: 'sms', token: '123456', phone: 'abc' }, 400, 'validation_failed'],
  [{ type: 'sms', token: '123456', phone: '+41790000000' }, 403, 'otp_expired'],
  [{ type: 'signup', token: '123456', email: 'nobody@example.com' }, 403, 'otp_expired'],
  [{ type: 'signup', token: '123456', email: 'no address' }, 403, 'otp_expired'],
  [{ type: 'recovery', token_hash: 'made-up' }, 403, 'otp_expired'],
];

describeDatabases('mailed codes and links', (open) => {
  const guess = (url: string, token: string) =>
    send(`${url}/verify`, { body: { type: 'magiclink', email, token } });

  it('allow signing in once with the code', async () => {
    const { own, mail, url } = await startWithMail(await open(), email);
    const { data } = await own.verifyOtp({ email, token: mail.code, type: 'email' });
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    const claims = await own.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'otp' }]);
    expect(await guess(url, mail.code)).toMatchObject({ status: 403 });
  });

  it('allow signing in once with the token from the link', async () => {
    const { own, mail } = await startWithMail(await open(), email);
    const token_hash = new URL(mail.link).searchParams.get('token') ?? '';
    expect((await own.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
    const again = await own.verifyOtp({ token_hash, type: 'magiclink' });
    expect(again.error?.message).toBe('Email link is invalid or has expired');
  });

  it("are used up only by the button on the link's page, not by fetching the link", async () => {
    const { url, mail } = await startWithMail(await open(), email);
    for (let count = 0; count < 3; count += 1) {
      const page = await fetch(`${url}/verify${new URL(mail.link).search}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('content-security-policy')).toContain('http://proviso.test');
      const html = await page.text();
      expect(html).toContain('<form method="post">');
      expect(html).not.toMatch(/<script|token/u);
    }
    const { status, fragment } = await followLink({ url }, mail.link);
    expect(status).toBe(303);
    expect(Object.fromEntries(fragment)).toMatchObject({
      token_type: 'bearer',
      type: 'magiclink',
      expires_in: '3600',
      sb: '',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    const again = await followLink({ url }, mail.link);
    expect(Object.fromEntries(again.fragment)).toMatchObject({
      error: 'access_denied',
      error_code: 'otp_expired',
      sb: '',
    });
  });

  it('lead to a page that names the product', async () => {
    const { url } = await startWithMailbox(await open(), { productName: 'Ada & Co' });
    const page = await fetch(`${url}/verify?token=made-up&type=magiclink`);
    const html = await page.text();
    expect(html).toContain('<title>Continue – Ada &amp; Co</title>');
    expect(html).not.toContain('Proviso');
  });

  it('redirect immediately when the link page is disabled', async () => {
    const { client, url, mailbox } = await startWithMailbox(await open(), { linkPage: false });
    await client().signInWithOtp({ email });
    const { link } = await mailbox.newest(email);
    const response = await fetch(`${url}/verify${new URL(link).search}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('#access_token=');
  });

  it('redirect only to allowed URLs, and ignore a redirect added to the link', async () => {
    const { client, url, mailbox, clock } = await startWithMailbox(await open(), {
      redirectAllowList: ['https://app.example.com/**'],
    });
    const ask = async (emailRedirectTo: string, count: number) => {
      await client().signInWithOtp({ email, options: { emailRedirectTo } });
      const { link } = await mailbox.newest(email, count);
      clock.advance(MINUTE);
      return (await followLink({ url }, link)).address;
    };
    expect(await ask('https://app.example.com/in', 1)).toBe('https://app.example.com/in');
    expect(await ask('https://evil.test/in', 2)).toBe('http://proviso.test/');
    await client().signInWithOtp({ email });
    const { link } = await mailbox.newest(email, 3);
    const forged = new URL(link);
    forged.searchParams.set('redirect_to', 'https://evil.test/');
    expect((await followLink({ url }, forged.href)).address).toBe('http://proviso.test/');
  });

  it('are built from the configured URL, not from forwarded host headers', async () => {
    const { url, mailbox } = await startWithMailbox(await open(), { trustProxy: '127.0.0.1' });
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    await send(`${url}/otp`, { body: { email }, headers });
    const { link } = await mailbox.newest(email);
    expect(link.startsWith('http://proviso.test/auth/v1/verify?')).toBe(true);
  });

  it('expire after five wrong guesses, while the link in the same mail remains valid', async () => {
    const { url, mail } = await startWithMail(await open(), email);
    const wrong = mail.code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 5 }, () => guess(url, wrong)));
    expect(guesses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await guess(url, mail.code)).status).toBe(403);
    expect((await followLink({ url }, mail.link)).fragment.get('access_token')).toBeTruthy();
  });

  it('expire after ten minutes, and links after an hour', async () => {
    const { url, mail, clock } = await startWithMail(await open(), email);
    clock.advance(10 * MINUTE);
    expect((await guess(url, mail.code)).status).toBe(403);
    clock.advance(50 * MINUTE);
    const { fragment } = await followLink({ url }, mail.link);
    expect(fragment.get('error_code')).toBe('otp_expired');
  });

  it('create only one session for 20 concurrent requests', async () => {
    const { url, mail, database } = await startWithMail(await open(), email);
    const byLink = await Promise.all(
      Array.from({ length: 20 }, () => followLink({ url }, mail.link)),
    );
    expect(byLink.filter(({ fragment }) => fragment.has('access_token'))).toHaveLength(1);
    expect(await database.selectFrom('authSessions').select('id').execute()).toHaveLength(1);
  });

  it('give the account to the owner of the address, and lock out anyone who registered it without owning it', async () => {
    const { client, mailbox } = await startWithMailbox(await open());
    const attacker = client();
    await attacker.signUp({ email, password: PASSWORD });
    await client().signInWithOtp({ email });
    const { code } = await mailbox.newest(email);
    const owner = client();
    expect((await owner.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    expect((await attacker.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { error } = await client().signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('cannot be recovered from the database or the log', async () => {
    const { database, mail, log, url } = await startWithMail(await open(), email, 'pkce');
    const linkToken = new URL(mail.link).searchParams.get('token') ?? '';
    const rows = JSON.stringify(
      await database.selectFrom('authOneTimeTokens').selectAll().execute(),
    );
    await fetch(`${url}/verify${new URL(mail.link).search}`);
    const { query } = await followLink({ url }, mail.link);
    const flows = JSON.stringify(await database.selectFrom('authFlowStates').selectAll().execute());
    const lines = log.join('');
    for (const secret of [linkToken, linkToken.replace('pkce_', ''), mail.code]) {
      expect(rows).not.toContain(secret);
      expect(lines).not.toContain(secret);
    }
    expect(flows).not.toContain(query.get('code'));
    expect(lines).not.toContain(query.get('code'));
    const codes = Array.from(
      { length: 1000 },
      (_, index) => `${mail.code.slice(0, 3)}${String(index).padStart(3, '0')}`,
    );
    for (const algorithm of ['sha224', 'sha256']) {
      for (const code of codes) {
        for (const text of [code, `${email}${code}`]) {
          const digest = createHash(algorithm).update(text).digest();
          expect(
            rows.includes(digest.toString('hex')) || rows.includes(digest.toString('base64url')),
          ).toBe(false);
        }
      }
    }
  });

  it('are rejected with a specific error code', async () => {
    const { url } = await startWithMailbox(await open());
    for (const [body, status, code] of REFUSED) {
      const answer = await send(`${url}/verify`, { body });
      expect(answer, JSON.stringify(body)).toMatchObject({ status, body: { error_code: code } });
    }
  });

  it.each([true, false])(
    'redirect to the site with an error when malformed, with link page: %s',
    async (linkPage) => {
      const { url } = await startWithMailbox(await open(), { linkPage });
      for (const query of ['type=signup', 'token=made-up', 'token=made-up&type=nonsense']) {
        const answer = await fetch(`${url}/verify?${query}`, { redirect: 'manual' });
        expect([query, answer.status]).toEqual([query, 303]);
        expect(answer.headers.get('location')).toMatch(
          /^http:\/\/proviso\.test\/#error=access_denied&error_code=otp_expired/u,
        );
      }
    },
  );

  it('are rate-limited per IP address, both for requests and for verification', async () => {
    const rate = { burst: 2, interval: 10_000 };
    const limits = { ...DEFAULT_LIMITS, verificationsPerAddress: rate, mailsPerAddress: rate };
    const { url } = await startWithMailbox(await open(), { limits });
    const ask = (name: string) =>
      send(`${url}/recover`, { body: { email: `${name}@example.com` } });
    const statuses = [await ask('a'), await ask('b'), await ask('c')].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await guess(url, '1')).status).toBe(403);
    expect((await guess(url, '2')).status).toBe(403);
    expect((await guess(url, '3')).status).toBe(429);
  });
});
