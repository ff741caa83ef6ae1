import { auditPageSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { buy, CARDS, openPortal } from '#server/testing/buyer.ts';
import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { enrollSecondFactor, verifySecondFactor } from '#server/testing/second-factor.ts';
import { type Person, signIn, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import { lineOf } from './write-csv.ts';

async function read(person: Person, query = '') {
  return auditPageSchema.parse((await person.get(`/api/audit${query}`)).json());
}

describeDatabases('the opening of a document', (_open, databases) => {
  it('is recorded whether its file or its text is read, once a minute for each person or key', async () => {
    let now = Date.UTC(2031, 0, 5);
    const { app } = await startTestServer(databases, { clock: { now: () => now } });
    const anna = await signUp(app, 'anna@example.com');
    const { id } = await anna.upload(textFile('Dear Bert, thank you.'));
    await anna.waitFor(id);
    const program = await createApiKey(app, anna, { scope: 'read' });
    const countOpened = async () => {
      const { entries } = await read(anna);
      return entries.filter(({ kind }) => kind === 'document.opened').length;
    };
    await anna.request('HEAD', `/api/documents/${id}/text`);
    expect(await countOpened()).toBe(0);
    await anna.get(`/api/documents/${id}/text`);
    expect(await countOpened()).toBe(1);
    await anna.get(`/api/documents/${id}/file`);
    expect(await countOpened()).toBe(1);
    await program.request('GET', `/api/documents/${id}/text`);
    expect(await countOpened()).toBe(2);
    now += 60_000;
    await anna.get(`/api/documents/${id}/text`);
    expect(await countOpened()).toBe(3);
  });
});

describeDatabases('the activity log of an account', (_open, databases) => {
  it('records what happened, by whom and from where, and is stored encrypted', async () => {
    const { app, dependencies } = await startTestServer(databases);
    const anna = await signUp(app, 'anna@example.com');
    const { id } = await anna.upload(textFile('Write to bert@example.com.', 'Letter to Bert.txt'));
    await anna.waitFor(id);
    for (const path of [`/api/documents/${id}/file`, `/api/download-report/${id}`]) {
      await anna.request('HEAD', path);
      await anna.get(path);
    }
    await anna.post(`/api/documents/${id}/clean`, {});
    const reason = 'false-alarm';
    await anna.post(`/api/documents/${id}/decisions`, { finding: 0, reason });
    await anna.request('DELETE', `/api/documents/${id}/decisions/0`);
    await anna.post(`/api/documents/${id}/rescan`, {});
    await anna.waitFor(id);
    const program = await createApiKey(app, anna);
    await program.request('DELETE', `/api/documents/${id}`);
    await anna.request('DELETE', `/api/api-keys/${program.id}`);
    await anna.post('/api/analyze-text', { text: 'Dear Bert, thank you.' });
    await signIn(app, anna.email);

    const { entries, next } = await read(anna);
    expect(next).toBeNull();
    expect(entries.map(({ kind }) => kind)).toEqual([
      'session.opened',
      'text.analyzed',
      'key.revoked',
      'document.deleted',
      'key.used',
      'key.created',
      'document.rescanned',
      'finding.restored',
      'finding.dismissed',
      'document.cleaned',
      'report.downloaded',
      'document.opened',
      'document.uploaded',
      'account.created',
    ]);
    expect(entries.at(-1)).toMatchObject({ agent: { kind: 'session' }, address: '127.0.0.1' });
    expect(entries[3]).toMatchObject({
      subject: { id, name: 'Letter to Bert.txt' },
      address: '127.0.0.1',
      agent: { kind: 'key', name: 'CI' },
    });
    for (const entry of entries.slice(6, -2)) {
      expect(entry.subject).toEqual({ id, name: 'Letter to Bert.txt' });
    }
    expect(entries[0]).toMatchObject({
      subject: { id: null, name: null },
      address: '127.0.0.1',
      agent: { kind: 'session', name: 'lightMyRequest', device: 'An unknown program' },
    });
    const rows = await dependencies.database.selectFrom('audit_entries').selectAll().execute();
    const stored = rows.map(({ sealed }) => Buffer.from(sealed).toString('latin1')).join('');
    expect(stored + JSON.stringify(rows)).not.toMatch(/Bert|bert|127\.0\.0\.1|lightMy/);
  });

  it('has no entry for an action that failed', async () => {
    const { app } = await startTestServer(databases, { environment: { PLAN_FREE_LIMIT: '0' } });
    const anna = await signUp(app, 'anna@example.com');
    await anna.sendForm([['file', textFile('x')]]);
    await anna.request('DELETE', '/api/documents/1');
    await anna.get('/api/download-report/1');
    const { entries } = await read(anna);
    expect(entries.map(({ kind }) => kind)).toEqual(['account.created']);
  });

  it('can be filtered by kind and time, paged and exported as CSV, only by its owner', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const clock = { now: () => now };
    const { app } = await startTestServer(databases, { background: false, clock });
    const anna = await signUp(app, 'anna@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    for (let index = 0; index < 5; index += 1) {
      now += 1000;
      await createApiKey(app, anna, { name: `key ${index}` });
    }
    const names = ({ entries }: Awaited<ReturnType<typeof read>>) =>
      entries.map(({ subject }) => subject.name);
    const first = await read(anna, '?limit=2&kind=key.created');
    expect(names(first)).toEqual(['key 4', 'key 3']);
    const second = await read(anna, `?limit=2&before=${first.next}`);
    expect(names(second)).toEqual(['key 2', 'key 1']);
    expect(names(await read(anna, `?limit=2&before=${second.next}`))).toEqual(['key 0', null]);
    const range = '?from=2026-11-21T12:00:02Z&to=2026-11-21T13:00:04%2B01:00';
    expect(names(await read(anna, range))).toEqual(['key 2', 'key 1']);
    expect(names(await read(anna, '?kind=document.deleted'))).toEqual([]);
    expect((await read(stranger)).entries).toMatchObject([{ kind: 'account.created' }]);
    for (const query of ['?kind=x', '?limit=0', '?limit=101', '?before=-1', '?from=yesterday']) {
      expect([query, (await anna.get(`/api/audit${query}`)).statusCode]).toEqual([query, 400]);
    }
    const csv = await anna.get('/api/audit.csv?kind=key.created');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain('attachment');
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('time,kind,subject_id,subject_name,address,agent_kind,agent_name');
    expect(lines[1]).toMatch(
      /^2026-11-21T12:00:05\.000Z,key\.created,\d+,key 4,127\.0\.0\.1,session,/,
    );
  });

  it('is deleted with the account', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const anna = await signUp(app, 'anna@example.com');
    await createApiKey(app, anna);
    const { database } = dependencies;
    await database.deleteFrom('profiles').where('id', '=', anna.profileId).execute();
    expect(await database.selectFrom('audit_entries').selectAll().execute()).toEqual([]);
  });

  it('records account changes, including those at the auth service', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const anna = await signUp(app, 'anna@example.com');
    await anna.request('PUT', '/api/retention', { payload: { days: 30 } });
    await anna.request('PUT', '/api/policies/default', { payload: { policy: 'hr' } });
    await anna.post('/api/exports', {});
    await buy(anna, 'starter');
    const change = { password: 'four green lamps', current_password: 'three blue lamps' };
    await anna.request('PUT', '/auth/v1/user', { payload: change });
    const authenticator = await enrollSecondFactor(app, anna);
    const strong = await verifySecondFactor(app, anna, authenticator);
    await strong.request('DELETE', `/auth/v1/factors/${authenticator.factorId}`);
    const { entries } = await read(strong);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'second_factor.removed',
      'second_factor.added',
      'password.changed',
      'plan.changed',
      'data.exported',
      'settings.changed',
      'settings.changed',
      'account.created',
    ]);
    const agent = { kind: 'session', name: 'lightMyRequest' };
    for (const entry of entries.slice(0, 3)) {
      expect(entry).toMatchObject({ address: '127.0.0.1', agent });
    }
  });

  it('lists what became of a subscription, and of which plan', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const anna = await signUp(app, 'anna@example.com');
    await buy(anna, 'starter');
    const portal = await openPortal(anna);
    await portal.saveCard(CARDS.declinedLater);
    await portal.changePlan('pro');
    await portal.setEnding(true);
    await portal.setEnding(false);
    await portal.endPeriod();
    await portal.endPeriod();
    const { entries } = await read(anna);
    expect(entries.map(({ kind, subject }) => [kind, subject.name])).toEqual([
      ['plan.changed', 'Free'],
      ['payment.failed', 'Pro'],
      ['subscription.resumed', 'Pro'],
      ['subscription.canceled', 'Pro'],
      ['plan.changed', 'Pro'],
      ['card.saved', null],
      ['plan.changed', 'Starter'],
      ['account.created', null],
    ]);
    const person = { address: '127.0.0.1', agent: { kind: 'session', name: 'lightMyRequest' } };
    for (const entry of entries.slice(2)) expect(entry).toMatchObject(person);
    for (const entry of entries.slice(0, 2)) {
      expect(entry).toMatchObject({ address: null, agent: null });
    }
  });
});

it.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['a,b', '"a,b"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain', 'plain'],
])('a name %j cannot become a spreadsheet formula', (name, cell) => {
  const line = lineOf({
    id: 1,
    at: '2026-11-21T12:00:00.000Z',
    kind: 'document.deleted',
    subject: { id: 3, name },
    address: null,
    agent: null,
  });
  expect(line).toBe(`2026-11-21T12:00:00.000Z,document.deleted,3,${cell},,,\r\n`);
});
