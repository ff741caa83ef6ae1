import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { createTestSealer, startAuth, type StartedAuth } from '../testing/start-auth.ts';
import { decodeRefreshToken, encodeRefreshToken } from './refresh-token.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Exchanges a token as a client does, and returns the outcome. */
async function refresh({ url }: Pick<StartedAuth, 'url'>, token: string) {
  const answer = await send(`${url}/token?grant_type=refresh_token`, {
    body: { refresh_token: token },
  });
  const body = answer.body as {
    refresh_token?: string;
    access_token?: string;
    error_code?: string;
  };
  return {
    status: answer.status,
    code: body.error_code,
    token: body.refresh_token ?? '',
    access: body.access_token ?? '',
  };
}

describeDatabases('POST /token?grant_type=refresh_token', (open) => {
  it('issues new tokens for the same session to the official client', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const [before, after] = await Promise.all([
      started.auth.verifyAccessToken(session.access_token),
      started.auth.verifyAccessToken(data.session?.access_token ?? ''),
    ]);
    expect(after).toEqual(before);
  });

  it('returns the same next token to 20 concurrent requests', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(started, session.refresh_token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect((await refresh(started, answers[0]?.token ?? '')).status).toBe(200);
  });

  it('returns the current token again if the previous one is reused within a minute', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const current = await refresh(started, session.refresh_token);
    started.clock.advance(60 * SECOND);
    expect(await refresh(started, session.refresh_token)).toMatchObject({
      status: 200,
      token: current.token,
    });
  });

  it('ends the session if the previous token is reused after a minute', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const current = await refresh(started, session.refresh_token);
    started.clock.advance(61 * SECOND);
    expect(await refresh(started, session.refresh_token)).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect(await refresh(started, current.token)).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    });
    await expect(started.auth.verifyAccessToken(current.access)).rejects.toMatchObject({
      code: 'session_not_found',
    });
  });

  it('tolerates older tokens for ten seconds only', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const second = await refresh(started, session.refresh_token);
    const third = await refresh(started, second.token);
    expect(await refresh(started, session.refresh_token)).toMatchObject({
      status: 200,
      token: third.token,
    });
    started.clock.advance(11 * SECOND);
    expect(await refresh(started, session.refresh_token)).toMatchObject({
      code: 'refresh_token_already_used',
    });
    expect((await refresh(started, third.token)).status).toBe(400);
  });

  it("does not affect the user's other sessions when one ends", async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const other = started.client();
    await other.signInWithPassword({
      email: 'ada@example.com',
      password: 'correct horse battery staple',
    });
    await refresh(started, session.refresh_token);
    started.clock.advance(61 * SECOND);
    await refresh(started, session.refresh_token);
    expect((await other.refreshSession()).error).toBeNull();
  });

  it('ends a session after 14 days without use', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    started.clock.advance(13 * DAY);
    const next = await refresh(started, session.refresh_token);
    started.clock.advance(13 * DAY);
    const last = await refresh(started, next.token);
    expect(last.status).toBe(200);
    started.clock.advance(14 * DAY);
    expect(await refresh(started, last.token)).toMatchObject({
      status: 400,
      code: 'session_expired',
    });
    expect((await refresh(started, last.token)).code).toBe('refresh_token_not_found');
  });

  it('ends a session after 30 days, regardless of activity', async () => {
    const started = await startAuth(await open());
    let { refresh_token: token } = (await signUp(started)).session;
    for (let days = 0; days < 20; days += 10) {
      started.clock.advance(10 * DAY);
      ({ token } = await refresh(started, token));
    }
    started.clock.advance(10 * DAY);
    expect(await refresh(started, token)).toMatchObject({ status: 400, code: 'session_expired' });
  });

  it('refuses a banned user', async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { session } = await signUp(started);
    const bannedUntil = started.clock.now() + DAY;
    await openTables(connection).updateTable('authUsers').set({ bannedUntil }).execute();
    expect(await refresh(started, session.refresh_token)).toMatchObject({
      status: 400,
      code: 'user_banned',
    });
  });

  it("refuses a token that was not signed with the session's key", async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const decoded = decodeRefreshToken(session.refresh_token);
    const forged = encodeRefreshToken(
      decoded?.sessionId ?? '',
      decoded?.counter ?? 0,
      Buffer.alloc(32),
    );
    expect(await refresh(started, forged)).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    });
    expect((await refresh(started, session.refresh_token)).status).toBe(200);
  });

  it("refuses a token ahead of the session's counter without ending the session", async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const { session } = await signUp(started);
    const { token: future } = await refresh(started, session.refresh_token);
    // As after restoring a backup.
    await openTables(connection).updateTable('authSessions').set({ refreshCounter: 0 }).execute();
    expect((await refresh(started, future)).code).toBe('refresh_token_not_found');
    expect((await refresh(started, session.refresh_token)).status).toBe(200);
  });

  it('refuses malformed tokens', async () => {
    const started = await startAuth(await open());
    for (const token of ['', 'x', 'AAAA', 'null', 'a'.repeat(5000), '🦜']) {
      expect((await refresh(started, token)).status, token).toBe(400);
    }
  });

  it('responds to a missing token with an OAuth error', async () => {
    const { url } = await startAuth(await open());
    const answer = await send(`${url}/token?grant_type=refresh_token`, { body: {} });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });

  it('stores the refresh key only in encrypted form', async () => {
    const connection = await open();
    const started = await startAuth(connection, { sealer: createTestSealer() });
    const { session } = await signUp(started);
    const row = await openTables(connection)
      .selectFrom('authSessions')
      .selectAll()
      .executeTakeFirst();
    const decoded = decodeRefreshToken(session.refresh_token);
    expect(decoded?.sessionId).toBe(row?.id);
    const key = started.sealer.open(
      row?.sealedRefreshKey ?? new Uint8Array(),
      `auth refresh key ${row?.id}`,
    );
    expect(decoded?.isSignedWith(key)).toBe(true);
    expect(Buffer.from(row?.sealedRefreshKey ?? []).includes(Buffer.from(key))).toBe(false);
  });
});
