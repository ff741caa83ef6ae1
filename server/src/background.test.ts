import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { startBackground } from '#server/background.ts';
import { createFeatures } from '#server/features.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the work without a request', (_open, databases) => {
  it('goes on where a part of it fails', async () => {
    const { dependencies } = await startTestServer(databases, { background: false });
    const features = createFeatures(dependencies);
    const done: string[] = [];
    const failing = async () => {
      throw new Error('The folder cannot be read.');
    };
    const noted = (task: string) => async () => {
      done.push(task);
    };
    const background = await startBackground(dependencies, {
      ...features,
      documents: {
        ...features.documents,
        recoverDocuments: failing,
        removeOrphanBlobs: failing,
        expireOriginals: noted('originals'),
      },
      webhooks: { ...features.webhooks, queueDeliveries: noted('deliveries') },
      usage: { ...features.usage, returnAbandonedTexts: noted('texts') },
    });
    await background.stop();
    expect(done).toEqual(['deliveries', 'texts', 'originals']);
  });
});
