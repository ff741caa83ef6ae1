import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

describeDatabases('metadata', (open) => {
  it('is refused when it is too large together with what the other side states, whoever adds to it', async () => {
    const started = await startAuth(await open());
    const { users } = started.auth;
    const { client, session } = await signUp(started);
    const { id } = session.user;
    const half = { text: 'a'.repeat(5000) };
    expect((await client.updateUser({ data: half })).error).toBeNull();
    const tooLarge = { code: 'validation_failed' };
    await expect(users.update(id, { appMetadata: half })).rejects.toMatchObject(tooLarge);
    await users.update(id, { appMetadata: half, metadata: { text: null } });
    expect((await client.updateUser({ data: half })).error).toMatchObject(tooLarge);
    await users.update(id, { banDuration: '1h' });
  });
});
