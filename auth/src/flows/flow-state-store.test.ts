import { migrate } from '@proviso/database';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createUserStore } from '../accounts/user-store.ts';
import { migrationSet } from '../migrations/index.ts';
import { openTables } from '../tables.ts';
import { createFlowStateStore } from './flow-state-store.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describeDatabases('the flow state store', (open) => {
  const prepare = async () => {
    const connection = await open();
    await migrate(connection, migrationSet);
    const database = openTables(connection);
    const user = await createUserStore(database).insert(
      { email: 'ada@example.com', passwordHash: 'hash', metadata: {}, isEmailProven: false },
      1000,
    );
    const flows = createFlowStateStore(database);
    const id = await flows.create({ challenge: CHALLENGE, method: 'magiclink' }, 1000);
    return { database, flows, id, userId: user.id };
  };

  it('issues one code per flow, and none for an unknown flow', async () => {
    const { flows, id, userId } = await prepare();
    const codes = await Promise.all([1, 2, 3].map(() => flows.issueCode(id, { userId }, 2000)));
    expect(codes.filter((code) => code !== undefined)).toHaveLength(1);
    expect(await flows.issueCode('gone', { userId }, 2000)).toBeUndefined();
  });

  it('finds a flow by its code up to three times, with the stored data', async () => {
    const { flows, id, userId } = await prepare();
    const sealedPayload = new Uint8Array([1, 2, 3]);
    const code = (await flows.issueCode(id, { userId, sealedPayload }, 2000)) ?? '';
    expect(await flows.takeAttempt(code)).toMatchObject({
      id,
      userId,
      sealedPayload,
      challenge: CHALLENGE,
      method: 'magiclink',
      codeIssuedAt: 2000,
    });
    expect(await flows.takeAttempt(`${code}x`)).toBeUndefined();
    expect(await flows.takeAttempt(code)).toBeDefined();
    expect(await flows.takeAttempt(code)).toBeDefined();
    expect(await flows.takeAttempt(code)).toBeUndefined();
  });

  it('lets only one of many concurrent callers redeem a flow', async () => {
    const { flows, id } = await prepare();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => flows.redeem(id)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('does not store codes in readable form', async () => {
    const { database, flows, id, userId } = await prepare();
    const code = (await flows.issueCode(id, { userId }, 2000)) ?? '';
    const rows = await database.selectFrom('authFlowStates').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('sweeps old flows', async () => {
    const { database, flows, id } = await prepare();
    await flows.create({ challenge: CHALLENGE, method: 'oauth' }, 999);
    await flows.sweep(1000);
    const rows = await database.selectFrom('authFlowStates').select('id').execute();
    expect(rows).toEqual([{ id }]);
  });
});
