import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { openTables } from '../tables.ts';
import { enroll, enrollVerified, STEP } from '../testing/factors.ts';
import { send } from '../testing/send.ts';
import { PASSWORD, signUp } from '../testing/sign-up.ts';
import { startAuth } from '../testing/start-auth.ts';

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describeDatabases("a user's second factors", (open) => {
  it('are limited to ten, even when enrolled concurrently', async () => {
    const connection = await open();
    const { url, ...started } = await startAuth(connection);
    const { session } = await signUp(started);
    const begin = (name: string) =>
      send(`${url}/factors`, {
        body: { factor_type: 'totp', friendly_name: name },
        ...as(session.access_token),
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => begin(`phone ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const rows = await openTables(connection).selectFrom('authFactors').select('id').execute();
    expect(rows).toHaveLength(10);
  });

  it('raise only one session when two sessions verify new factors concurrently', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const other = started.client();
    await other.signInWithPassword({ email: 'ada@example.com', password: PASSWORD });
    const first = await enroll(client, started, 'first');
    const second = await enroll(client, started, 'second');
    const tries = await Promise.all(
      [
        { by: client, ...first },
        { by: other, ...second },
      ].map(async ({ by, factorId, authenticator }) => {
        const { data } = await by.mfa.challenge({ factorId });
        const answer = { factorId, challengeId: data?.id ?? '', code: authenticator.code() };
        return () => by.mfa.verify(answer);
      }),
    );
    const outcomes = await Promise.all(tries.map((show) => show()));
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect(started.log.join('')).not.toContain('auth.fault');
  });

  it('are each removed only once by concurrent requests', async () => {
    const started = await startAuth(await open());
    const { client } = await signUp(started);
    const first = await enrollVerified(client, started);
    started.clock.advance(STEP);
    const second = await enroll(client, started, 'second');
    await client.mfa.challengeAndVerify({
      factorId: second.factorId,
      code: second.authenticator.code(),
    });
    // The factor that raised the session stays: removing it would lower the session, and later removals would be
    // refused.
    const kept = await enroll(client, started, 'kept');
    const { data } = await client.mfa.challengeAndVerify({
      factorId: kept.factorId,
      code: kept.authenticator.code(),
    });
    const answers = await Promise.all(
      [first, second, first, second].map(({ factorId }) =>
        send(`${started.url}/factors/${factorId}`, {
          method: 'DELETE',
          ...as(data?.access_token ?? ''),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
  });
});
