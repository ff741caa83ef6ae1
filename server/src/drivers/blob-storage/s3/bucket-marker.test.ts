import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';

import { createBucketMarker } from './bucket-marker.ts';
import { openS3Client } from './open-s3-client.ts';

/** A service that answers conditional writes as the test says, and stores unconditional ones. */
async function startService(onCondition: (store: (id: string) => void, id: string) => number) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  let stored: string | undefined;
  const store = (id: string) => void (stored = id);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const id = (await buffer(request)).toString();
    if (request.method === 'GET') {
      response.writeHead(stored === undefined ? 404 : 200).end(stored);
      return;
    }
    const isConditional = request.headers['if-none-match'] === '*';
    if (!isConditional) store(id);
    response.writeHead(isConditional ? onCondition(store, id) : 200).end();
  };
  const { url } = await startLoopbackServer((request, response) => void answer(request, response));
  const client = await openS3Client({ endpoint: url });
  onTestFinished(() => client.destroy());
  return createBucketMarker({ client, bucket: 'documents', prefix: 'proviso/' });
}

describe('an installation marker', () => {
  it('is claimed with a conditional write', async () => {
    const marker = await startService((store, id) => {
      store(id);
      return 200;
    });
    expect(await marker.read()).toBeUndefined();
    expect([await marker.claim('ours'), await marker.read()]).toEqual(['ours', 'ours']);
  });

  it.each([409, 412])(
    'belongs to the first claimant when the conditional write returns %i',
    async (status) => {
      const marker = await startService((store) => {
        store('theirs');
        return status;
      });
      expect(await marker.claim('ours')).toBe('theirs');
    },
  );

  it.each([400, 501])(
    'is written unconditionally when the conditional write returns %i',
    async (status) => {
      const marker = await startService(() => status);
      expect(await marker.claim('ours')).toBe('ours');
    },
  );

  it('belongs to the last writer when the service ignores the condition', async () => {
    const marker = await startService((store) => {
      store('theirs');
      return 200;
    });
    expect(await marker.claim('ours')).toBe('theirs');
  });

  it('is not claimed when the service loses or denies the write', async () => {
    const marker = await startService(() => 200);
    await expect(marker.claim('ours')).rejects.toMatchObject({ code: 'storage.failed' });
    const refusing = await startService(() => 403);
    await expect(refusing.claim('ours')).rejects.toMatchObject({ code: 'storage.access_denied' });
  });
});
