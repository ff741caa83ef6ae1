import { describeDatabases } from '@proviso/database/testing';
import { expect, it, vi } from 'vitest';

import { enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const HOUR = 60 * 60_000;
const email = 'ada@example.com';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140', '141');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';

interface Listed {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly is_current: boolean;
}

/** Signs in as a browser at an address; returns the headers of its requests. */
async function signInFrom(url: string, address: string, userAgent: string) {
  const origin = { 'x-forwarded-for': address, 'user-agent': userAgent };
  const { body } = await send(`${url}/token?grant_type=password`, {
    body: { email, password: PASSWORD },
    headers: origin,
  });
  const { access_token: token } = body as { access_token: string };
  return { ...origin, authorization: `Bearer ${token}` };
}

async function listed(url: string, headers: Readonly<Record<string, string>>) {
  const { body } = await send(`${url}/sessions`, { headers });
  return (body as { sessions: Listed[] }).sessions;
}

function startBehindProxy(connection: Parameters<typeof startAuth>[0], settings = {}) {
  return startAuth(connection, { trustProxy: '127.0.0.1', ...settings });
}

async function bearerOf(started: StartedAuth, address = email) {
  const { client, session } = await signUp(started, address);
  return { client, headers: { authorization: `Bearer ${session.access_token}` } };
}

describeDatabases('the sessions of a user', (open) => {
  it('are listed with device and address, and can be ended only by their user', async () => {
    const started = await startBehindProxy(await open());
    const { url } = started;
    await signUp(started);
    const mine = await signInFrom(url, '192.0.2.7', FIREFOX);
    const phone = await signInFrom(url, '2001:db8::1', SAFARI);
    const sessions = await listed(url, mine);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      device: 'Firefox on Linux',
      address: '192.0.2.7',
      is_current: true,
    });
    const other = sessions.find(({ device }) => device === 'Safari on iOS');
    expect(other).toMatchObject({ address: '2001:db8::1', is_current: false });

    const stranger = await bearerOf(started, 'stranger@example.com');
    const target = `${url}/sessions/${other?.id}`;
    const refused = await send(target, { method: 'DELETE', headers: stranger.headers });
    expect(refused.status).toBe(404);
    expect((await send(`${url}/user`, { headers: phone })).status).toBe(200);
    expect((await send(target, { method: 'DELETE', headers: mine })).status).toBe(204);
    expect((await send(`${url}/user`, { headers: phone })).status).toBe(403);
    expect((await send(target, { method: 'DELETE', headers: mine })).status).toBe(404);
    expect((await send(`${url}/sessions/7`, { method: 'DELETE', headers: mine })).status).toBe(404);
    expect(await listed(url, mine)).toHaveLength(2);
  });

  it('are not shown before the second factor is verified', async () => {
    const started = await startBehindProxy(await open());
    await enrollVerified((await signUp(started)).client, started);
    const headers = await signInFrom(started.url, '192.0.2.7', FIREFOX);
    for (const path of ['sessions', 'security']) {
      const answer = await send(`${started.url}/${path}`, { headers });
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
    }
  });
});

describeDatabases('a sign-in on a new device or network', (open) => {
  it('is mailed to the owner once per device or network, without tokens, until notices are turned off', async () => {
    const mailbox = await startMailbox();
    const started = await startBehindProxy(await open(), { mailer: mailbox.mailer });
    const { url } = started;
    await signUp(started);
    const headers = await signInFrom(url, '192.0.2.7', FIREFOX);
    await signInFrom(url, '192.0.2.200', NEWER_FIREFOX);
    await signInFrom(url, '198.51.100.7', FIREFOX);
    await signInFrom(url, '192.0.2.7', `${SAFARI} <b>visit evil.example</b>`);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(3));
    const texts = mailbox.mails.map(({ text, html }) => text + html);
    expect(texts.filter((text) => text.includes('192.0.2.7')).length).toBe(2);
    expect(texts.join('')).toMatch(/Safari on iOS, from the address 192\.0\.2\.7, on .* UTC/u);
    expect(texts.join('')).not.toMatch(/eyJ|evil\.example/u);

    const off = { method: 'PUT', body: { login_notifications: false }, headers };
    expect(await send(`${url}/security`, off)).toMatchObject({
      status: 200,
      body: { has_password: true, login_notifications: false },
    });
    await signInFrom(url, '203.0.113.7', FIREFOX);
    await send(`${url}/security`, { ...off, body: { login_notifications: true } });
    await signInFrom(url, '203.0.113.7', SAFARI);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(5));
    const told = mailbox.mails.filter(({ text }) => text.includes('were turned off'));
    expect(told).toHaveLength(1);
  });

  it('sends no mail when the sign-in is not completed', async () => {
    const mailbox = await startMailbox();
    let isRecorded = true;
    const onSessionOpened = async () => {
      if (!isRecorded) throw new Error('The sign-in could not be recorded.');
    };
    const settings = { mailer: mailbox.mailer, onSessionOpened };
    const started = await startBehindProxy(await open(), settings);
    await signUp(started);
    isRecorded = false;
    await signInFrom(started.url, '192.0.2.7', FIREFOX);
    isRecorded = true;
    await signInFrom(started.url, '198.51.100.7', SAFARI);
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1));
    expect(mailbox.mails[0]?.text).toContain('198.51.100.7');
  });

  it('sends no mail for a sign-up', async () => {
    const mailbox = await startMailbox();
    const started = await startBehindProxy(await open(), { mailer: mailbox.mailer });
    const { client } = await signUp(started);
    await client.updateUser({ password: 'another lamp here', current_password: PASSWORD });
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1));
    expect(mailbox.mails[0]?.subject).toContain('News');
  });
});

