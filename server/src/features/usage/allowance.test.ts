import { errorBodySchema, subscriptionStatusSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { createUsage } from './index.ts';

/** Half an hour before the month ends: the session outlives it. */
const LAST_DAY = Date.UTC(2031, 0, 31, 23, 30);
const NEXT_MONTH = Date.UTC(2031, 1, 1);

async function statusOf(person: Person) {
  return subscriptionStatusSchema.parse((await person.get('/api/subscription-status')).json());
}

describeDatabases('the allowance', (_open, databases) => {
  it('admits exactly as many concurrent requests as its limit', async () => {
    const { app } = await startTestServer(databases, {
      environment: { PLAN_FREE_LIMIT: '50' },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        turn % 4 === 0
          ? person.sendForm([['file', textFile('some text')]])
          : person.post('/api/analyze-text', { text: 'some text' }),
      ),
    );
    const count = (status: number) =>
      answers.filter((answer) => answer.statusCode === status).length;
    expect([count(200) + count(201), count(402)]).toEqual([50, 150]);
    expect(await statusOf(person)).toMatchObject({
      documentsUsed: 50,
      limit: 50,
      remainingDocuments: 0,
    });
    expect((await person.get('/api/documents')).json()).toHaveLength(count(201));
  });

  it('explains what to do when it is used up, and reports when it resets', async () => {
    const { app } = await startTestServer(databases, {
      environment: { PLAN_FREE_LIMIT: '1' },
      clock: { now: () => LAST_DAY },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    await person.upload(textFile('some text'));
    const refusals = [
      await person.sendForm([['file', textFile('some text')]]),
      await person.post('/api/analyze-text', { text: 'some text' }),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(402);
      expect(errorBodySchema.parse(refusal.json())).toEqual({
        code: 'usage.limit_reached',
        message:
          "You've used all 1 analyses on your free plan. Upgrade to continue analyzing documents.",
      });
    }
    expect((await statusOf(person)).resetsAt).toBe('2031-02-01T00:00:00.000Z');
  });

  it('resets at the start of each month', async () => {
    let now = LAST_DAY;
    const { app } = await startTestServer(databases, {
      environment: { PLAN_FREE_LIMIT: '1' },
      clock: { now: () => now },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    await person.upload(textFile('some text'));
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 1, remainingDocuments: 0 });
    now = NEXT_MONTH;
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 0, remainingDocuments: 1 });
    await person.upload(textFile('some text'));
  });

  it('refunds a reservation only once, and to the month it came from', async () => {
    let now = LAST_DAY;
    const { app, dependencies } = await startTestServer(databases, {
      clock: { now: () => now },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    await person.upload(textFile('some text'));
    await person.upload(textFile('some text'));
    now = NEXT_MONTH;
    await person.upload(textFile('some text'));
    const { database, configuration } = dependencies;
    const { allowance } = createUsage({ ...dependencies, billing: configuration.billing });
    const [first] = await database.selectFrom('reservations').selectAll().orderBy('id').execute();
    const release = () =>
      database
        .transaction()
        .execute((transaction) => allowance.release(transaction, first?.id ?? 0));
    await Promise.all([release(), release(), release()]);
    const periods = await database
      .selectFrom('usage_periods')
      .select(['period_start', 'used'])
      .orderBy('period_start')
      .execute();
    expect(periods).toEqual([
      { period_start: Date.UTC(2031, 0), used: 1 },
      { period_start: Date.UTC(2031, 1), used: 1 },
    ]);
  });

  it('counts an analyzed document once, and a failed one not at all', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const good = await person.upload(textFile('some text'));
    const broken = await person.upload(textFile('%PDF-1.7\nnothing of a PDF', 'broken.pdf'));
    expect((await person.waitFor(good.id)).status).toBe('completed');
    const failed = await person.waitFor(broken.id);
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'documents.corrupt' } });
    expect(await statusOf(person)).toMatchObject({ documentsUsed: 1 });
    expect((await person.get(`/api/analysis/${broken.id}`)).statusCode).toBe(404);
  });

  it('has no limit when billing is off', async () => {
    const { app } = await startTestServer(databases, {
      environment: { BILLING: 'off', PLAN_FREE_LIMIT: '0' },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    await person.upload(textFile('some text'));
    expect(await statusOf(person)).toMatchObject({
      documentsUsed: 1,
      limit: null,
      remainingDocuments: null,
    });
  });
});
