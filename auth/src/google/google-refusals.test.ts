import type { DatabaseConnection } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, it } from 'vitest';

import { createAuth } from '../index.ts';
import { openTables } from '../tables.ts';
import { type Browser, createBrowser } from '../testing/browser.ts';
import { send } from '../testing/send.ts';
import { createTestSealer, startAuth } from '../testing/start-auth.ts';
import { startProvider } from '../testing/start-provider.ts';

const AUTHORIZE = 'http://proviso.test/auth/v1/authorize?provider=google';

async function start(connection: DatabaseConnection) {
  const provider = await startProvider();
  const started = await startAuth(connection, { google: provider.google });
  provider.account = { sub: 'google-ada', email: 'ada@example.com', email_verified: true };
  const browser = createBrowser(started.url);
  return { provider, started, browser };
}

/** Signs in at the provider, and stops before the browser follows the redirect back. */
async function returnFromGoogle(browser: Browser): Promise<string> {
  let address = AUTHORIZE;
  while (!address.startsWith('http://proviso.test/auth/v1/callback')) {
    const { headers } = await browser.request(address);
    address = new URL(headers.get('location') ?? '', address).href;
  }
  return address;
}

/** What the browser is told when it returns to an address. */
async function returnTo(browser: Browser, address: string) {
  const response = await browser.request(address);
  const location = new URL(response.headers.get('location') ?? '');
  expect(location.origin).toBe('http://proviso.test');
  const fragment = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (fragment['error'] !== undefined) {
    expect(location.searchParams.get('error_code')).toBe(fragment['error_code']);
    expect(fragment['sb']).toBe('');
  }
  return { status: response.status, fragment };
}

/** Invalid claims of an ID token. */
const FORGERIES: [string, (claims: JWTPayload) => JWTPayload][] = [
  ['another nonce', (claims) => ({ ...claims, nonce: 'another' })],
  ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
  ['another audience', (claims) => ({ ...claims, aud: 'somebody else' })],
  ['another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
  ['an end long ago', (claims) => ({ ...claims, exp: 1_600_000_000 })],
  ['no subject', ({ sub: _sub, ...claims }) => claims],
];

describeDatabases('a Google callback', (open) => {
  it('is refused with a missing or modified state', async () => {
    const { browser } = await start(await open());
    const address = await returnFromGoogle(browser);
    const without = new URL(address);
    without.searchParams.delete('state');
    expect(await returnTo(browser, without.href)).toMatchObject({
      status: 303,
      fragment: { error: 'invalid_request', error_code: 'bad_oauth_callback' },
    });
    const changed = new URL(address);
    changed.searchParams.set('state', `${changed.searchParams.get('state')}x`);
    expect(await returnTo(browser, changed.href)).toMatchObject({
      status: 303,
      fragment: { error: 'invalid_request', error_code: 'bad_oauth_state' },
    });
    expect((await returnTo(browser, address)).fragment['access_token']).toBeTruthy();
  });

  it('is refused in another browser, but still works in the original one', async () => {
    const { started, browser } = await start(await open());
    const address = await returnFromGoogle(browser);
    const other = createBrowser(started.url);
    await returnFromGoogle(other);
    expect(await returnTo(other, address)).toMatchObject({
      status: 303,
      fragment: { error_code: 'bad_oauth_state' },
    });
    expect((await returnTo(browser, address)).fragment['access_token']).toBeTruthy();
  });

  it('works only once among concurrent requests', async () => {
    const connection = await open();
    const { browser } = await start(connection);
    const address = await returnFromGoogle(browser);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => returnTo(browser, address)));
    const sessions = outcomes.filter(({ fragment }) => fragment['access_token'] !== undefined);
    expect(sessions).toHaveLength(1);
    const codes = outcomes.flatMap(({ fragment }) => fragment['error_code'] ?? []);
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'flow_state_already_used'));
    const rows = await openTables(connection).selectFrom('authSessions').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('is refused after five minutes', async () => {
    const { started, browser } = await start(await open());
    const address = await returnFromGoogle(browser);
    started.clock.advance(300_000);
    expect((await returnTo(browser, address)).fragment).toMatchObject({
      error_code: 'bad_oauth_state',
    });
  });

  it('reports that the user denied access', async () => {
    const { provider, browser } = await start(await open());
    provider.account = undefined;
    const { status, fragment } = await returnTo(browser, await returnFromGoogle(browser));
    expect(status).toBe(302);
    expect(fragment).toMatchObject({
      error: 'access_denied',
      error_description: 'The user said no',
    });
  });

  it('is refused with a code that the provider did not issue', async () => {
    const { browser } = await start(await open());
    const address = new URL(await returnFromGoogle(browser));
    address.searchParams.set('code', 'made-up');
    expect((await returnTo(browser, address.href)).fragment).toMatchObject({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
    });
  });

  it.each(FORGERIES)('is refused with an ID token that has %s', async (_title, forge) => {
    const connection = await open();
    const { provider, browser } = await start(connection);
    provider.forge = forge;
    const { fragment } = await returnTo(browser, await returnFromGoogle(browser));
    expect(fragment).toMatchObject({ error_code: 'bad_oauth_callback' });
    const users = await openTables(connection).selectFrom('authUsers').select('id').execute();
    expect(users).toEqual([]);
  });

  it('is refused with an ID token signed by an unknown key', async () => {
    const { provider, browser } = await start(await open());
    const { privateKey } = await generateKeyPair('RS256');
    provider.forge = (claims) => claims;
    provider.sign = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'provider' }).sign(privateKey);
    const { fragment } = await returnTo(browser, await returnFromGoogle(browser));
    expect(fragment).toMatchObject({ error_code: 'bad_oauth_callback' });
  });

  it('keeps the state out of the log, and the cookie away from scripts', async () => {
    const { started, browser } = await start(await open());
    const begun = await browser.request(AUTHORIZE);
    expect(begun.headers.get('set-cookie')).toMatch(
      /^sign-in-[\da-f]{16}=[\w-]{43}; Max-Age=300; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/u,
    );
    const address = new URL(await returnFromGoogle(browser));
    await returnTo(browser, address.href);
    const log = started.log.join('');
    for (const name of ['state', 'code']) {
      expect(log).not.toContain(address.searchParams.get(name));
    }
  });
});

