import { webhookListSchema } from '@proviso/contracts';
import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { HOUR_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { failedAnalysis } from '#server/testing/failed-analysis.ts';
import { textFile } from '#server/testing/form.ts';
import { deliveriesOf, makeWebhook } from '#server/testing/make-webhook.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** A server without background work, with a webhook that includes names and a document. */
async function start(databases: TestDatabases) {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { app, dependencies } = await startTestServer(databases, {
    environment: { WEBHOOK_ALLOW_PRIVATE: 'on' },
    clock: { now: () => now },
    background: false,
  });
  const { database } = dependencies;
  const { webhooks } = createFeatures(dependencies);
  const person = await signUp(app, 'anna@example.com');
  const receiver = await startReceiver();
  const { webhook } = await makeWebhook(person, receiver.url, { includesName: true });
  const { id: documentId } = await person.upload(textFile('Nothing.'));
  const endAnalysis = () =>
    database
      .transaction()
      .execute((transaction) =>
        webhooks.listener.recordEnd(transaction, failedAnalysis(person.profileId, documentId, now)),
      );
  const stored = () =>
    database.selectFrom('deliveries').selectAll().orderBy('created_at').orderBy('id').execute();
  /** Runs the jobs that upkeep queues, until there are none. */
  const deliverAll = async () => {
    const { signal } = new AbortController();
    for (;;) {
      await webhooks.queueDeliveries();
      const jobs = await database
        .selectFrom('deliveries')
        .select(['id', 'attempts'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .execute();
      if (jobs.length === 0) return;
      for (const { id, attempts } of jobs) {
        await webhooks.deliver({ key: `${id}/${attempts}`, isLastAttempt: true, signal });
      }
    }
  };
  const wait = (duration: number) => (now += duration);
  return { database, person, webhook, receiver, documentId, endAnalysis, stored, deliverAll, wait };
}

describeDatabases('a delivery', (_open, databases) => {
  it('is gone with its document, whether it was sent or waits', async () => {
    const { person, documentId, receiver, endAnalysis, stored, deliverAll } =
      await start(databases);
    await endAnalysis();
    await deliverAll();
    await endAnalysis();
    expect((await stored()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
    await person.request('DELETE', `/api/documents/${documentId}`);
    expect(await stored()).toEqual([]);
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
  });

  it('keeps its body no longer than it is needed', async () => {
    const { person, webhook, endAnalysis, stored, deliverAll } = await start(databases);
    await endAnalysis();
    expect((await stored()).map(({ sealed }) => sealed.length > 0)).toEqual([true]);
    await deliverAll();
    await endAnalysis();
    await person.request('PATCH', `/api/webhooks/${webhook.id}`, { payload: { isEnabled: false } });
    expect((await stored()).map(({ sealed }) => sealed.length)).toEqual([0, 0]);
  });

  it('that cannot be decrypted is given up, and others are made', async () => {
    const { database, person, webhook, receiver, endAnalysis, deliverAll, wait } =
      await start(databases);
    await endAnalysis();
    await database
      .updateTable('deliveries')
      .set({ sealed: Buffer.alloc(64, 7) })
      .execute();
    wait(1);
    await endAnalysis();
    await deliverAll();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(person, webhook.id)).toMatchObject([
      { state: 'delivered' },
      { state: 'failed', failure: 'damaged', attempts: 1 },
    ]);
  });

  it('that fails does not count against a new address', async () => {
    const { person, webhook, receiver, endAnalysis, deliverAll } = await start(databases);
    receiver.answer.status = 503;
    await endAnalysis();
    await deliverAll();
    const failingSince = async () =>
      webhookListSchema.parse((await person.get('/api/webhooks')).json())[0]?.failingSince;
    expect(await failingSince()).not.toBeNull();
    const payload = { url: receiver.url.replace('token', 'key') };
    await person.request('PATCH', `/api/webhooks/${webhook.id}`, { payload });
    expect(await failingSince()).toBeNull();
  });

  it('that fails once, a week after another did, does not disable its webhook', async () => {
    const { database, person, receiver, endAnalysis, deliverAll, wait } = await start(databases);
    receiver.answer.status = 503;
    await endAnalysis();
    await deliverAll();
    await database.deleteFrom('deliveries').execute();
    wait(7 * 24 * HOUR_MS);
    await endAnalysis();
    await deliverAll();
    const { is_enabled: isEnabled } = await database
      .selectFrom('webhooks')
      .select('is_enabled')
      .where('profile_id', '=', person.profileId)
      .executeTakeFirstOrThrow();
    expect(isEnabled).toBe(1);
  });
});
