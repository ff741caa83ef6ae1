import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { send } from '../testing/send.ts';
import { signUp } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';

const email = 'ada@example.com';

describeDatabases('an account whose address a stranger signed up', (open) => {
  it('keeps nothing of what the stranger prepared once its owner resets the password', async () => {
    const started = await startWithMailbox(await open(), { trustProxy: '127.0.0.1' });
    const { client, url, database, mailbox } = started;
    const { client: stranger, session } = await signUp(started, email);
    const userId = session.user.id;
    await stranger.updateUser({ data: { name: 'Mallory was here' } });
    const body = { login_notifications: false };
    const headers = { authorization: `Bearer ${session.access_token}` };
    await send(`${url}/security`, { method: 'PUT', body, headers });
    await client().resetPasswordForEmail(email);
    const { code: token } = await mailbox.newest(email, 2);
    const owner = await send(`${url}/verify`, {
      body: { email, token, type: 'recovery' },
      headers: { 'x-forwarded-for': '192.0.2.7' },
    });
    expect(owner.body).not.toHaveProperty('user.user_metadata.name');
    const { access_token: accessToken } = owner.body as { access_token: string };
    const security = await send(`${url}/security`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(security.body).toEqual({ has_password: false, login_notifications: true });
    const places = database.selectFrom('authKnownAddresses').where('userId', '=', userId);
    expect(await places.select('address').execute()).toEqual([{ address: '192.0.2.7' }]);
    const devices = database.selectFrom('authKnownDevices').where('userId', '=', userId);
    expect(await devices.select('device').execute()).toHaveLength(1);
  });
});
