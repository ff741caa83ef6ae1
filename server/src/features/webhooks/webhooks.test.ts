import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import {
  type ErrorBody,
  webhookBodySchema,
  webhookListSchema,
  webhookWithSecretSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { failedAnalysis } from '#server/testing/failed-analysis.ts';
import { textFile } from '#server/testing/form.ts';
import { deliveriesOf, makeWebhook } from '#server/testing/make-webhook.ts';
import { signIn, signUp } from '#server/testing/sign-up.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const environment = { WEBHOOK_ALLOW_PRIVATE: 'on' };

async function until<Value>(look: () => Promise<Value | undefined | false>): Promise<Value> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await setTimeout(50);
  }
}

describeDatabases('a webhook', (_open, databases) => {
  it('receives signed analysis results without content, and with the file name only on request', async () => {
    const { app } = await startTestServer(databases, { environment });
    const person = await signUp(app, 'anna@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { url, received } = await startReceiver();
    const { webhook, secret } = await makeWebhook(person, url);
    const named = await startReceiver();
    await makeWebhook(person, named.url, { includesName: true, events: ['analysis.failed'] });
    const foreign = await startReceiver();
    await makeWebhook(stranger, foreign.url);
    const good = await person.upload(textFile('Write to anna@example.com.', 'Smith dismissal.txt'));
    const bad = await person.upload({ name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 nothing') });
    await Promise.all([person.waitFor(good.id), person.waitFor(bad.id)]);
    await until(async () => received.length >= 2 && named.received.length > 0);
    await until(async () =>
      (await deliveriesOf(person, webhook.id)).every(({ state }) => state === 'delivered'),
    );
    const bodies = received.map(({ body }) => webhookBodySchema.parse(JSON.parse(body)));
    expect(bodies.toSorted((one, other) => one.event.localeCompare(other.event))).toMatchObject([
      {
        event: 'analysis.completed',
        document: {
          id: good.id,
          status: 'completed',
          complianceStatus: 'issues',
          isUnread: false,
          counts: { pii: { low: expect.any(Number) } },
          failure: null,
        },
      },
      {
        event: 'analysis.failed',
        document: { id: bad.id, status: 'failed', failure: expect.stringMatching(/^documents\./) },
      },
    ]);
    expect(
      named.received.map(({ body }) => webhookBodySchema.parse(JSON.parse(body))),
    ).toMatchObject([{ event: 'analysis.failed', document: { name: 'broken.pdf' } }]);
    expect(foreign.received).toEqual([]);
    for (const { headers, body } of received) {
      expect(body).not.toMatch(/Smith|anna/);
      const [, time = '', digest] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['proviso-signature'])) ?? [];
      expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(30);
      const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      expect(digest).toBe(expected);
      expect(headers['proviso-delivery']).toBe(webhookBodySchema.parse(JSON.parse(body)).id);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers.authorization ?? headers.cookie).toBeUndefined();
    }
  });

  it('attempts a delivery five times within a day, is disabled after three failures, and can be re-enabled', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const clock = { now: () => now };
    const { app, dependencies } = await startTestServer(databases, {
      environment,
      clock,
      background: false,
    });
    const { webhooks } = createFeatures(dependencies);
    const { url, received, answer } = await startReceiver();
    answer.status = 503;
    let person = await signUp(app, 'anna@example.com');
    const { webhook } = await makeWebhook(person, url);
    const { profileId } = person;
    const { id: documentId } = await person.upload(textFile('Nothing.'));
    const note = () =>
      dependencies.database
        .transaction()
        .execute((transaction) =>
          webhooks.listener.recordEnd(transaction, failedAnalysis(profileId, documentId, now)),
        );
    /** Makes every attempt that is due, as the queue would. */
    const attemptDue = async () => {
      const due = await dependencies.database
        .selectFrom('deliveries')
        .select(['id', 'attempts'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .execute();
      for (const { id, attempts } of due) {
        const attempt = { isLastAttempt: false, signal: new AbortController().signal };
        const job = { key: `${id}/${attempts}`, ...attempt };
        await webhooks.deliver(job);
        // A repeated run of a job that was not marked done yet changes nothing.
        await webhooks.deliver(job);
      }
      return due.length;
    };
    await note();
    const pauses = [0, MINUTE_MS, 15 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS];
    for (const [index, pause] of pauses.entries()) {
      now += pause - 1;
      expect(await attemptDue()).toBe(0);
      now += 1;
      expect(await attemptDue()).toBe(1);
      expect(received).toHaveLength(index + 1);
    }
    const ids = new Set(received.map(({ headers }) => headers['proviso-delivery']));
    expect(ids.size).toBe(1);
    person = await signIn(app, person.email);
    expect(await deliveriesOf(person, webhook.id)).toMatchObject([
      {
        state: 'failed',
        attempts: 5,
        responseStatus: 503,
        failure: 'status',
        nextAttemptAt: null,
      },
    ]);
    now += 72 * HOUR_MS;
    await note();
    await note();
    for (const pause of pauses) {
      person = await signIn(app, person.email);
      const [still] = webhookListSchema.parse((await person.get('/api/webhooks')).json());
      expect(still).toMatchObject({ isEnabled: true });
      now += pause;
      expect(await attemptDue()).toBe(2);
    }
    person = await signIn(app, person.email);
    const [disabled] = webhookListSchema.parse((await person.get('/api/webhooks')).json());
    expect(disabled).toMatchObject({ isEnabled: false });
    expect(await deliveriesOf(person, webhook.id)).toMatchObject([
      { state: 'failed' },
      { state: 'failed' },
      { state: 'failed' },
    ]);
    const activity = await person.get('/api/audit?kind=webhook.disabled');
    expect(activity.json()).toMatchObject({
      entries: [
        { address: null, agent: null, subject: { id: webhook.id, name: new URL(url).host } },
      ],
    });
    await note();
    expect(await attemptDue()).toBe(0);
    answer.status = 204;
    const path = `/api/webhooks/${webhook.id}`;
    await person.request('PATCH', path, { payload: { isEnabled: true } });
    now += 1;
    await note();
    expect(await attemptDue()).toBe(1);
    expect((await deliveriesOf(person, webhook.id))[0]).toMatchObject({
      state: 'delivered',
      responseStatus: 204,
    });
  });

  it('can be tested, has a renewable secret, and is rate-limited when tested too often', async () => {
    const { app, dependencies } = await startTestServer(databases, { environment });
    const person = await signUp(app, 'anna@example.com');
    const { url, received } = await startReceiver();
    const { webhook, secret } = await makeWebhook(person, url);
    const path = `/api/webhooks/${webhook.id}`;
    const renewed = webhookWithSecretSchema.parse((await person.post(`${path}/secret`, {})).json());
    expect(renewed.secret).not.toBe(secret);
    expect((await person.post(`${path}/test`, {})).statusCode).toBe(202);
    await until(async () => received.length === 1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(webhookBodySchema.parse(JSON.parse(body))).toMatchObject({
      event: 'webhook.test',
      document: null,
    });
    const [, time = '', digest] =
      /^t=(\d+),v1=(\w+)$/.exec(String(headers['proviso-signature'])) ?? [];
    const signed = (key: string) =>
      createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
    expect([signed(renewed.secret), signed(secret) === digest]).toEqual([digest, false]);
    const rows = await dependencies.database
      .selectFrom('webhooks')
      .selectAll()
      .executeTakeFirstOrThrow();
    const stored = Buffer.from(rows.sealed).toString('latin1') + JSON.stringify({ ...rows });
    expect(stored).not.toContain('s3cret');
    expect(stored).not.toContain(renewed.secret);
    const list = await person.get('/api/webhooks');
    expect(list.body).not.toContain('whsec_');
    for (let index = 0; index < 4; index += 1) await person.post(`${path}/test`, {});
    await until(async () => received.length === 5);
    expect((await person.post(`${path}/test`, {})).statusCode).toBe(429);
  });

  it('does not delay other accounts when it is slow', async () => {
    const { app } = await startTestServer(databases, { environment });
    const slow = await signUp(app, 'slow@example.com');
    const silent = await startLoopbackServer(() => undefined);
    for (let index = 0; index < 5; index += 1) {
      const { webhook } = await makeWebhook(slow, silent.url);
      await slow.post(`/api/webhooks/${webhook.id}/test`, {});
    }
    await until(async () => silent.connections() > 0);
    const other = await signUp(app, 'other@example.com');
    const { url, received } = await startReceiver();
    const { webhook } = await makeWebhook(other, url);
    await other.post(`/api/webhooks/${webhook.id}/test`, {});
    await until(async () => received.length === 1);
    expect(silent.connections()).toBe(1);
  });

  it('is invisible to other accounts, and limited to ten per account', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { webhook } = await makeWebhook(owner, 'https://example.com/hook');
    const path = `/api/webhooks/${webhook.id}`;
    for (const [method, url] of [
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/secret`],
      ['POST', `${path}/test`],
      ['GET', `${path}/deliveries`],
    ] as const) {
      const payload = method === 'PATCH' ? { isEnabled: false } : undefined;
      const answer = await stranger.request(method, url, payload ? { payload } : {});
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json<ErrorBody>().code).toBe('webhooks.not_found');
    }
    const many = await Promise.all(
      Array.from({ length: 12 }, () =>
        owner.post('/api/webhooks', { url: 'https://example.com', events: ['analysis.failed'] }),
      ),
    );
    expect(many.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
  });
});
