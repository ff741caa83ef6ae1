import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';
import { createUserStore } from './user-store.ts';

const email = 'ada@example.com';

describeDatabases('a sweep of users', (open) => {
  it('keeps the empty row of somebody who signed up and was softly deleted', async () => {
    const settings = { autoConfirm: false };
    const { auth, client, clock, database, mailbox } = await startWithMailbox(
      await open(),
      settings,
    );
    await client().signUp({ email, password: PASSWORD });
    const { code: token } = await mailbox.newest(email);
    const { data } = await client().verifyOtp({ email, token, type: 'signup' });
    const id = data.user?.id ?? '';
    await auth.users.delete(id, true);
    await createUserStore(database).sweep(clock.now());
    expect(await auth.users.get(id)).toMatchObject({ id, metadata: {} });
  });
});
