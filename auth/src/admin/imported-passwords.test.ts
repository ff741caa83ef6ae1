import { hash } from '@node-rs/bcrypt';
import { describeDatabases } from '@proviso/database/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { send } from '../testing/send.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const HOUR = 60 * 60 * 1000;
/** Low, but distinguishable from a higher cost. */
const COST = 5;
const email = 'ada@example.com';

describeDatabases('an imported password hash', (open) => {
  const start = async () => {
    const connection = await open();
    const started = await startAuth(connection);
    const token = await started.auth.createServiceRoleToken(HOUR);
    const headers = { authorization: `Bearer ${token}` };
    const storedHash = () =>
      openTables(connection)
        .selectFrom('authUsers')
        .select('passwordHash')
        .executeTakeFirstOrThrow();
    const signIn = async (password = PASSWORD) =>
      (await started.client().signInWithPassword({ email, password })).error?.code;
    const admin = new GoTrueAdminApi({ url: started.url, headers });
    return { ...started, admin, headers, storedHash, signIn };
  };

  it.each(['2a', '2b', '2y'])(
    'accepts its password and is upgraded to argon2id, with bcrypt %s',
    async (version) => {
      const { admin, signIn, storedHash } = await start();
      const imported = (await hash(PASSWORD, COST)).replace(/^\$2.\$/u, `$${version}$`);
      const { error } = await admin.createUser({
        email,
        email_confirm: true,
        password_hash: imported,
      });
      expect(error).toBeNull();
      expect(await signIn('another password')).toBe('invalid_credentials');
      expect((await storedHash()).passwordHash).toBe(imported);
      expect(await signIn()).toBeUndefined();
      expect((await storedHash()).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
      expect(await signIn()).toBeUndefined();
      expect(await signIn('another password')).toBe('invalid_credentials');
    },
  );

  it('accepts several concurrent sign-ins', async () => {
    const { admin, signIn } = await start();
    const imported = await hash(PASSWORD, COST);
    await admin.createUser({ email, email_confirm: true, password_hash: imported });
    const codes = await Promise.all(Array.from({ length: 5 }, () => signIn()));
    expect(codes).toEqual(Array.from({ length: 5 }, () => undefined));
  });

  it("can be set for an existing user, which ends all of the user's sessions", async () => {
    const { admin, client, signIn } = await start();
    const own = client();
    const { data } = await own.signUp({ email, password: 'the password before' });
    const imported = await hash(PASSWORD, COST);
    await admin.updateUserById(data.user?.id ?? '', { password_hash: imported });
    expect((await own.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await signIn()).toBeUndefined();
  });

  it('is rejected when its format is not supported', async () => {
    const { url, headers } = await start();
    const body = { email, password_hash: '$1$abcdefgh$G//4keteveJp0qb8z2DxG/' };
    const answer = await send(`${url}/admin/users`, { headers, body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });
});
