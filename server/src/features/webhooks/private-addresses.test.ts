import type { Delivery, ErrorBody } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { deliveriesOf, makeWebhook } from '#server/testing/make-webhook.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const environment = { WEBHOOK_ALLOW_PRIVATE: 'on' };

describeDatabases('a webhook', (_open, databases) => {
  it('cannot reach private addresses, either at creation or at delivery', async () => {
    const { app, dependencies } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const events = ['analysis.completed'];
    const urls = [
      'http://127.0.0.1:9/',
      'http://[::1]:9/',
      'http://10.0.0.1/',
      'http://localhost:9000/hook',
      'file:///x',
      'x',
    ];
    for (const url of urls) {
      const answer = await person.post('/api/webhooks', { url, events });
      expect([url, answer.json<ErrorBody>().code]).toEqual([url, 'webhooks.url_refused']);
    }
    const bad = await person.post('/api/webhooks', { url: 'https://example.com', events: ['x'] });
    expect(bad.statusCode).toBe(400);
    const { webhook } = await makeWebhook(person, 'https://1.1.1.1/hook');
    const moved = await person.request('PATCH', `/api/webhooks/${webhook.id}`, {
      payload: { url: 'http://localhost:9000/hook' },
    });
    expect(moved.json<ErrorBody>().code).toBe('webhooks.url_refused');

    // One from a time when private addresses were allowed.
    const open = await startTestServer(databases, { environment, background: false });
    const owner = await signUp(open.app, 'anna@example.com');
    const { webhook: old } = await makeWebhook(owner, 'http://localhost:9000/hook');
    const { id } = (await owner.post(`/api/webhooks/${old.id}/test`, {})).json<Delivery>();
    const { webhookSender } = dependencies;
    const { webhooks } = createFeatures({ ...open.dependencies, webhookSender });
    const { signal } = new AbortController();
    await webhooks.deliver({ key: `${id}/0`, isLastAttempt: false, signal });
    const [delivery] = await deliveriesOf(owner, old.id);
    expect(delivery).toMatchObject({ failure: 'forbidden_address', responseStatus: null });
  });
});
