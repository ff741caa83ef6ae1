import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { startAuth } from './testing/start-auth.ts';

describeDatabases('the sign-in service', (open) => {
  it('signs a new user up and straight in', async () => {
    const { client } = await startAuth(await open());
    const { data, error } = await client().signUp({
      email: 'Ada@Example.com',
      password: 'countess-1815',
      options: { data: { name: 'Ada' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({ email: 'ada@example.com' });
  });
});
