import type { DatabaseConnection } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { AuthOptions } from '../options.ts';
import { openTables } from '../tables.ts';
import { createBrowser } from '../testing/browser.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';
import { type ProviderAccount, startProvider } from '../testing/start-provider.ts';

const ADA: ProviderAccount = {
  sub: 'google-ada',
  email: 'Ada@Example.com',
  email_verified: true,
  name: 'Ada Lovelace',
  picture: 'https://images.test/ada.png',
};

/** A service with a provider at which Ada has an account, and a browser. */
async function start(connection: DatabaseConnection, options: Partial<AuthOptions> = {}) {
  const provider = await startProvider();
  const started = await startAuth(connection, { google: provider.google, ...options });
  provider.account = ADA;
  return { provider, started, browser: createBrowser(started.url) };
}

const authorize = (query = '') => `http://proviso.test/auth/v1/authorize?provider=google${query}`;

/** The parameters in a URL's fragment. */
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

/** Signs in with the official client, as far as a headless browser can. */
async function signInWithGoogle({ started, browser }: Awaited<ReturnType<typeof start>>) {
  const client = started.client('pkce');
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true, redirectTo: 'http://proviso.test/dashboard' },
  });
  const { search } = new URL(data.url ?? '');
  const returned = await browser.visit(`http://proviso.test/auth/v1/authorize${search}`);
  return { client, returned, code: returned.searchParams.get('code') ?? '' };
}

async function userCount(connection: DatabaseConnection): Promise<number> {
  const rows = await openTables(connection).selectFrom('authUsers').select('id').execute();
  return rows.length;
}

const signInWithPassword = (started: StartedAuth, email = 'ada@example.com') =>
  started.client().signInWithPassword({ email, password: PASSWORD });

describeDatabases('signing in with Google', (open) => {
  it('creates an account with a verified address through the PKCE flow', async () => {
    const running = await start(await open());
    const { client, returned, code } = await signInWithGoogle(running);
    expect(`${returned.origin}${returned.pathname}`).toBe('http://proviso.test/dashboard');
    expect(returned.hash).toBe('');
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.provider_token).toMatch(/^.{20,}$/u);
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: {
        name: 'Ada Lovelace',
        full_name: 'Ada Lovelace',
        picture: ADA.picture,
        avatar_url: ADA.picture,
        provider_id: 'google-ada',
        iss: running.provider.google.issuer,
        email_verified: true,
        phone_verified: false,
      },
      identities: [
        {
          provider: 'google',
          id: 'google-ada',
          email: 'ada@example.com',
          identity_data: { sub: 'google-ada', email_verified: true, name: 'Ada Lovelace' },
          last_sign_in_at: expect.any(String),
        },
      ],
    });
    const token = data.session?.access_token ?? '';
    const { data: claims } = await client.getClaims(token);
    expect(claims?.claims.amr).toMatchObject([{ method: 'oauth' }]);
    expect(await running.started.auth.verifyAccessToken(token)).toMatchObject({
      isEmailProven: true,
    });
  });

  it('returns the provider token once and stores it nowhere', async () => {
    const connection = await open();
    const running = await start(connection);
    const { client, code } = await signInWithGoogle(running);
    const { data } = await client.exchangeCodeForSession(code);
    const token = data.session?.provider_token ?? '';
    const flows = await openTables(connection).selectFrom('authFlowStates').selectAll().execute();
    expect(flows).toEqual([]);
    const { data: refreshed } = await client.refreshSession();
    expect(refreshed.session).not.toHaveProperty('provider_token');
    const log = running.started.log.join('');
    for (const secret of [token, code]) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });

  it('sends the provider its own challenge, state and nonce, which callers cannot override', async () => {
    const { provider, browser } = await start(await open());
    await browser.visit(
      authorize(
        '&scopes=email%20openid&prompt=login&login_hint=ada&Client_Id=evil&STATE=evil&Nonce=evil' +
          '&redirect_URI=http%3A%2F%2Fevil.test&request=evil&Code_Verifier=evil',
      ),
    );
    const asked = Object.fromEntries(provider.asked);
    expect(asked).toMatchObject({
      client_id: 'proviso',
      redirect_uri: 'http://proviso.test/auth/v1/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^.{43}$/u),
      nonce: expect.stringMatching(/^.{40,}$/u),
      state: expect.stringMatching(/^.{40,}$/u),
      login_hint: 'ada',
    });
    expect(provider.asked.toString()).not.toContain('evil');
  });

  it('returns tokens in the URL fragment without a PKCE challenge', async () => {
    const { started, browser } = await start(await open());
    const returned = await browser.visit(authorize('&redirect_to=http://proviso.test/dashboard'));
    expect(returned.search).toBe('');
    const fragment = fragmentOf(returned);
    expect(fragment).toMatchObject({ token_type: 'bearer', expires_in: '3600', sb: '' });
    expect(fragment['provider_token']).toBeTruthy();
    const principal = await started.auth.verifyAccessToken(fragment['access_token'] ?? '');
    expect(principal.email).toBe('ada@example.com');
    const refreshed = await send(`${started.url}/token?grant_type=refresh_token`, {
      body: { refresh_token: fragment['refresh_token'] },
    });
    expect(refreshed.status).toBe(200);
  });

  it('finds the account by its subject even if its address has changed', async () => {
    const connection = await open();
    const running = await start(connection);
    const first = await signInWithGoogle(running);
    const { data: before } = await first.client.exchangeCodeForSession(first.code);
    running.provider.account = { ...ADA, email: 'new@example.com', name: 'Ada King' };
    const second = await signInWithGoogle({
      ...running,
      browser: createBrowser(running.started.url),
    });
    const { data: after } = await second.client.exchangeCodeForSession(second.code);
    expect(after.user?.id).toBe(before.user?.id);
    expect(after.user?.email).toBe('ada@example.com');
    expect(after.user?.identities).toMatchObject([
      { email: 'new@example.com', identity_data: { name: 'Ada King' } },
    ]);
    expect(await userCount(connection)).toBe(1);
  });

  it('creates only one account for concurrent sign-ins', async () => {
    const connection = await open();
    const running = await start(connection);
    const browsers = Array.from({ length: 4 }, () => createBrowser(running.started.url));
    const returned = await Promise.all(browsers.map((browser) => browser.visit(authorize())));
    const subjects = await Promise.all(
      returned.map(async (url) => {
        const token = fragmentOf(url)['access_token'] ?? '';
        return (await running.started.auth.verifyAccessToken(token)).userId;
      }),
    );
    expect(new Set(subjects).size).toBe(1);
    expect(await userCount(connection)).toBe(1);
  });

  it('never redirects to a URL outside the site', async () => {
    const { browser } = await start(await open());
    const returned = await browser.visit(authorize('&redirect_to=https://evil.test/'));
    expect(returned.origin).toBe('http://proviso.test');
  });
});

