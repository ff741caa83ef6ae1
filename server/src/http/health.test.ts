import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApp } from '#server/app.ts';
import { createFeatures } from '#server/features.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the health of the server', (_open, databases) => {
  it('is reported by /healthz without the database, and by /readyz with it', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await dependencies.database.destroy();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', failing: ['database'] },
    ]);
  });

  it('includes the storage, which is probed once for concurrent requests', async () => {
    const s3 = await startS3Server();
    const { app, dependencies } = await startTestServer(databases, {
      background: false,
      environment: s3.environment(),
    });
    await s3.end();
    let probes = 0;
    const blobs: BlobStorage = {
      ...dependencies.blobs,
      probe(signal) {
        probes += 1;
        return dependencies.blobs.probe(signal);
      },
    };
    const counted = await createApp({ ...dependencies, blobs }, createFeatures(dependencies));
    const answers = await Promise.all(Array.from({ length: 5 }, () => counted.inject('/readyz')));
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { status: 'unavailable', failing: ['storage'] },
      ]);
    }
    expect(probes).toBe(1);
    await counted.close();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
