import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createUserStore } from '../accounts/user-store.ts';
import { migrationSet } from '../migrations/index.ts';
import { openTables } from '../tables.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session.ts';

describeDatabases('the session store', (open) => {
  const prepare = async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    const database = openTables(connection);
    const sessions = createSessionStore(database);
    const user = await createUserStore(database).insert(
      { email: 'ada@example.com', passwordHash: '', metadata: {}, isEmailProven: false },
      1000,
    );
    const session: Session = {
      id: 'a session',
      userId: user.id,
      aal: 'aal1',
      methods: [{ method: 'password', timestamp: 1 }],
      refreshCounter: 0,
      refreshFloor: 0,
      sealedRefreshKey: new Uint8Array([1, 2, 3]),
      createdAt: 1000,
      refreshedAt: 1000,
    };
    await sessions.insert(session, { address: '192.0.2.1', userAgent: 'a browser' });
    return { sessions, session };
  };

  it('returns a session as it was stored', async () => {
    const { sessions, session } = await prepare();
    expect(await sessions.find(session.id)).toMatchObject(session);
    expect(await sessions.find('another')).toBeUndefined();
  });

  it('lets only one of many concurrent callers advance the counter, and never moves it back', async () => {
    const { sessions, session } = await prepare();
    const takeTurn = (counter: number) => sessions.advance(session.id, counter, 2000);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => takeTurn(0)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await takeTurn(1)).toBe(true);
    expect(await takeTurn(0)).toBe(false);
    expect(await sessions.find(session.id)).toMatchObject({ refreshCounter: 2, refreshedAt: 2000 });
  });
});