describeDatabases('reauthentication', (open) => {
  it('with the password makes an old sign-in recent, in the same session', async () => {
    const started = await startAuth(await open());
    const { client } = await bearerOf(started);
    started.clock.advance(2 * HOUR);
    await client.refreshSession();
    const enroll = () => client.mfa.enroll({ factorType: 'totp' });
    expect((await enroll()).error?.code).toBe('reauthentication_needed');
    const { data } = await client.getSession();
    const bearer = { authorization: `Bearer ${data.session?.access_token}` };
    const prove = (body: object) =>
      send(`${started.url}/reauthenticate`, { body, headers: bearer });
    expect(await prove({ password: 'a wrong one' })).toMatchObject({
      status: 400,
      body: { error_code: 'current_password_invalid' },
    });
    expect((await enroll()).error?.code).toBe('reauthentication_needed');
    for (const body of [{}, { password: '' }, { password: 7 }, { nonce: null }]) {
      expect((await prove(body)).status).toBe(400);
    }
    expect((await prove({ password: PASSWORD })).status).toBe(204);
    expect((await enroll()).error).toBeNull();
    expect(await listed(started.url, bearer)).toHaveLength(1);
  });

  it('with a mailed code works only once, and only for its own account', async () => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), { mailer: mailbox.mailer });
    const { client, headers } = await bearerOf(started);
    const stranger = await bearerOf(started, 'stranger@example.com');
    await client.reauthenticate();
    const { code: nonce } = await mailbox.newest(email);
    const prove = (bearer: typeof headers) =>
      send(`${started.url}/reauthenticate`, { body: { nonce }, headers: bearer });
    expect((await prove(stranger.headers)).status).toBe(422);
    expect((await prove(headers)).status).toBe(204);
    expect((await prove(headers)).status).toBe(422);
  });

  it('is required to turn off sign-in notices', async () => {
    const started = await startAuth(await open());
    const { client } = await bearerOf(started);
    started.clock.advance(2 * HOUR);
    const { data } = await client.refreshSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const put = (isOn: boolean) =>
      send(`${started.url}/security`, {
        method: 'PUT',
        body: { login_notifications: isOn },
        headers,
      });
    expect((await put(true)).status).toBe(200);
    expect(await put(false)).toMatchObject({ body: { error_code: 'reauthentication_needed' } });
  });
});

describeDatabases('a password change', (open) => {
  it.each([
    [undefined, 403],
    [true, 200],
  ])('keeps the other sessions only on request (%j)', async (keep, status) => {
    const started = await startAuth(await open());
    const { headers } = await bearerOf(started);
    const { data } = await started.client().signInWithPassword({ email, password: PASSWORD });
    const other = { authorization: `Bearer ${data.session?.access_token}` };
    const body = {
      password: 'another lamp here',
      current_password: PASSWORD,
      keep_other_sessions: keep,
    };
    const changed = await send(`${started.url}/user`, { method: 'PUT', body, headers });
    expect(changed.status).toBe(200);
    expect((await send(`${started.url}/user`, { headers: other })).status).toBe(status);
    expect((await send(`${started.url}/user`, { headers })).status).toBe(200);
  });

  it('with a code counts together with all other codes tried from the address', async () => {
    const limits = { verificationsPerAddress: { burst: 1, interval: 60_000 } };
    const started = await startAuth(await open(), { limits });
    const { headers } = await bearerOf(started);
    const guess = { email: 'nobody@example.com', token: '000000', type: 'recovery' } as const;
    expect((await started.client().verifyOtp(guess)).error?.code).toBe('otp_expired');
    const body = { nonce: '000000' };
    expect(await send(`${started.url}/reauthenticate`, { body, headers })).toMatchObject({
      status: 429,
    });
  });
});
