import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createReclaimAccount } from '../accounts/reclaim-account.ts';
import { createRecordChange } from '../accounts/record-change.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';
import { readGoogleProfile } from './google-profile.ts';
import { createResolveGoogleUser } from './resolve-google-user.ts';

const ORIGIN = { address: '192.0.2.7', userAgent: '' };
const GOOGLE = 'https://accounts.google.com';

describeDatabases('a verified address of a Google account', (open) => {
  const start = async (settings: { readonly autoConfirm?: boolean } = {}) => {
    const started = await startWithMailbox(await open(), settings);
    const resolve = createResolveGoogleUser({
      ...started,
      signup: 'open',
      reclaimAccount: createReclaimAccount(started),
      recordChange: createRecordChange({}),
      notify: () => undefined,
    });
    const signIn = (claims: { readonly email: string; readonly iss?: string; hd?: string }) => {
      const all = { iss: GOOGLE, sub: `of ${claims.email}`, email_verified: true, ...claims };
      const profile = readGoogleProfile(all);
      if (profile === undefined) throw new Error('The claims name nobody.');
      return resolve(profile, undefined, ORIGIN);
    };
    return { ...started, signIn };
  };

  it('opens an existing account only where Google knows whose the address is today', async () => {
    const { auth, signIn } = await start();
    for (const email of ['ada@gmail.com', 'ada@example.com', 'ada@example.org']) {
      await auth.createUser({ email, password: PASSWORD, isEmailProven: true });
    }
    const refused = { code: 'provider_email_not_authoritative' };
    await expect(signIn({ email: 'ada@example.com' })).rejects.toMatchObject(refused);
    const elsewhere = { email: 'ada@example.com', hd: 'example.org' };
    await expect(signIn(elsewhere)).rejects.toMatchObject(refused);
    const work = await signIn({ email: 'ada@example.com', hd: 'Example.com' });
    expect(work.identities).toHaveLength(2);
    expect((await signIn({ email: 'ada@gmail.com' })).identities).toHaveLength(2);
    const other = await signIn({ email: 'ada@example.org', iss: 'https://id.example.org' });
    expect(other.identities).toHaveLength(2);
    // From then on the Google account itself is known, whatever becomes of the address.
    expect((await signIn({ email: 'ada@example.com' })).id).toBe(work.id);
  });

  it('makes an account where there is none, or only a sign-up that nobody has confirmed', async () => {
    const { client, signIn } = await start({ autoConfirm: false });
    await client().signUp({ email: 'ada@example.com', password: PASSWORD });
    for (const email of ['ada@example.com', 'grace@example.com']) {
      expect(await signIn({ email })).toMatchObject({ email, passwordHash: null });
    }
  });
});
