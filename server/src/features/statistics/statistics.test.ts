import { documentSchema, statisticsSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { DAY_MS } from '#server/calendar/durations.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.UTC(2026, 10, 18, 12);

async function read(person: Person) {
  return statisticsSchema.parse((await person.get('/api/statistics')).json());
}

describeDatabases("an account's statistics", (_open, databases) => {
  it("count undismissed findings by week and by type, in the account's own documents only", async () => {
    const { app, dependencies } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const other = await signUp(app, 'otto@example.com');
    expect(await read(person)).toMatchObject({
      weeks: Array.from({ length: 12 }, () => ({ documents: 0 })),
      types: [],
      medianProcessingTime: null,
      analyzed: 0,
    });

    const first = await person.upload(textFile('My SSN is 219-09-9999. Write to ana@example.com.'));
    const second = await person.upload(textFile('Write to bob@example.com.'));
    for (const { id } of [first, second]) await person.waitFor(id);
    const now = await read(person);
    expect(now).toMatchObject({ analyzed: 2, uncounted: 0 });
    expect(now.medianProcessingTime).not.toBeNull();
    expect(now.weeks.at(-1)).toMatchObject({
      documents: 2,
      findings: { pii: 3, discrimination: 0, legal: 0, policy: 0 },
    });
    expect(now.types).toEqual([
      {
        category: 'pii',
        type: 'email-address',
        typeName: 'E-mail address',
        findings: 2,
        documents: 2,
      },
      expect.objectContaining({ type: 'us-ssn', findings: 1, documents: 1 }),
    ]);
    expect((await read(other)).analyzed).toBe(0);

    const dismissal = { finding: 0, reason: 'false-alarm' };
    await person.post(`/api/documents/${second.id}/decisions`, dismissal);
    expect((await read(person)).types[0]).toMatchObject({ findings: 1, documents: 1 });

    // As an older version left it.
    await dependencies.database.deleteFrom('finding_counts').execute();
    await dependencies.database.updateTable('documents').set({ has_type_counts: 0 }).execute();
    const counted = await read(person);
    expect(counted.uncounted).toBe(0);
    expect(counted.types.map(({ type }) => type)).toEqual(['email-address', 'us-ssn']);

    const blank = await person.upload(textFile(' '));
    await person.waitFor(blank.id);
    await dependencies.database
      .updateTable('documents')
      .set({ is_partly_read: null, is_unread: null })
      .execute();
    expect((await read(person)).uncounted).toBe(0);
    const noted = await person.get(`/api/documents/${blank.id}`);
    expect(documentSchema.parse(noted.json())).toMatchObject({ isUnread: true, isBlank: true });
    await dependencies.database.updateTable('documents').set({ is_blank: null }).execute();
    expect((await read(person)).uncounted).toBe(0);
    const again = await person.get(`/api/documents/${blank.id}`);
    expect(documentSchema.parse(again.json()).isBlank).toBe(true);
    await person.request('DELETE', `/api/documents/${blank.id}`);

    await person.request('DELETE', `/api/documents/${first.id}`);
    expect(await read(person)).toMatchObject({ analyzed: 1, types: [] });
  }, 90_000);

  it('start each week on Monday, and exclude documents from before the last twelve weeks', async () => {
    const clock = { now: () => NOW };
    const { app, dependencies } = await startTestServer(databases, { background: false, clock });
    const person = await signUp(app, 'anna@example.com');
    // Wednesday of this week, the last moment of the previous week, the first of the oldest week, and one before that.
    const monday = Date.UTC(2026, 10, 16);
    const moments = [NOW, monday - 1, monday - 77 * DAY_MS, monday - 77 * DAY_MS - 1];
    for (const [index, moment] of moments.entries()) {
      const { id } = await person.upload(textFile('text'));
      await dependencies.database
        .updateTable('documents')
        .set({ status: 'completed', uploaded_at: moment, processing_ms: index * 10, legal_low: 1 })
        .where('id', '=', id)
        .execute();
    }
    const { weeks, medianProcessingTime } = await read(person);
    expect(medianProcessingTime).toBe(15);
    expect(weeks.map(({ documents }) => documents)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(weeks.map(({ start }) => start).slice(-2)).toEqual(['2026-11-09', '2026-11-16']);
    expect(weeks[0]).toMatchObject({ start: '2026-08-31', findings: { legal: 1 } });
  }, 60_000);
});
