import { describeDatabases } from '@proviso/database/testing';
import type { SignOut } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';

/** Three browsers of one user, and one of another. */
async function signInFourTimes(started: StartedAuth) {
  const signIn = async () => {
    const client = started.client();
    const { data } = await client.signInWithPassword({
      email: 'ada@example.com',
      password: PASSWORD,
    });
    return { client, token: data.session?.access_token ?? '' };
  };
  const { client, session } = await signUp(started);
  const stranger = await signUp(started, 'stranger@example.com');
  return {
    mine: { client, token: session.access_token },
    others: [await signIn(), await signIn()],
    stranger: { token: stranger.session.access_token },
  };
}

describeDatabases('POST /logout', (open) => {
  it.each([
    ['global', false, false],
    ['local', false, true],
    ['others', true, false],
  ] as const)(
    'ends only the sessions in scope %s',
    async (scope: NonNullable<SignOut['scope']>, mineLives, othersLive) => {
      const started = await startAuth(await open());
      const { mine, others, stranger } = await signInFourTimes(started);
      expect((await mine.client.signOut({ scope })).error).toBeNull();
      const isAlive = (token: string) =>
        started.auth.verifyAccessToken(token).then(
          () => true,
          (error: { code: string }) => (error.code === 'session_not_found' ? false : error.code),
        );
      expect(await isAlive(mine.token)).toBe(mineLives);
      expect(await Promise.all(others.map(({ token }) => isAlive(token)))).toEqual([
        othersLive,
        othersLive,
      ]);
      expect(await isAlive(stranger.token)).toBe(true);
    },
  );

  it('takes effect immediately for GET /user and token refreshes', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    await client.signOut();
    const { error } = await started.client().getUser(session.access_token);
    expect(error?.name).toBe('AuthSessionMissingError');
    const refreshed = await started.client().refreshSession(session);
    expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('ends all sessions when no scope is given, and returns an empty response', async () => {
    const started = await startAuth(await open());
    const { mine, others } = await signInFourTimes(started);
    const headers = { authorization: `bearer ${mine.token}`, 'content-type': 'application/json' };
    const answer = await send(`${started.url}/logout`, { method: 'POST', headers });
    expect(answer).toMatchObject({ status: 204, body: undefined });
    await expect(started.auth.verifyAccessToken(others[0]?.token ?? '')).rejects.toThrow();
  });

  it('rejects an unknown scope and a request without a token', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const other = await send(`${started.url}/logout?scope=all`, { method: 'POST', headers });
    expect(other).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    for (const authorization of ['', 'Bearer', 'Basic YTpi', session.access_token]) {
      const without = await send(`${started.url}/logout`, {
        method: 'POST',
        headers: { authorization },
      });
      expect(without).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    }
  });
});
