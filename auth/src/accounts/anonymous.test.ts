import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';
import { startMailbox } from '../testing/start-mailbox.ts';
import { createUserStore } from './user-store.ts';

const EMAIL = 'ada@example.com';
const ON = { anonymousSignIns: true };

describeDatabases('an anonymous sign-in', (open) => {
  const startWithMail = async () => {
    const mailbox = await startMailbox();
    const started = await startAuth(await open(), {
      ...ON,
      autoConfirm: false,
      mailer: mailbox.mailer,
    });
    const own = started.client();
    const { data } = await own.signInAnonymously({ options: { data: { name: 'Nobody' } } });
    return { ...started, mailbox, own, user: data.user };
  };

  it('creates a session and a user without an address or identities', async () => {
    const { client, auth } = await startAuth(await open(), ON);
    const { data, error } = await client().signInAnonymously({
      options: { data: { name: 'Nobody' } },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      role: 'authenticated',
      email: '',
      phone: '',
      is_anonymous: true,
      app_metadata: {},
      user_metadata: { name: 'Nobody' },
      identities: [],
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const token = data.session?.access_token ?? '';
    const { data: claims } = await client().getClaims(token);
    expect(claims?.claims).toMatchObject({
      aal: 'aal1',
      email: '',
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    });
    expect(await auth.verifyAccessToken(token)).toMatchObject({ email: '', isAnonymous: true });
  });

  it('can be refreshed and signed out like any other', async () => {
    const { client } = await startAuth(await open(), ON);
    const own = client();
    const { data: first } = await own.signInAnonymously();
    const { data } = await own.refreshSession();
    expect(data.user).toMatchObject({ id: first.user?.id, is_anonymous: true });
    expect((await own.signOut()).error).toBeNull();
    const again = await client().getUser(data.session?.access_token);
    expect(again.error?.name).toBe('AuthSessionMissingError');
  });

  it('is available only when enabled and sign-ups are open, as the settings show', async () => {
    const settingsOf = async (url: string) =>
      (await send(`${url}/settings`)).body as { external: Record<string, unknown> };
    const on = await startAuth(await open(), ON);
    expect((await settingsOf(on.url)).external).toMatchObject({ anonymous_users: true });
    const off = await startAuth(await open());
    expect((await settingsOf(off.url)).external).toMatchObject({ anonymous_users: false });
    const refused = await off.client().signInAnonymously();
    expect(refused.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
    const closed = await startAuth(await open(), { ...ON, signup: 'closed' });
    const { error } = await closed.client().signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  });

  it('is rate-limited per IP address', async () => {
    const limits = { anonymousSignUpsPerAddress: { burst: 2, interval: 60_000 } };
    const { client } = await startAuth(await open(), { ...ON, limits });
    const codes: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      codes.push((await client().signInAnonymously()).error?.code);
    }
    expect(codes).toEqual([undefined, undefined, 'over_request_rate_limit']);
  });

  it('cannot be accessed by an email address, and is sent no recovery or reauthentication mail', async () => {
    const { client, own, user, mailbox } = await startWithMail();
    const email = `${user?.id}@anonymous.invalid`;
    await own.updateUser({ email: 'later@example.com', password: PASSWORD });
    await mailbox.newest('later@example.com');
    for (const guess of [email, 'later@example.com']) {
      const { error } = await client().signInWithPassword({ email: guess, password: PASSWORD });
      expect(error?.code).toBe('invalid_credentials');
    }
    await client().resetPasswordForEmail(email);
    const { error } = await own.reauthenticate();
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining('an email') });
    expect(mailbox.mails.map(({ to }) => to)).toEqual(['later@example.com']);
  });

  it('cannot enroll a second factor or set only a password', async () => {
    const { own } = await startWithMail();
    const enrolled = await own.mfa.enroll({ factorType: 'totp' });
    expect(enrolled.error).toMatchObject({ status: 403, code: 'no_authorization' });
    const { error } = await own.updateUser({ password: PASSWORD });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it('becomes an account when its email address is confirmed', async () => {
    const { own, client, user, mailbox, auth } = await startWithMail();
    const { data } = await own.updateUser({ email: EMAIL, password: PASSWORD });
    expect(data.user).toMatchObject({ email: '', new_email: EMAIL, is_anonymous: true });
    const { code } = await mailbox.newest(EMAIL);
    const proof = { email: EMAIL, token: code, type: 'email_change' } as const;
    const { data: verified, error } = await client().verifyOtp(proof);
    expect(error).toBeNull();
    expect(verified.user).toMatchObject({
      id: user?.id,
      email: EMAIL,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Nobody', email: EMAIL, email_verified: true },
      identities: [{ provider: 'email', id: user?.id, email: EMAIL }],
    });
    const token = verified.session?.access_token ?? '';
    const principal = { email: EMAIL, isAnonymous: false, isEmailProven: true };
    expect(await auth.verifyAccessToken(token)).toMatchObject(principal);
    const signedIn = await client().signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(signedIn.data.user?.id).toBe(user?.id);
    expect((await own.refreshSession()).data.user?.is_anonymous).toBe(false);
  });

  it('becomes an account immediately when sign-ups are auto-confirmed, with an unverified address', async () => {
    const { client, auth } = await startAuth(await open(), ON);
    const own = client();
    await own.signInAnonymously();
    const { data } = await own.updateUser({ email: EMAIL, password: PASSWORD });
    expect(data.user).toMatchObject({ email: EMAIL, is_anonymous: false });
    const { data: signedIn } = await client().signInWithPassword({
      email: EMAIL,
      password: PASSWORD,
    });
    expect(signedIn.user?.id).toBe(data.user?.id);
    const principal = await auth.verifyAccessToken(signedIn.session?.access_token ?? '');
    expect(principal).toMatchObject({ isAnonymous: false, isEmailProven: false });
  });

  it('ends up with a single identity when it sets several addresses concurrently', async () => {
    const { client, url, auth } = await startAuth(await open(), ON);
    const { data } = await client().signInAnonymously();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(`${url}/user`, { method: 'PUT', body: { email: `${index}@example.com` }, headers }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { email, identities } = await auth.users.get(data.user?.id ?? '');
    expect(identities).toMatchObject([{ email }]);
  });

  it('does not reveal which addresses have accounts, but mails their owners', async () => {
    const { own, auth, mailbox } = await startWithMail();
    await auth.createUser({ email: EMAIL, password: PASSWORD });
    const taken = await own.updateUser({ email: EMAIL });
    expect(taken.error).toBeNull();
    expect(taken.data.user).toMatchObject({ new_email: EMAIL, is_anonymous: true });
    expect((await mailbox.newest(EMAIL)).subject).toContain('already have an account');
    const free = await own.updateUser({ email: 'free@example.com' });
    const shape = Object.keys(free.data.user ?? {});
    expect(Object.keys(taken.data.user ?? {})).toEqual(shape);
  });

  it('cannot take an address that was registered in the meantime', async () => {
    const { own, client, auth, mailbox } = await startWithMail();
    await own.updateUser({ email: EMAIL });
    const { code } = await mailbox.newest(EMAIL);
    await auth.createUser({ email: EMAIL, password: PASSWORD });
    const proof = { email: EMAIL, token: code, type: 'email_change' } as const;
    expect((await client().verifyOtp(proof)).error?.code).toBe('email_exists');
    expect((await own.getUser()).data.user?.is_anonymous).toBe(true);
  });

  it('can be given an address by an operator', async () => {
    const { own, user, auth } = await startWithMail();
    await auth.users.update(user?.id ?? '', { email: EMAIL, password: PASSWORD });
    const { data } = await own.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(data.user).toMatchObject({ id: user?.id, email: EMAIL, is_anonymous: false });
  });

  it('does not affect accounts that have an address', async () => {
    const started = await startAuth(await open(), ON);
    const { session } = await signUp(started);
    expect(session.user.is_anonymous).toBe(false);
  });

  it('is swept once it can no longer be resumed', async () => {
    const mailbox = await startMailbox();
    const connection = await open();
    const settings = { ...ON, autoConfirm: false, mailer: mailbox.mailer };
    const { auth, client } = await startAuth(connection, settings);
    const [staying, leaving, confirming] = [client(), client(), client()];
    for (const own of [staying, leaving, confirming]) await own.signInAnonymously();
    await confirming.updateUser({ email: EMAIL });
    await leaving.signOut();
    await confirming.signOut();
    await auth.createUser({ email: 'grace@example.com', password: PASSWORD });
    await createUserStore(openTables(connection)).sweep(0);
    expect(await auth.users.list({ page: 1, perPage: 9, filter: '' })).toMatchObject({ total: 3 });
    expect((await staying.getUser()).error).toBeNull();
    const { code } = await mailbox.newest(EMAIL);
    const back = await confirming.verifyOtp({ email: EMAIL, token: code, type: 'email_change' });
    expect(back.data.user).toMatchObject({ email: EMAIL, is_anonymous: false });
  });
});
