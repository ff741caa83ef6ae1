import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { allow, LETTER, listDocuments, upload } from '#server/testing/allow-values.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('an allowed value not yet applied to lists', (_open, databases) => {
  it('is applied to lists by maintenance when the process that stored it died', async () => {
    const { person, dependencies, verdicts } = await prepareLeft();
    expect((await listDocuments(person))[0]?.complianceStatus).toBe('critical');
    await verdicts.refreshDue();
    expect((await listDocuments(person))[0]?.complianceStatus).toBe('issues');
    const due = await dependencies.database
      .selectFrom('documents')
      .select('is_verdict_due')
      .execute();
    expect(due).toEqual([{ is_verdict_due: 0 }]);
  });

  it('is applied to all other documents when the findings of one cannot be decrypted', async () => {
    const { person, dependencies, verdicts } = await prepareLeft();
    const { database } = dependencies;
    const other = await upload(person, LETTER, 'other.txt');
    const [{ id: broken } = { id: 0 }] = (await listDocuments(person)).slice(-1);
    expect(broken).not.toBe(other);
    await database
      .updateTable('analyses')
      .set({ sealed: Buffer.from('damaged') })
      .where('document_id', '=', broken)
      .execute();
    await database
      .updateTable('documents')
      .set({ compliance_status: 'critical', is_verdict_due: 1 })
      .execute();
    await verdicts.refreshDue();
    const rows = await database
      .selectFrom('documents')
      .select(['id', 'compliance_status', 'is_verdict_due'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: broken, compliance_status: 'critical', is_verdict_due: 1 },
      { id: other, compliance_status: 'issues', is_verdict_due: 0 },
    ]);
  });

  async function prepareLeft() {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    const { dependencies } = server;
    const { verdicts } = createFeatures(dependencies).documents;
    const id = await upload(person, LETTER);
    await allow(person, id, 'credit-card');
    await dependencies.database
      .updateTable('documents')
      .set({ compliance_status: 'critical' })
      .execute();
    await dependencies.database.transaction().execute(async (transaction) => {
      await verdicts.markDue(transaction, person.profileId);
    });
    return { person, dependencies, verdicts };
  }
});