describeDatabases("an account with a Google user's email address", (open) => {
  it('is linked when its address is verified, and keeps its password', async () => {
    const running = await start(await open());
    const { started } = running;
    const registration = { email: 'ada@example.com', password: PASSWORD, isEmailProven: true };
    const { id } = await started.auth.createUser(registration);
    started.clock.advance(1000);
    const { client, code } = await signInWithGoogle(running);
    const { data } = await client.exchangeCodeForSession(code);
    expect(data.user?.id).toBe(id);
    expect(data.user?.app_metadata['providers']).toEqual(['email', 'google']);
    expect((await signInWithPassword(started)).error).toBeNull();
  });

  it('is taken away from anyone who registered its address without verifying it', async () => {
    const connection = await open();
    const running = await start(connection);
    const { started } = running;
    const hijacker = await signUp(started);
    await hijacker.client.updateUser({ data: { name: 'Mallory', motto: 'mine' } });
    const { client, code } = await signInWithGoogle(running);
    const { data } = await client.exchangeCodeForSession(code);
    expect(data.user?.id).toBe(hijacker.session.user.id);
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada Lovelace', email_verified: true });
    expect(data.user?.user_metadata).not.toHaveProperty('motto');
    const alive = started.auth.verifyAccessToken(hijacker.session.access_token);
    await expect(alive).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await hijacker.client.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await signInWithPassword(started)).error?.code).toBe('invalid_credentials');
    expect(await userCount(connection)).toBe(1);
  });

  it.each([
    ['that the provider does not vouch for', { ...ADA, email_verified: false }],
    ['of which the provider says nothing', { sub: ADA.sub, email: 'ada@example.com' }],
  ])('is never linked by an address %s', async (_title, account) => {
    const connection = await open();
    const running = await start(connection);
    const { provider, started, browser } = running;
    await signUp(started);
    provider.account = account;
    const returned = await browser.visit(authorize());
    expect(fragmentOf(returned)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
    expect(returned.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    const rows = await openTables(connection).selectFrom('authIdentities').selectAll().execute();
    expect(rows.map(({ provider: name }) => name)).toEqual(['email']);
    expect((await signInWithPassword(started)).error).toBeNull();
  });

  it('is not created from an address that the provider has not verified', async () => {
    const connection = await open();
    const { provider, browser } = await start(connection);
    provider.account = { ...ADA, email_verified: false };
    const returned = await browser.visit(authorize());
    expect(fragmentOf(returned)['error_code']).toBe('provider_email_needs_verification');
    expect(await userCount(connection)).toBe(0);
  });

  it('is neither opened nor linked while it is banned', async () => {
    const connection = await open();
    const { started, browser } = await start(connection);
    await signUp(started);
    const database = openTables(connection);
    const bannedUntil = started.clock.now() + 60_000;
    await database.updateTable('authUsers').set({ bannedUntil }).execute();
    const returned = await browser.visit(authorize());
    expect(fragmentOf(returned)).toMatchObject({ error_code: 'user_banned' });
    const rows = await database.selectFrom('authIdentities').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('is not created when sign-up is closed, but can be opened if it exists', async () => {
    const connection = await open();
    const { started, browser } = await start(connection, { signup: 'closed' });
    const refused = await browser.visit(authorize());
    expect(fragmentOf(refused)).toMatchObject({
      error: 'access_denied',
      error_code: 'signup_disabled',
    });
    expect(await userCount(connection)).toBe(0);
    await started.auth.createUser({
      email: 'ada@example.com',
      password: PASSWORD,
      isEmailProven: true,
    });
    const opened = await createBrowser(started.url).visit(authorize());
    expect(fragmentOf(opened)['access_token']).toBeTruthy();
  });
});
