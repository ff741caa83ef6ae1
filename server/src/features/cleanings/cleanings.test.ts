import { createHash } from 'node:crypto';

import {
  analysisSchema,
  auditPageSchema,
  cleaningListSchema,
  errorBodySchema,
  keyFileSchema,
  reportSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const CODE_NAMES = `name: code-names
title: Code names
version: '1'
terms:
  - id: code-name
    name: Code name
    category: policy
    severity: high
    words: [Bluebird]
`;
const LETTER = 'Write to anna@example.com.\nMy SSN is 219-09-9999.\n';

const chosen = (finding: number) => ({ finding, fingerprint: 'x', treatment: 'remove' });

/** The first finding of a type in a report, as a client names it. */
async function findingOf(person: Person, documentId: number, type: string) {
  const answer = await person.get(`/api/analysis/${documentId}`);
  const issue = analysisSchema.parse(answer.json()).issues.find((one) => one.type === type);
  return { finding: issue?.id, fingerprint: issue?.fingerprint };
}

describeDatabases('a cleaned copy', (_open, databases) => {
  async function prepare() {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile(LETTER, 'Größe.txt'));
    await person.waitFor(id);
    return { app, person, id };
  }

  it('is downloaded under its own name, with findings replaced', async () => {
    const { person, id } = await prepare();
    const response = await person.request('POST', `/api/documents/${id}/clean`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('Write to [EMAIL-1].\nMy SSN is [SSN-1].\n');
    expect(response.headers['content-disposition']).toContain(
      "filename*=UTF-8''cleaned-Gr%C3%B6%C3%9Fe.txt",
    );
  });

  it('has a certificate with the hashes of both files, in the list and in the report', async () => {
    const { person, id } = await prepare();
    const { rawPayload } = await person.post(`/api/documents/${id}/clean`, {});
    const answer = await person.get(`/api/documents/${id}/cleanings`);
    const [cleaning, ...others] = cleaningListSchema.parse(answer.json());
    expect(others).toEqual([]);
    expect(cleaning?.certificate).toMatchObject({
      input: { sha256: createHash('sha256').update(LETTER).digest('hex') },
      output: { sha256: createHash('sha256').update(rawPayload).digest('hex') },
      edits: [
        { place: 'Line 1', label: 'email-address', outcome: 'replaced' },
        { place: 'Line 2', label: 'us-ssn', outcome: 'replaced' },
      ],
    });
    expect(answer.body).not.toMatch(/anna|219-09/);
    const report = reportSchema.parse((await person.get(`/api/download-report/${id}`)).json());
    expect(report.cleanings).toEqual([cleaning]);
  });

  it("follows the user's choices", async () => {
    const { person, id } = await prepare();
    const { finding, fingerprint } = await findingOf(person, id, 'email-address');
    const findings = [{ finding, fingerprint, treatment: 'keep' }];
    const choices = { findings, types: { 'us-ssn': 'remove' }, values: ['write'] };
    const { body } = await person.post(`/api/documents/${id}/clean`, choices);
    expect(body).toContain('anna@example.com');
    expect(body).not.toMatch(/219-09|\[SSN|write/i);
  });

  it('is refused for types and findings that the report does not have, instead of ignoring them', async () => {
    const { person, id } = await prepare();
    for (const [choices, code, name] of [
      [{ types: { 'social-security-number': 'remove' } }, 'type_unknown', 'social-security-number'],
      [{ types: { 'anna@example.com': 'remove' } }, 'type_unknown', 'One of the types'],
      [{ findings: [chosen(999_999)] }, 'finding_unknown', '999999'],
    ] as const) {
      for (const path of ['clean', 'clean/key']) {
        const response = await person.post(`/api/documents/${id}/${path}`, choices);
        expect(response.statusCode).toBe(400);
        const body = errorBodySchema.parse(response.json());
        expect(body.code).toBe(`cleanings.${code}`);
        expect(body.message).toContain(name);
      }
    }
    expect((await person.get(`/api/documents/${id}/cleanings`)).json()).toEqual([]);
  });

  it('is refused when a finding that was chosen has another number since a re-scan', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id } = await person.upload(textFile(`Project Bluebird.\n${LETTER}`));
    await person.waitFor(id);
    const seen = await findingOf(person, id, 'us-ssn');
    const choices = { categories: { pii: 'keep' }, findings: [{ ...seen, treatment: 'remove' }] };
    const clean = (path: string) => person.post(`/api/documents/${id}/${path}`, choices);
    expect((await clean('clean')).body).not.toContain('219-09-9999');
    const added = await person.post('/api/policies/own', { source: CODE_NAMES });
    const policy = `own:${added.json<{ id: number }>().id}`;
    await person.post(`/api/documents/${id}/rescan`, { policy });
    await person.waitFor(id);
    expect((await findingOf(person, id, 'us-ssn')).finding).not.toBe(seen.finding);
    for (const path of ['clean', 'clean/key']) {
      const refused = await clean(path);
      const { code } = errorBodySchema.parse(refused.json());
      expect([refused.statusCode, code]).toEqual([409, 'cleanings.finding_changed']);
    }
    expect((await person.get(`/api/documents/${id}/cleanings`)).json()).toHaveLength(1);
  });

  it('accepts choices for types that only other documents or own policies have', async () => {
    const { person, id } = await prepare();
    expect((await person.post('/api/policies/own', { source: CODE_NAMES })).statusCode).toBe(201);
    const types = { 'code-name': 'remove', 'credit-card': 'remove' };
    expect((await person.post(`/api/documents/${id}/clean`, { types })).statusCode).toBe(200);
  });

  it('is rejected for invalid choices and for missing or foreign documents', async () => {
    const { app, person, id } = await prepare();
    for (const wrong of [
      { categories: { pii: 'burn' } },
      { unknown: 1 },
      { findings: { 0: 'keep' } },
      { findings: [{ finding: 0, treatment: 'keep' }] },
      { findings: [chosen(0), chosen(0)] },
    ]) {
      const response = await person.post(`/api/documents/${id}/clean`, wrong);
      expect([response.statusCode, errorBodySchema.parse(response.json()).code]).toEqual([
        400,
        'request.invalid',
      ]);
    }
    const stranger = await signUp(app, 'otto@example.com');
    for (const [who, path] of [
      [person, '987654'],
      [person, 'x'],
      [stranger, id],
    ] as const) {
      expect((await who.post(`/api/documents/${path}/clean`, {})).statusCode).toBe(404);
      expect((await who.post(`/api/documents/${path}/clean/key`, {})).statusCode).toBe(404);
      expect((await who.get(`/api/documents/${path}/cleanings`)).statusCode).toBe(404);
    }
  });

  it('has a key that is generated on request, not stored, and identifies the copy by its hash', async () => {
    const { app, person, id } = await prepare();
    const choices = { types: { 'us-ssn': 'remove' } };
    const copy = await person.post(`/api/documents/${id}/clean`, choices);
    const answer = await person.post(`/api/documents/${id}/clean/key`, choices);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': expect.stringContaining(
        "filename*=UTF-8''key-Gr%C3%B6%C3%9Fe.txt.json",
      ),
      'cache-control': 'no-store',
    });
    const key = keyFileSchema.parse(answer.json());
    expect(key).toEqual({
      format: 'proviso-key',
      version: 1,
      copy: {
        sha256: createHash('sha256').update(copy.rawPayload).digest('hex'),
        size: copy.rawPayload.length,
      },
      labels: [
        { label: '[EMAIL-1]', type: 'email-address', value: 'anna@example.com', others: [] },
      ],
    });
    const byDefault = await person.request('POST', `/api/documents/${id}/clean/key`, {
      headers: { 'content-type': 'application/json' },
    });
    expect(keyFileSchema.parse(byDefault.json()).labels.map(({ label }) => label)).toEqual([
      '[EMAIL-1]',
      '[SSN-1]',
    ]);
    // No certificate is added, and the activity log records it without content.
    expect((await person.get(`/api/documents/${id}/cleanings`)).json()).toHaveLength(1);
    const activity = await person.get('/api/audit?kind=document.key_made');
    expect(auditPageSchema.parse(activity.json()).entries).toHaveLength(2);
    expect(activity.body).not.toMatch(/anna@example\.com"|219-09|EMAIL-1/);
    const reader = await createApiKey(app, person, { scope: 'read' });
    expect((await reader.request('POST', `/api/documents/${id}/clean/key`)).statusCode).toBe(403);
  });

  it('has a key without dismissed findings', async () => {
    const { person, id } = await prepare();
    await person.post(`/api/documents/${id}/decisions`, { finding: 0, reason: 'false-alarm' });
    const { labels } = keyFileSchema.parse(
      (await person.post(`/api/documents/${id}/clean/key`, {})).json(),
    );
    expect(labels.map(({ label }) => label)).toEqual(['[SSN-1]']);
  });
});
