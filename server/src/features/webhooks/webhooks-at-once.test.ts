import { webhookWithSecretSchema } from '@proviso/contracts';
import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { failedAnalysis } from '#server/testing/failed-analysis.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const environment = { WEBHOOK_ALLOW_PRIVATE: 'on' };

async function makeWebhook(person: Person, url: string): Promise<string> {
  const answer = await person.post('/api/webhooks', { url, events: ['analysis.failed'] });
  return `/api/webhooks/${webhookWithSecretSchema.parse(answer.json()).webhook.id}`;
}

/** A server with one account, and its background work. */
async function start(databases: TestDatabases) {
  const { app, dependencies } = await startTestServer(databases, {
    environment,
    background: false,
  });
  const { database } = dependencies;
  const person = await signUp(app, 'anna@example.com');
  const { listener, deliver } = createFeatures(dependencies).webhooks;
  const { id } = await person.upload(textFile('Nothing.'));
  const ended = failedAnalysis(person.profileId, id, 0);
  const endAnalysis = () =>
    database.transaction().execute((transaction) => listener.recordEnd(transaction, ended));
  return { database, person, endAnalysis, deliver };
}

describeDatabases('a webhook', (_open, databases) => {
  it('handles other requests or returns 404 while being deleted', async () => {
    const { person } = await start(databases);
    const { url } = await startReceiver();
    for (let round = 0; round < 5; round += 1) {
      const path = await makeWebhook(person, url);
      const answers = await Promise.all([
        person.request('PATCH', path, { payload: { isEnabled: false } }),
        person.post(`${path}/test`, {}),
        person.post(`${path}/secret`, {}),
        person.request('DELETE', path),
        person.request('PATCH', path, { payload: { isEnabled: true } }),
        person.post(`${path}/secret`, {}),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => ![200, 202, 204, 404].includes(status))).toEqual([]);
    }
  });

  it('can be deleted while analyses finish, without making them fail', async () => {
    const { person, endAnalysis } = await start(databases);
    const { url } = await startReceiver();
    for (let round = 0; round < 5; round += 1) {
      const path = await makeWebhook(person, url);
      const ends = Array.from({ length: 4 }, endAnalysis);
      await person.request('DELETE', path);
      expect(await Promise.allSettled(ends)).not.toContainEqual(
        expect.objectContaining({ status: 'rejected' }),
      );
    }
  });

  it('can be toggled repeatedly while events are delivered, without either failing', async () => {
    const { database, person, endAnalysis, deliver } = await start(databases);
    const receiver = await startReceiver();
    receiver.answer.status = 503;
    const path = await makeWebhook(person, receiver.url);
    const { signal } = new AbortController();
    const turn = (isEnabled: boolean) => person.request('PATCH', path, { payload: { isEnabled } });
    for (let round = 0; round < 5; round += 1) {
      for (let count = 0; count < 4; count += 1) await endAnalysis();
      const due = await database
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .execute();
      const attempts = due.map(({ id }) =>
        deliver({ key: `${id}/0`, signal, isLastAttempt: false }),
      );
      const answers = await Promise.all([false, true, false, true, false, true].map(turn));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await Promise.allSettled(attempts)).not.toContainEqual(
        expect.objectContaining({ status: 'rejected' }),
      );
      await turn(true);
    }
  });
});
