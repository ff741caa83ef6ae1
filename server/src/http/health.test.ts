import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('the health of the server', (_open, databases) => {
  it('is told without the database by /healthz, and with it by /readyz', async () => {
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
});
