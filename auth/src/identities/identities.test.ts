import type { DatabaseConnection } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import type { AccountChange } from '../options.ts';
import { createBrowser } from '../testing/browser.ts';
import { enrollVerified } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth, type StartedAuth } from '../testing/start-auth.ts';
import { startProvider } from '../testing/start-provider.ts';

const LINK = 'http://proviso.test/auth/v1/user/identities/authorize?provider=google';
const HOUR = 60 * 60 * 1000;
const GRACE = { sub: 'google-grace', email: 'grace@work.test', email_verified: true };

async function start(connection: DatabaseConnection, options = {}) {
  const provider = await startProvider();
  const settings = { google: provider.google, manualLinking: true, ...options };
  const started = await startAuth(connection, settings);
  provider.account = GRACE;
  return { provider, started };
}

async function tokenOf(client: GoTrueClient): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

/** Sends the client's browser on its way to Google. */
async function beginLinking(client: GoTrueClient, { url }: StartedAuth) {
  const browser = createBrowser(url);
  const authorization = `Bearer ${await tokenOf(client)}`;
  const asked = await browser.request(`${LINK}&skip_http_redirect=true`, { authorization });
  const { url: address } = (await asked.json()) as { url: string };
  return { browser, address };
}

/** Links Google to the client's account; returns the error code, if any. */
async function link(client: GoTrueClient, started: StartedAuth) {
  started.clock.advance(1000);
  const { browser, address } = await beginLinking(client, started);
  const returned = await browser.visit(address);
  return new URLSearchParams(returned.hash.slice(1)).get('error_code') ?? undefined;
}

async function identitiesOf(client: GoTrueClient) {
  const { data } = await client.getUserIdentities();
  return data?.identities ?? [];
}

/** Unlinks a provider's identity; returns the error code, if any. */
async function unlink(client: GoTrueClient, provider: string) {
  const identity = (await identitiesOf(client)).find((one) => one.provider === provider);
  if (identity === undefined) throw new Error('There is no such identity.');
  const { error } = await client.unlinkIdentity(identity);
  return error?.code;
}

