import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const NEW_PASSWORD = 'a quite different one';

/** Refused changes, with their status and code. */
const REFUSED: [changes: object, status: number, code: string][] = [
  [{ password: NEW_PASSWORD }, 400, 'current_password_required'],
  [{ password: NEW_PASSWORD, current_password: 'a guess' }, 400, 'current_password_invalid'],
  [{ password: PASSWORD, current_password: PASSWORD }, 422, 'same_password'],
  [{ password: 'tiny', current_password: PASSWORD }, 422, 'weak_password'],
  [{ password: '', current_password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'nobody' }, 400, 'validation_failed'],
  [{ phone: '+41790000000' }, 400, 'phone_provider_disabled'],
  [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  [{ data: { name: 'a'.repeat(9000) } }, 400, 'validation_failed'],
  [{ data: [] }, 400, 'validation_failed'],
];

describeDatabases('PUT /user', (open) => {
  it('merges user metadata key by key, and removes keys set to null', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    await client.updateUser({ data: { name: 'Ada', city: 'London' } });
    const { data } = await client.updateUser({ data: { city: null, title: 'Countess' } });
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', title: 'Countess' });
    expect(data.user?.user_metadata).not.toHaveProperty('city');
  });

  it('loses no key when different keys are changed concurrently', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const keys = Array.from({ length: 8 }, (_, index) => `key${index}`);
    await Promise.all(keys.map((key) => client.updateUser({ data: { [key]: key } })));
    const { data } = await client.getUser();
    expect(data.user?.user_metadata).toMatchObject(
      Object.fromEntries(keys.map((key) => [key, key])),
    );
  });

  it('changes the password given the current one, and ends the other sessions', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const other = started.client();
    await other.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    const { error } = await client.updateUser({
      password: NEW_PASSWORD,
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    const signIn = async (password: string) =>
      (await started.client().signInWithPassword({ email: 'ada@example.com', password })).error;
    expect(await signIn(PASSWORD)).toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(NEW_PASSWORD)).toBeNull();
  });

  it('changes nothing if the session ends during the request', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const headers = { authorization: `Bearer ${session.access_token}` };
    // Hashing a password is slow, a sign-out is not.
    const change = { password: NEW_PASSWORD, current_password: PASSWORD, data: { name: 'late' } };
    const changing = send(`${started.url}/user`, { method: 'PUT', body: change, headers });
    await send(`${started.url}/logout`, { method: 'POST', body: {}, headers });
    const { status, body } = await changing;
    expect([status, body]).toMatchObject([403, { error_code: 'session_not_found' }]);
    const again = { email: 'ada@example.com', password: PASSWORD };
    const { data } = await started.client().signInWithPassword(again);
    expect(data.user?.user_metadata).not.toHaveProperty('name');
  });

  it('changes nothing when the request is rejected', async () => {
    const started = await startAuth(await open());
    const { client, session } = await signUp(started);
    for (const [changes, status, code] of REFUSED) {
      const answer = await send(`${started.url}/user`, {
        method: 'PUT',
        body: { data: { name: 'changed' }, ...changes },
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect(answer, JSON.stringify(changes)).toMatchObject({ status, body: { error_code: code } });
      const { data } = await client.getUser();
      expect(data.user?.user_metadata, JSON.stringify(changes)).not.toHaveProperty('name');
    }
    const again = { email: 'ada@example.com', password: PASSWORD };
    expect((await started.client().signInWithPassword(again)).error).toBeNull();
  });

  it('ignores fields that users cannot set', async () => {
    const started = await startAuth(await open());
    const { session } = await signUp(started);
    const { status, body } = await send(`${started.url}/user`, {
      method: 'PUT',
      body: { role: 'service_role', id: 'other', email_proven_at: 1, banned_until: 5 },
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: session.user.id, role: 'authenticated' });
  });

  it('accepts the current address as no change', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    expect((await client.updateUser({ email: 'ADA@example.com' })).error).toBeNull();
  });

  it('counts wrong current passwords like failed sign-ins', async () => {
    const limits = { failuresPerAccountAndAddress: { burst: 3, interval: 90_000 } };
    const started = await startAuth(await open(), { limits });
    const { client } = await signUp(started);
    const guess = async (current_password: string) =>
      (await client.updateUser({ password: NEW_PASSWORD, current_password })).error?.code;
    await guess('one guess');
    await guess('two guess');
    await guess('three guess');
    expect(await guess(PASSWORD)).toBe('over_request_rate_limit');
  });
});
