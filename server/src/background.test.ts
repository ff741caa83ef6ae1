import { describeDatabases } from '@proviso/database/testing';
import { expect, it, onTestFinished, vi } from 'vitest';

import { startBackgroundTasks } from '#server/background.ts';
import { createFeatures } from '#server/features.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('background work', (_open, databases) => {
  it('continues when one of its tasks fails', async () => {
    const { dependencies } = await startTestServer(databases, { background: false });
    const features = createFeatures(dependencies);
    const done: string[] = [];
    const failing = async () => {
      throw new Error('The folder cannot be read.');
    };
    const noted = (task: string) => async () => {
      done.push(task);
    };
    const background = await startBackgroundTasks(
      { ...dependencies, purgeDeleted: noted('deleted content') },
      {
        ...features,
        documents: {
          ...features.documents,
          recoverDocuments: failing,
          removeOrphanBlobs: failing,
          expireOriginals: noted('originals'),
        },
        webhooks: { ...features.webhooks, queueDeliveries: noted('deliveries') },
        usage: { ...features.usage, returnAbandonedTexts: noted('texts') },
      },
    );
    await background.stop();
    expect(done).toEqual(['deliveries', 'texts', 'originals', 'deleted content']);
  });

  it('ends only when its running tasks have ended', async () => {
    const { dependencies, logLines } = await startTestServer(databases, { background: false });
    const features = createFeatures(dependencies);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let hasEnded = false;
    const finishDeletions = async () => {
      await promise;
      await dependencies.database.selectFrom('profiles').selectAll().execute();
      hasEnded = true;
    };
    const accounts = { ...features.accounts, finishDeletions };
    const background = await startBackgroundTasks(dependencies, { ...features, accounts });
    const stopped = background.stop();
    await new Promise(setImmediate);
    expect(hasEnded).toBe(false);
    resolve(undefined);
    await stopped;
    expect(hasEnded).toBe(true);
    expect(logLines.join('\n')).not.toContain('upkeep');
  });

  it('does not wait for ever for a task that hangs, and blames nobody for its end', async () => {
    const { dependencies, logLines } = await startTestServer(databases, { background: false });
    const features = createFeatures(dependencies);
    const { promise, reject } = Promise.withResolvers<undefined>();
    const accounts = { ...features.accounts, finishDeletions: () => promise };
    const background = await startBackgroundTasks(dependencies, { ...features, accounts });
    await background.stop();
    reject(new Error('The database is closed.'));
    await new Promise(setImmediate);
    const lines = logLines.filter((line) => line.includes('upkeep'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('upkeep was interrupted');
    expect(lines[0]).toContain('"level":"info"');
  });

  it('does not start a task again while it is still running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { dependencies } = await startTestServer(databases, { background: false });
    const features = createFeatures(dependencies);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let begun = 0;
    const finishDeletions = async () => {
      begun += 1;
      await promise;
    };
    const accounts = { ...features.accounts, finishDeletions };
    const background = await startBackgroundTasks(dependencies, { ...features, accounts });
    vi.advanceTimersByTime(300_000);
    expect(begun).toBe(1);
    resolve(undefined);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(60_000);
    expect(begun).toBe(2);
    await background.stop();
  });
});
