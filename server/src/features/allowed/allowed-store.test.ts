import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import type { Sealer } from '#server/encryption/sealer.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { AllowedStore } from './index.ts';

const ENTRY = {
  category: 'pii',
  type: 'email-address',
  typeName: 'E-mail address',
  excerpt: 'ines@acme.example',
  reason: 'not-relevant',
  allowedAt: '2026-11-01T12:00:00.000Z',
} as const;

describeDatabases('allowed values read for many documents', (_open, databases) => {
  async function prepare() {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const { database, sealer } = dependencies;
    const opened: string[] = [];
    const counting: Sealer = {
      ...sealer,
      open: (bytes, context) => {
        opened.push(context);
        return sealer.open(bytes, context);
      },
    };
    const store = new AllowedStore({ sealer: counting });
    const people = [await signUp(app, 'anna@example.com'), await signUp(app, 'otto@example.com')];
    const [anna = 0, otto = 0] = people.map(({ profileId }) => profileId);
    return { database, store, opened, anna, otto };
  }

  it('are decrypted once per account', async () => {
    const { database, store, opened, anna, otto } = await prepare();
    await store.put(database, anna, { ...ENTRY, key: 'of Anna' });
    await store.put(database, otto, { ...ENTRY, key: 'of Otto' });
    const run = store.createCachedReader();
    const read = async (id: number) => [...(await run.read(database, id)).keys()];
    for (let round = 0; round < 3; round += 1) {
      expect(await read(anna)).toEqual(['of Anna']);
      expect(await read(otto)).toEqual(['of Otto']);
    }
    expect(opened).toHaveLength(2);
  });

  it('are up to date for the next document when they change in between', async () => {
    const { database, store, anna } = await prepare();
    const run = store.createCachedReader();
    const read = async () => [...(await run.read(database, anna)).keys()];
    expect(await read()).toEqual([]);
    const first = await store.put(database, anna, { ...ENTRY, key: 'first' });
    expect(await read()).toEqual(['first']);
    await store.put(database, anna, { ...ENTRY, key: 'second' });
    expect(await read()).toEqual(['second', 'first']);
    await store.remove(database, anna, first);
    expect(await read()).toEqual(['second']);
  });
});
