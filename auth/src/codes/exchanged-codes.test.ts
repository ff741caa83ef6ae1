import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { followLink } from '../testing/follow-link.ts';
import { send } from '../testing/send.ts';
import { startWithMail, startWithMailbox } from '../testing/start-with-mailbox.ts';

const MINUTE = 60 * 1000;
const email = 'ada@example.com';

describeDatabases('mailed links with PKCE', (open) => {
  it('can be exchanged only once, and only by the browser that requested them', async () => {
    const { url, mail, own, database } = await startWithMail(await open(), email, 'pkce');
    const { query, fragment } = await followLink({ url }, mail.link);
    expect([...fragment.keys()]).toEqual([]);
    const code = query.get('code') ?? '';
    const redeem = (code_verifier: string, auth_code = code) =>
      send(`${url}/token?grant_type=pkce`, { body: { auth_code, code_verifier } });
    expect(await redeem('a'.repeat(43))).toMatchObject({
      status: 400,
      body: { error_code: 'bad_code_verifier' },
    });
    expect(await redeem('', code)).toMatchObject({ status: 400 });
    expect(await redeem('a'.repeat(43), 'made up')).toMatchObject({
      status: 404,
      body: { error_code: 'flow_state_not_found' },
    });
    expect((await own.exchangeCodeForSession(code)).error).toBeNull();
    const claims = await own.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'magiclink' }]);
    expect((await redeem('a'.repeat(43))).status).toBe(404);
    expect(await database.selectFrom('authFlowStates').selectAll().execute()).toEqual([]);
  });

  it('create only one session for 20 concurrent exchanges', async () => {
    const started = await startWithMailbox(await open());
    const verifier = 'v'.repeat(64);
    const hash = await crypto.subtle.digest('SHA-256', Buffer.from(verifier));
    const code_challenge = Buffer.from(hash).toString('base64url');
    const body = { email, code_challenge, code_challenge_method: 's256' };
    await send(`${started.url}/otp`, { body });
    const { link } = await started.mailbox.newest(email);
    const auth_code = (await followLink(started, link)).query.get('code');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(`${started.url}/token?grant_type=pkce`, {
          body: { auth_code, code_verifier: verifier },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    const sessions = await started.database.selectFrom('authSessions').select('id').execute();
    expect(sessions).toHaveLength(1);
  });

  it('can be opened late, after which the code must be exchanged within five minutes', async () => {
    const { url, mail, own, clock } = await startWithMail(await open(), email, 'pkce');
    clock.advance(55 * MINUTE);
    const { query } = await followLink({ url }, mail.link);
    clock.advance(5 * MINUTE + 1);
    const { error } = await own.exchangeCodeForSession(query.get('code') ?? '');
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('require a valid S256 code challenge', async () => {
    const { url } = await startWithMailbox(await open());
    const challenge = 'a'.repeat(43);
    for (const half of [
      { code_challenge: challenge, code_challenge_method: 'plain' },
      { code_challenge: challenge },
      { code_challenge_method: 's256' },
      { code_challenge: 'short', code_challenge_method: 's256' },
    ]) {
      const answer = await send(`${url}/otp`, { body: { email, ...half } });
      expect(answer, JSON.stringify(half)).toMatchObject({ status: 400 });
    }
  });
});
