import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi, type GoTrueClient } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';

const HOUR = 60 * 60 * 1000;
const SECRET = 'a shared secret of more than thirty-two bytes';
const email = 'ada@example.com';
const NOBODY = '3b7d2c61-0d50-4e0f-8a55-7b2d0a3b9e02';

describeDatabases('the admin API', (open) => {
  const start = async (settings: Parameters<typeof startAuth>[1] = {}) => {
    const started = await startAuth(await open(), settings);
    const token = await started.auth.createServiceRoleToken(HOUR);
    const authorization = { authorization: `Bearer ${token}` };
    const admin = new GoTrueAdminApi({ url: started.url, headers: authorization });
    return { ...started, admin, authorization };
  };
  const signIn = async (client: GoTrueClient, password = PASSWORD) =>
    (await client.signInWithPassword({ email, password })).error?.code;

  it('creates users who can sign in, with the given metadata', async () => {
    const { admin, client } = await start();
    const { data, error } = await admin.createUser({
      email: 'Ada@Example.com',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'pro', provider: 'google' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Ada', email_verified: false },
      app_metadata: { plan: 'pro', provider: 'email', providers: ['email'] },
    });
    expect(await signIn(client())).toBeUndefined();
    const again = await admin.createUser({ email, password: PASSWORD });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const unconfirmed = await admin.createUser({ email: 'grace@example.com', password: PASSWORD });
    expect(unconfirmed.data.user?.email_confirmed_at).toBeUndefined();
  });

  it('assigns roles to users, but no operator roles', async () => {
    const { admin, client } = await start();
    const { data } = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      role: 'editor',
    });
    expect(data.user?.role).toBe('editor');
    const own = client();
    await own.signInWithPassword({ email, password: PASSWORD });
    expect((await own.getClaims()).data?.claims.role).toBe('editor');
    const id = data.user?.id ?? '';
    for (const role of ['service_role', 'supabase_admin', 'Not a role']) {
      expect((await admin.updateUserById(id, { role })).error?.code).toBe('validation_failed');
    }
    const back = await admin.updateUserById(id, { role: 'authenticated' });
    expect(back.data.user?.role).toBe('authenticated');
  });

  it('refuses metadata of a new user that is too large for tokens, counting what both kinds have', async () => {
    const { admin } = await start();
    const half = { name: 'a'.repeat(5000) };
    const create = (metadata: object) =>
      admin.createUser({ email: 'ada@example.com', ...metadata });
    const both = await create({ user_metadata: half, app_metadata: half });
    expect(both.error).toMatchObject({ code: 'validation_failed' });
    expect((await create({ user_metadata: half })).error).toBeNull();
  });

  it('lists users page by page, with a filter', async () => {
    const { admin, clock, url, authorization } = await start();
    for (const name of ['one', 'two', 'three', 'f_ur', 'five']) {
      clock.advance(1000);
      await admin.createUser({ email: `${name}@example.com` });
    }
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ total: 5, nextPage: 2, lastPage: 3 });
    expect(first.data.users).toMatchObject([
      { email: 'five@example.com', identities: [{ identity_data: { email: 'five@example.com' } }] },
      { email: 'f_ur@example.com', identities: [{ identity_data: { email: 'f_ur@example.com' } }] },
    ]);
    expect((await admin.listUsers({ page: 4, perPage: 2 })).data.users).toEqual([]);
    const last = await admin.listUsers({ page: 3, perPage: 2 });
    expect(last.data).toMatchObject({ nextPage: null, total: 5 });
    expect(last.data.users).toHaveLength(1);
    const get = (query: string) => send(`${url}/admin/users?${query}`, { headers: authorization });
    const filtered = await get('filter=F_U');
    expect(filtered.body).toMatchObject({ users: [{ email: 'f_ur@example.com' }] });
    expect((filtered.body as { users: unknown[] }).users).toHaveLength(1);
    expect(await get('page=-1')).toMatchObject({
      status: 400,
      body: { msg: 'Bad Pagination Parameters' },
    });
  });

  it('updates users, and ends their sessions when the password changes', async () => {
    const { admin, auth, client } = await start();
    const { session } = await signUp({ client });
    const { id } = session.user;
    const changed = await admin.updateUserById(id, {
      password: 'a quite different one',
      user_metadata: { name: 'Ada' },
      app_metadata: { plan: 'pro', gone: 1 },
    });
    expect(changed.data.user).toMatchObject({ user_metadata: { name: 'Ada' } });
    await admin.updateUserById(id, { app_metadata: { gone: null } });
    const { data } = await admin.getUserById(id);
    expect(data.user?.app_metadata).toEqual({
      plan: 'pro',
      provider: 'email',
      providers: ['email'],
    });
    await expect(auth.verifyAccessToken(session.access_token)).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect(await signIn(client())).toBe('invalid_credentials');
    expect(await signIn(client(), 'a quite different one')).toBeUndefined();
    const weak = await admin.updateUserById(id, { password: 'tiny' });
    expect(weak.error?.code).toBe('weak_password');
  });

  it('loses no key when app metadata is updated concurrently', async () => {
    const { admin } = await start();
    const { data } = await admin.createUser({ email, password: PASSWORD });
    const id = data.user?.id ?? NOBODY;
    const keys = ['first', 'second', 'third', 'fourth'];
    await Promise.all(
      keys.map((key) => admin.updateUserById(id, { app_metadata: { [key]: 'said' } })),
    );
    const { data: after } = await admin.getUserById(id);
    expect(Object.keys(after.user?.app_metadata ?? {})).toEqual(expect.arrayContaining(keys));
  });

  it('bans a user immediately from every way to sign in, for the given duration', async () => {
    const mailbox = await startMailbox();
    const { admin, auth, client, clock, url } = await start({ mailer: mailbox.mailer });
    const { client: own, session } = await signUp({ client });
    await client().signInWithOtp({ email });
    const mail = await mailbox.newest(email);
    const { id } = session.user;
    const { data } = await admin.updateUserById(id, { ban_duration: '1h30m' });
    expect(data.user?.banned_until).toBe(new Date(clock.now() + 1.5 * HOUR).toISOString());
    await expect(auth.verifyAccessToken(session.access_token)).rejects.toMatchObject({
      code: 'user_banned',
    });
    expect((await own.getUser()).error?.code).toBe('user_banned');
    expect(await signIn(client())).toBe('user_banned');
    const { error } = await client().verifyOtp({ email, token: mail.code, type: 'email' });
    expect(error?.code).toBe('user_banned');
    const followed = await followLink({ url }, mail.link);
    expect(followed.fragment.get('error_code')).toBe('user_banned');
    const refresh = { refresh_token: session.refresh_token };
    const refreshed = await send(`${url}/token?grant_type=refresh_token`, { body: refresh });
    expect(refreshed).toMatchObject({ status: 400, body: { error_code: 'user_banned' } });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect(await signIn(client())).toBeUndefined();
    await admin.updateUserById(id, { ban_duration: '10m' });
    clock.advance(10 * 60 * 1000);
    expect(await signIn(client())).toBeUndefined();
    const refused = await admin.updateUserById(id, { ban_duration: 'for ever' });
    expect(refused.error?.code).toBe('validation_failed');
  });

  it('deletes users, or leaves an anonymized row that cannot be signed in to', async () => {
    const { admin, auth, client } = await start();
    const { session } = await signUp({ client });
    const { id } = session.user;
    expect((await admin.deleteUser(id, true)).error).toBeNull();
    const { data } = await admin.getUserById(id);
    expect(data.user).toMatchObject({ deleted_at: expect.any(String), identities: [] });
    expect(JSON.stringify(data.user)).not.toContain('ada@');
    expect(await signIn(client())).toBe('invalid_credentials');
    await expect(auth.verifyAccessToken(session.access_token)).rejects.toThrow();
    expect((await admin.deleteUser(id)).error).toBeNull();
    const gone = await admin.getUserById(id);
    expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' });
    await signUp({ client });
  });

  it('generates links instead of sending mail', async () => {
    const { admin, url, client } = await start({
      redirectAllowList: ['https://app.example.com/**'],
    });
    const options = { redirectTo: 'https://app.example.com/in' };
    const made = await admin.generateLink({ type: 'magiclink', email, options });
    expect(made.data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: 'https://app.example.com/in',
      email_otp: expect.stringMatching(/^\d{6}$/u),
    });
    const { action_link, hashed_token } = made.data.properties ?? {};
    expect(new URL(action_link ?? '').searchParams.get('token')).toBe(hashed_token);
    const arrival = await followLink({ url }, action_link ?? '');
    expect(arrival.address).toBe('https://app.example.com/in');
    expect(arrival.fragment.get('type')).toBe('signup');
    const recovery = await admin.generateLink({ type: 'recovery', email });
    const token_hash = recovery.data.properties?.hashed_token ?? '';
    expect((await client().verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    const unknown = { type: 'recovery', email: 'nobody@example.com' } as const;
    expect((await admin.generateLink(unknown)).error?.code).toBe('user_not_found');
    const taken = await admin.generateLink({ type: 'signup', email, password: PASSWORD });
    expect(taken.error?.code).toBe('email_exists');
  });

  it('generates both links for an email change', async () => {
    const { admin, url, client } = await start();
    const { session } = await signUp({ client });
    const newEmail = 'countess@example.com';
    const halves = [
      await admin.generateLink({ type: 'email_change_current', email, newEmail }),
      await admin.generateLink({ type: 'email_change_new', email, newEmail }),
    ];
    for (const { data } of halves) await followLink({ url }, data.properties?.action_link ?? '');
    expect((await admin.getUserById(session.user.id)).data.user?.email).toBe(newEmail);
  });

  it('invites users by mail', async () => {
    const mailbox = await startMailbox();
    const { admin, url } = await start({ mailer: mailbox.mailer, signup: 'closed' });
    const { data } = await admin.inviteUserByEmail(email, { data: { name: 'Ada' } });
    expect(data.user).toMatchObject({ invited_at: expect.any(String) });
    const { link, subject } = await mailbox.newest(email);
    expect(subject).toContain('invited');
    expect((await followLink({ url }, link)).fragment.get('type')).toBe('invite');
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
    mailbox.refuse();
    await admin.inviteUserByEmail('grace@example.com');
    expect((await admin.listUsers()).data.users).toHaveLength(1);
  });

  it('is restricted to operators', async () => {
    const { url, client, auth, clock } = await start({ keys: { secret: SECRET } });
    const { session } = await signUp({ client });
    const call = (token?: string) =>
      send(`${url}/admin/users`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
    const sign = (claims: Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(SECRET));
    expect(await call()).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } });
    expect(await call('nonsense')).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
    expect(await call(session.access_token)).toMatchObject({
      status: 403,
      body: { error_code: 'not_admin', msg: 'User not allowed' },
    });
    expect((await call(await sign({ role: 'anon' }))).status).toBe(403);
    expect((await call(await sign({ role: 'supabase_admin', sub: '1' }))).status).toBe(200);
    const ended = await sign({ role: 'service_role', session_id: NOBODY });
    expect(await call(ended)).toMatchObject({ body: { error_code: 'session_not_found' } });
    const token = await auth.createServiceRoleToken(HOUR);
    expect((await call(token)).status).toBe(200);
    await expect(auth.verifyAccessToken(token)).rejects.toMatchObject({ code: 'bad_jwt' });
    clock.advance(HOUR);
    expect((await call(token)).status).toBe(403);
    for (const path of ['invite', 'admin/generate_link']) {
      const answer = await send(`${url}/${path}`, { body: { email, type: 'recovery' } });
      expect(answer.status).toBe(401);
    }
  });
});
