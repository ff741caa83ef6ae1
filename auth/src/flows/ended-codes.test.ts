import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';

const email = 'ada@example.com';
const NEW_PASSWORD = 'a quite different one';

describeDatabases('a code that a link has issued to a browser', (open) => {
  /** The owner is signed in while another browser holds a code that it has not exchanged yet. */
  const start = async () => {
    const started = await startWithMailbox(await open());
    await started.auth.createUser({ email, password: PASSWORD, isEmailProven: true });
    const owner = started.client();
    await owner.signInWithPassword({ email, password: PASSWORD });
    const other = started.client('pkce');
    await other.resetPasswordForEmail(email);
    const { query } = await followLink(started, (await started.mailbox.newest(email)).link);
    const redeem = async () =>
      (await other.exchangeCodeForSession(query.get('code') ?? '')).error?.code;
    return { ...started, owner, redeem };
  };

  it.each(['global', 'others'] as const)('ends with a sign-out of scope %s', async (scope) => {
    const { owner, redeem } = await start();
    expect((await owner.signOut({ scope })).error).toBeNull();
    expect(await redeem()).toBe('flow_state_not_found');
  });

  it.each([false, true])(
    'ends with a new password, also where other sessions are kept: %s',
    async (keep_other_sessions) => {
      const { owner, redeem } = await start();
      const change = { password: NEW_PASSWORD, current_password: PASSWORD, keep_other_sessions };
      expect((await owner.updateUser(change)).error).toBeNull();
      expect(await redeem()).toBe('flow_state_not_found');
    },
  );

  it('survives a sign-out of one browser only', async () => {
    const { owner, redeem } = await start();
    await owner.signOut({ scope: 'local' });
    expect(await redeem()).toBeUndefined();
  });
});