describeDatabases('the Google provider', (open) => {
  it('is refused when not configured, and so are other providers when it is', async () => {
    const without = await startAuth(await open());
    expect(await send(`${without.url}/authorize?provider=google`)).toMatchObject({
      status: 400,
      body: { msg: 'Unsupported provider: provider is not enabled' },
    });
    const back = (query: string) =>
      fetch(`${without.url}/callback${query}`, { redirect: 'manual' });
    for (const [query, code] of [
      ['', 'bad_oauth_callback'],
      ['?state=x', 'bad_oauth_state'],
    ] as const) {
      const { status, headers } = await back(query);
      expect(status).toBe(303);
      expect(headers.get('location')).toContain(`error=invalid_request&error_code=${code}`);
    }
    const { started } = await start(await open());
    for (const query of ['provider=github', 'provider=', '']) {
      const answer = await send(`${started.url}/authorize?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    }
    const half = await send(`${started.url}/authorize?provider=google&code_challenge=x`);
    expect(half).toMatchObject({ status: 400 });
  });

  it('is shown as enabled in the settings when configured', async () => {
    const { started } = await start(await open());
    expect((await send(`${started.url}/settings`)).body).toMatchObject({
      external: { email: true, google: true, github: false },
    });
    const without = await startAuth(await open());
    expect((await send(`${without.url}/settings`)).body).toMatchObject({
      external: { google: false },
    });
  });

  it('results in a 503 error when it does not respond', async () => {
    const google = { clientId: 'proviso', clientSecret: 'secret', issuer: 'http://127.0.0.1:9' };
    const started = await startAuth(await open(), { google });
    const answer = await send(`${started.url}/authorize?provider=google`);
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'unexpected_failure' } });
  });

  it('requires an https issuer URL, except on loopback', async () => {
    const google = { clientId: 'proviso', clientSecret: 'secret' };
    for (const issuer of [
      'http://accounts.test',
      'https://a.test/.well-known/openid-configuration',
    ]) {
      const starting = createAuth({
        connection: await open(),
        issuer: 'http://proviso.test/auth/v1',
        signup: 'open',
        passwordMinLength: 6,
        sealer: createTestSealer(),
        clock: { now: () => 0 },
        google: { ...google, issuer },
      });
      await expect(starting).rejects.toThrow(/has to be https/u);
    }
  });
});