describeDatabases('linking an identity', (open) => {
  it('is recorded with its origin, and so is unlinking', async () => {
    const heard: AccountChange[] = [];
    const onAccountChanged = async (_transaction: unknown, change: AccountChange) =>
      void heard.push(change);
    const { started } = await start(await open(), { onAccountChanged });
    const { client, session } = await signUp(started);
    await link(client, started);
    await unlink(client, 'google');
    const from = { userId: session.user.id, address: '127.0.0.1' };
    expect(heard).toMatchObject([
      { ...from, kind: 'identity_linked' },
      { ...from, kind: 'identity_unlinked' },
    ]);
  });

  it('works through the official client and adds another identity', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    const asked = await client.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    expect(asked.error).toBeNull();
    expect(asked.data.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/u);
    expect(await link(client, started)).toBeUndefined();
    const identities = await identitiesOf(client);
    expect(identities).toMatchObject([
      { provider: 'email', identity_data: { email: 'ada@example.com' } },
      { provider: 'google', id: 'google-grace', identity_data: { email: 'grace@work.test' } },
    ]);
    const { data } = await client.getUser();
    expect(data.user?.email).toBe('ada@example.com');
  });

  it('redirects immediately when the client does not request the URL', async () => {
    const { started, provider } = await start(await open());
    const { client } = await signUp(started);
    const authorization = `Bearer ${await tokenOf(client)}`;
    const response = await createBrowser(started.url).request(LINK, { authorization });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain(provider.google.issuer);
  });

  it('fails for an identity that is already linked to any account', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    await link(client, started);
    expect(await link(client, started)).toBe('identity_already_exists');
    const other = await signUp(started, 'other@example.com');
    expect(await link(other.client, started)).toBe('identity_already_exists');
    expect(await identitiesOf(other.client)).toHaveLength(1);
  });

  it('requires a session, and the second factor if the user has one', async () => {
    const { started } = await start(await open());
    expect((await send(LINK.replace('http://proviso.test/auth/v1', started.url))).status).toBe(401);
    const { client } = await signUp(started);
    await enrollVerified(client, started);
    const lower = started.client();
    await lower.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    const { error } = await lower.linkIdentity({ provider: 'google' });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  it('requires a recent sign-in, and so does unlinking; an anonymous user has no other way in', async () => {
    const { started } = await start(await open(), { anonymousSignIns: true });
    const { client } = await signUp(started);
    await link(client, started);
    const anonymous = started.client();
    await anonymous.signInAnonymously();
    started.clock.advance(HOUR);
    await client.refreshSession();
    await anonymous.refreshSession();
    const linked = await client.linkIdentity({ provider: 'google' });
    expect(linked.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect(await unlink(client, 'google')).toBe('reauthentication_needed');
    expect((await anonymous.linkIdentity({ provider: 'google' })).error).toBeNull();
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  it('fails when the session that began it has ended meanwhile', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    const owner = started.client();
    await owner.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    const { browser, address } = await beginLinking(client, started);
    await owner.signOut({ scope: 'others' });
    const returned = await browser.visit(address);
    expect(new URLSearchParams(returned.hash.slice(1)).get('error_code')).toBe('session_not_found');
    expect(await identitiesOf(owner)).toHaveLength(1);
  });

  it('is disabled by default', async () => {
    const { started } = await start(await open(), { manualLinking: false });
    const { client } = await signUp(started);
    const linked = await client.linkIdentity({ provider: 'google' });
    expect(linked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
    expect(await unlink(client, 'email')).toBe('manual_linking_disabled');
  });
});

describeDatabases('unlinking an identity', (open) => {
  it('removes the identity and ends the other sessions', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    await link(client, started);
    const other = started.client();
    await other.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    const otherToken = await tokenOf(other);
    expect(await unlink(client, 'google')).toBeUndefined();
    expect(await identitiesOf(client)).toMatchObject([{ provider: 'email' }]);
    await expect(started.auth.verifyAccessToken(otherToken)).rejects.toThrow();
    expect((await client.getUser()).error).toBeNull();
  });

  it('removes the password with the email identity, and adopts the other verified address', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    await link(client, started);
    expect(await unlink(client, 'email')).toBeUndefined();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email: 'grace@work.test',
      app_metadata: { providers: ['google'] },
      user_metadata: { email_verified: true },
    });
    for (const email of ['ada@example.com', 'grace@work.test']) {
      const { error } = await started.client().signInWithPassword({ email, password: PASSWORD });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  it('is refused when no verified address would remain', async () => {
    const { started, provider } = await start(await open());
    const { client } = await signUp(started);
    provider.account = { ...GRACE, email_verified: false };
    await link(client, started);
    expect(await unlink(client, 'email')).toBe('email_conflict_identity_not_deletable');
    expect(await identitiesOf(client)).toHaveLength(2);
  });

  it('is refused when the remaining address belongs to another account', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    await link(client, started);
    await signUp(started, GRACE.email);
    expect(await unlink(client, 'email')).toBe('email_conflict_identity_not_deletable');
    const { data } = await client.getUser();
    expect(data.user?.email).toBe('ada@example.com');
  });

  it('never removes the last identity, even with concurrent requests', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    expect(await unlink(client, 'email')).toBe('single_identity_not_deletable');
    await link(client, started);
    const outcomes = await Promise.all([unlink(client, 'email'), unlink(client, 'google')]);
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await identitiesOf(client)).toHaveLength(1);
  });

  it('does not find identities of other users', async () => {
    const { started } = await start(await open());
    const { client } = await signUp(started);
    const [identity] = await identitiesOf(client);
    const other = await signUp(started, 'other@example.com');
    const headers = { authorization: `Bearer ${other.session.access_token}` };
    const address = `${started.url}/user/identities/${identity?.identity_id}`;
    expect(await send(address, { method: 'DELETE', headers })).toMatchObject({
      status: 422,
      body: { error_code: 'identity_not_found' },
    });
  });
});
