import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { DAY_MS } from '#server/calendar/durations.ts';
import { createFeatures } from '#server/features.ts';
import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

describeDatabases('reservations', (_open, databases) => {
  it('are deleted when they were settled long ago, unless a document names them', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const { database } = dependencies;
    const person = await signUp(app, 'anna@example.com');
    await person.upload(textFile('some text'));
    await person.post('/api/analyze-text', { text: 'some text' });
    await person.post('/api/analyze-text', { text: 'another text' });
    const used = () => database.selectFrom('usage_periods').select('used').execute();
    const before = await used();
    const purposes = async () => {
      const rows = await database.selectFrom('reservations').select('purpose').execute();
      return rows.map(({ purpose }) => purpose).sort();
    };
    await createFeatures(dependencies).usage.forgetSettled();
    expect(await purposes()).toEqual(['document', 'text', 'text']);
    const later = { now: () => Date.now() + 31 * DAY_MS };
    await createFeatures({ ...dependencies, clock: later }).usage.forgetSettled();
    expect(await purposes()).toEqual(['document']);
    expect(await used()).toEqual(before);
  });
});
