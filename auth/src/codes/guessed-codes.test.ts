import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { PASSWORD } from '../testing/sign-up.ts';
import { startWithMailbox } from '../testing/start-with-mailbox.ts';

const MINUTE = 60 * 1000;
const email = 'ada@example.com';

describeDatabases('guesses of mailed codes', (open) => {
  const start = async () => {
    const started = await startWithMailbox(await open(), { trustProxy: '127.0.0.1' });
    const { url, auth, mailbox, clock } = started;
    await auth.createUser({ email, password: PASSWORD, isEmailProven: true });
    const from = (place: string) => ({ 'x-forwarded-for': place });
    const guess = (token: string, place: string, address = email) =>
      send(`${url}/verify`, {
        body: { type: 'recovery', email: address, token },
        headers: from(place),
      });
    let mails = 0;
    const ask = async () => {
      clock.advance(MINUTE);
      await send(`${url}/recover`, { body: { email }, headers: from('192.0.2.200') });
      mails += 1;
      return mailbox.newest(email, mails);
    };
    /** Five wrong codes for each of several mails, from everywhere; how many were compared. */
    const attack = async (count: number) => {
      let compared = 0;
      for (let mail = 0; mail < count; mail += 1) {
        const { code } = await ask();
        const wrong = code === '000000' ? '000001' : '000000';
        for (let place = 0; place < 5; place += 1) {
          if ((await guess(wrong, `198.51.100.${place}`)).status === 403) compared += 1;
        }
      }
      return compared;
    };
    return { ...started, guess, ask, attack };
  };

  it('are limited for the account, however many mails are asked for', async () => {
    const { attack, clock } = await start();
    expect(await attack(4)).toBe(10);
    clock.advance(48 * MINUTE);
    expect(await attack(1)).toBe(1);
  });

  it("do not shut the owner out, who has the mail's link and the places of earlier sign-ins", async () => {
    const { url, attack, ask, guess } = await start();
    await send(`${url}/token?grant_type=password`, {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    await attack(3);
    const { code } = await ask();
    const elsewhere = await guess(code, '203.0.113.99');
    expect(elsewhere).toMatchObject({ status: 429 });
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await guess(code, '203.0.113.9')).status).toBe(200);
    const { fragment } = await followLink({ url }, (await ask()).link);
    expect(fragment.get('access_token')).toBeTruthy();
  });

  it('are counted alike for addresses without an account', async () => {
    const { guess } = await start();
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await guess('000000', '192.0.2.7', 'nobody@example.com')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  it('are forgotten with the right code', async () => {
    const { guess, attack, ask } = await start();
    await attack(1);
    expect((await guess((await ask()).code, '192.0.2.7')).status).toBe(200);
    expect(await attack(2)).toBe(10);
  });

  it('count for the code of a reauthentication too', async () => {
    const { url, client, clock, mailbox } = await start();
    const own = client();
    await own.signInWithPassword({ email, password: PASSWORD });
    const { data } = await own.getSession();
    const headers = {
      authorization: `Bearer ${data.session?.access_token}`,
      'x-forwarded-for': '192.0.2.8',
    };
    const statuses = [];
    for (let mail = 0; mail < 3; mail += 1) {
      clock.advance(MINUTE);
      await own.reauthenticate();
      const { code } = await mailbox.newest(email, mail + 1);
      for (let count = 0; count < 5; count += 1) {
        const nonce = code === '000000' ? '000001' : '000000';
        statuses.push((await send(`${url}/reauthenticate`, { body: { nonce }, headers })).status);
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
