import {
  analysisSchema,
  analyzeTextResponseSchema,
  type ErrorBody,
  ownPolicyListSchema,
  ownPolicyWithSourceSchema,
  policyCheckSchema,
  policyListSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const TEXT = 'Project Nightjar starts on Monday.';

function pack({ name = 'our-house', title = 'Our house', word = 'Nightjar' } = {}): string {
  return `name: ${name}
title: ${title}
version: '1'
terms:
  - id: project-name
    name: Project name
    category: policy
    severity: high
    words: [${word}]
`;
}

async function make(person: Person, source = pack()) {
  const answer = await person.post('/api/policies/own', { source });
  return ownPolicyWithSourceSchema.parse(answer.json());
}

function codeOf(answer: { json(): unknown }): string {
  return (answer.json() as ErrorBody).code;
}

describeDatabases('a custom policy', (_open, databases) => {
  it('is selected by name or id for texts, uploads and re-scans, and is named in the analysis', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await make(person);
    const listed = policyListSchema.parse((await person.get('/api/policies')).json());
    expect(listed.at(-1)).toMatchObject({ name: 'our-house', ownId: id });
    for (const policy of ['our-house', `own:${id}`]) {
      const answer = await person.post('/api/analyze-text', { text: TEXT, policy });
      const { analysisResult } = analyzeTextResponseSchema.parse(answer.json());
      expect(analysisResult).toMatchObject({
        policy: { name: 'our-house', title: 'Our house', version: '1 (revision 1)' },
        issues: [{ type: 'project-name' }],
      });
    }
    const plain = await person.upload(textFile(TEXT));
    await person.waitFor(plain.id);
    const own = await person.upload(textFile(TEXT), 'our-house');
    await person.waitFor(own.id);
    const issuesOf = async (document: number) =>
      (await person.get(`/api/analysis/${document}`)).json<{ issues: unknown[] }>().issues;
    expect(await issuesOf(plain.id)).toEqual([]);
    expect(await issuesOf(own.id)).toHaveLength(1);
    await person.post(`/api/documents/${plain.id}/rescan`, { policy: `own:${id}` });
    await person.waitFor(plain.id);
    expect(await issuesOf(plain.id)).toHaveLength(1);

    // A changed name and content apply to the next re-scan without naming the policy again.
    const source = pack({ name: 'our-home', word: 'Heron' });
    await person.request('PUT', `/api/policies/own/${id}`, { payload: { source, revision: 1 } });
    await person.post(`/api/documents/${own.id}/rescan`, {});
    await person.waitFor(own.id);
    expect((await person.get(`/api/analysis/${own.id}`)).json()).toMatchObject({
      policy: { name: 'our-home', version: '1 (revision 2)' },
      issues: [],
    });
    expect((await person.request('DELETE', `/api/policies/own/${id}`)).statusCode).toBe(204);
    await person.post(`/api/documents/${own.id}/rescan`, {});
    await person.waitFor(own.id);
    expect((await person.get(`/api/analysis/${own.id}`)).json()).not.toHaveProperty('policy');
    const gone = await person.post('/api/analyze-text', { text: TEXT, policy: `own:${id}` });
    expect(codeOf(gone)).toBe('policies.unknown');
  });

  it('allows values, which stay in reports and cleaned copies but do not count as findings', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const allow = 'allow:\n  - {words: [INES@acme.example], reason: Ours}\n';
    await make(person, pack() + allow);
    const { id } = await person.upload(textFile('Write to ines@acme.example.'), 'our-house');
    expect(await person.waitFor(id)).toMatchObject({
      complianceStatus: 'compliant',
      counts: { pii: { low: 0 } },
    });
    const analysis = analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json());
    const decision = { reason: 'allowed-by-policy', policy: 'Our house', note: 'Ours' };
    expect(analysis.issues).toMatchObject([{ type: 'email-address', decision }]);
    const restored = await person.request('DELETE', `/api/documents/${id}/decisions/0`);
    expect(codeOf(restored)).toBe('decisions.not_dismissed');
    const cleaned = await person.post(`/api/documents/${id}/clean`, {});
    expect(cleaned.body).toContain('ines@acme.example');
    const sarif = await person.get(`/api/download-report/${id}?format=sarif`);
    expect(sarif.body).toContain('Allowed by the policy “Our house”: Ours');
    const pdf = await person.get(`/api/download-report/${id}?format=pdf`);
    expect(pdf.statusCode).toBe(200);
  });

  it('keeps every revision, and rejects an update based on a stale one', async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { id } = await make(person);
    const path = `/api/policies/own/${id}`;
    const put = (word: string, revision: number) =>
      person.request('PUT', path, { payload: { source: pack({ word }), revision } });
    const answers = await Promise.all([put('Heron', 1), put('Falcon', 1)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const stale = answers.find(({ statusCode }) => statusCode === 409);
    expect(stale && codeOf(stale)).toBe('policies.changed_meanwhile');
    const changed = ownPolicyWithSourceSchema.parse((await person.get(path)).json());
    expect(changed.revisions.map(({ revision }) => revision)).toEqual([2, 1]);
    const first = await person.get(`${path}/revisions/1`);
    expect(first.json()).toEqual({ revision: 1, source: pack() });
    expect((await person.get(`${path}/revisions/3`)).statusCode).toBe(404);
    const { database } = dependencies;
    const rows = [
      ...(await database.selectFrom('own_policies').selectAll().execute()),
      ...(await database.selectFrom('own_policy_revisions').selectAll().execute()),
    ];
    const stored = rows.map((row) =>
      'sealed' in row ? Buffer.from(row.sealed).toString('latin1') : JSON.stringify(row),
    );
    expect(stored.join('')).not.toMatch(/our-house|Our house|Nightjar|Heron/);
    const kinds = (await person.get('/api/audit')).json<{ entries: { kind: string }[] }>();
    expect(kinds.entries.map(({ kind }) => kind)).toEqual([
      'policy.changed',
      'policy.created',
      'account.created',
    ]);
  });

  it('is rejected with the line number of its mistake', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const head = 'name: own\ntitle: T\nversion: "1"\n';
    const pattern = (expression: string) =>
      `${head}patterns:\n  - {id: a-b, name: A, category: pii, severity: low, pattern: '${expression}'}`;
    const mistakes = [
      ['', 1],
      [`${head}colour: red`, 4],
      [pattern('(a+)+$'), 5],
      [pattern(String.raw`(?:\w{0,50}\s?){0,50}x`), 5],
      [`${head}a: &a [x, x]\nb: [*a, *a]`, 5],
    ] as const;
    for (const [source, line] of mistakes) {
      const checked = await person.post('/api/policies/check', { source });
      const { problems } = policyCheckSchema.parse(checked.json());
      expect([source, problems[0]?.line]).toEqual([source, line]);
      const refused = await person.post('/api/policies/own', { source });
      expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'policies.invalid']);
    }
    const right = await person.post('/api/policies/check', { source: pack() });
    expect(right.json()).toEqual({ problems: [] });
    expect((await person.post('/api/policies/own', { source: 5 })).statusCode).toBe(400);
    const long = await person.post('/api/policies/check', { source: '#'.repeat(64_001) });
    expect(long.statusCode).toBe(400);
  });

  it('can be tried on a sample, which uses no allowance and is limited in size', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const attempt = (text: string, source = pack()) =>
      person.post('/api/policies/try', { source, text });
    const { analysisResult } = analyzeTextResponseSchema.parse((await attempt(TEXT)).json());
    expect(analysisResult.issues).toMatchObject([{ type: 'project-name', excerpt: 'Nightjar' }]);
    expect(codeOf(await attempt('  '))).toBe('policies.sample_blank');
    expect((await attempt('x'.repeat(20_001))).statusCode).toBe(400);
    expect(codeOf(await attempt(TEXT, 'name: x'))).toBe('policies.invalid');
    expect((await person.get('/api/subscription-status')).json()).toMatchObject({
      documentsUsed: 0,
    });
  });

  it('does not delay other accounts when tried many times at once', async () => {
    const { app } = await startTestServer(databases);
    const eager = await signUp(app, 'anna@example.com');
    const other = await signUp(app, 'bert@example.com');
    let answered = 0;
    const tries = Array.from({ length: 60 }, async () => {
      const { statusCode } = await eager.post('/api/policies/try', { source: pack(), text: TEXT });
      answered += 1;
      return statusCode;
    });
    const { statusCode } = await other.post('/api/policies/try', { source: pack(), text: TEXT });
    expect(statusCode).toBe(200);
    expect(answered).toBeLessThan(30);
    expect(new Set(await Promise.all(tries))).toEqual(new Set([200]));
  });

  it('has a unique name within its account, and is invisible to other accounts', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const owner = await signUp(app, 'owner@example.com');
    const stranger = await signUp(app, 'stranger@example.com');
    const { id } = await make(owner);
    const again = await owner.post('/api/policies/own', { source: pack() });
    const shipped = await owner.post('/api/policies/own', { source: pack({ name: 'hr' }) });
    expect([codeOf(again), codeOf(shipped)]).toEqual([
      'policies.name_taken',
      'policies.name_taken',
    ]);
    // Another account may use the same name.
    expect((await make(stranger)).id).not.toBe(id);
    const path = `/api/policies/own/${id}`;
    const payload = { source: pack({ word: 'Heron' }), revision: 1 };
    for (const answer of [
      await stranger.get(path),
      await stranger.get(`${path}/revisions/1`),
      await stranger.request('PUT', path, { payload }),
      await stranger.request('DELETE', path),
    ]) {
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'policies.not_found']);
    }
    const foreign = await stranger.post('/api/analyze-text', { text: TEXT, policy: `own:${id}` });
    expect(codeOf(foreign)).toBe('policies.unknown');
    expect(ownPolicyListSchema.parse((await owner.get('/api/policies/own')).json())).toHaveLength(
      1,
    );
  });
});
