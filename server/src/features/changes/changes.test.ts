import {
  analysisSchema,
  type Changes,
  changesOrNoneSchema,
  documentSchema,
  reportSchema,
  uploadResponseSchema,
} from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { readDocument } from '@proviso/documents';
import { expect, it } from 'vitest';

import { createApiKey } from '#server/testing/create-api-key.ts';
import { textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile(
  'Write to anna@example.com.\nMy SSN is 219-09-9999.\nOr to otto@example.com, please.\n',
  'letter-1.txt',
);
/** One finding is fixed, one added, and the number is in a different context. */
const NEWER = textFile(
  'Write to anna@example.com.\nThe SSN of my sister is 219-09-9999, she says.\nNow: eva@example.com\n',
  'letter-2.txt',
);

async function uploadNewVersion(person: Person, previousId: number, file = NEWER): Promise<number> {
  const response = await person.sendForm([
    ['file', file],
    ['previousId', String(previousId)],
  ]);
  return uploadResponseSchema.parse(response.json()).document.id;
}

async function readChanges(person: Pick<Person, 'get'>, id: number): Promise<Changes | null> {
  return changesOrNoneSchema.parse((await person.get(`/api/documents/${id}/changes`)).json());
}

async function issuesOf(person: Person, id: number) {
  return analysisSchema.parse((await person.get(`/api/analysis/${id}`)).json()).issues;
}

/** A letter and its newer version, both analyzed. */
async function prepare(person: Person): Promise<{ previousId: number; id: number }> {
  const { id: previousId } = await person.upload(LETTER);
  await person.waitFor(previousId);
  const id = await uploadNewVersion(person, previousId);
  await person.waitFor(id);
  return { previousId, id };
}

describeDatabases('the comparison with the previous version', (_open, databases) => {
  it('lists resolved, new and remaining findings for the owner and for read keys', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { previousId, id } = await prepare(person);
    const response = await person.get(`/api/documents/${id}/changes`);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('219-09');
    const changes = changesOrNoneSchema.parse(response.json());
    const issues = await issuesOf(person, id);
    const excerptsOf = (ids: readonly number[] = []) =>
      issues.filter((issue) => ids.includes(issue.id)).map(({ excerpt }) => excerpt);
    const { uploadedAt } = documentSchema.parse(
      (await person.get(`/api/documents/${previousId}`)).json(),
    );
    const gone = { category: 'pii', type: 'email-address', excerpt: 'otto@example.com' };
    expect(changes).toMatchObject({
      previous: { id: previousId, name: 'letter-1.txt', uploadedAt },
      resolved: [{ ...gone, location: 'Line 3' }],
      caveats: [],
    });
    expect(excerptsOf(changes?.added)).toEqual(['eva@example.com']);
    expect(excerptsOf(changes?.remaining)).toEqual(['anna@example.com', '••••']);

    const key = await createApiKey(app, person, { scope: 'read' });
    const get = (url: string) => key.request('GET', url);
    expect(await readChanges({ get }, id)).toEqual(changes);
    const stranger = await signUp(app, 'otto@example.com');
    for (const path of [id, 987_654, 'x', '0', '1e3']) {
      const { statusCode, body } = await stranger.get(`/api/documents/${path}/changes`);
      expect([path, statusCode, body]).toEqual([
        path,
        404,
        JSON.stringify({ code: 'changes.not_found', message: 'There is no such document.' }),
      ]);
    }
  });

  it('appears in the JSON and PDF reports, which distinguish dismissed findings', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { previousId, id } = await prepare(person);
    const download = (document: number, format: string) =>
      person.get(`/api/download-report/${document}?format=${format}`);
    const print = async (document: number) => {
      const { rawPayload } = await download(document, 'pdf');
      return (await readDocument(rawPayload, 'pdf')).text.replaceAll(/\s+/gu, ' ');
    };
    const printed = await print(id);
    expect(printed).toMatch(/Since letter-1\.txt, .*: 1 resolved, 1 new, 2 still there\./u);
    expect(printed).toMatch(/New .*eva@example\.com.* Resolved .*Line 3: “otto@example\.com”/u);
    expect(await print(previousId)).not.toContain('version before');

    const [, , gone] = await issuesOf(person, previousId);
    const dismissal = { finding: gone?.id, reason: 'accepted-risk' };
    await person.post(`/api/documents/${previousId}/decisions`, dismissal);
    const { changes } = reportSchema.parse((await download(id, 'json')).json());
    expect(changes?.resolved).toMatchObject([{ decision: { reason: 'accepted-risk' } }]);
    expect(changes).toEqual(await readChanges(person, id));
    expect((await download(previousId, 'json')).json()).not.toHaveProperty('changes');
    const reprinted = await print(id);
    expect(reprinted).toContain('0 resolved, 1 new, 2 still there.');
    expect(reprinted).toContain('not among them: 1 resolved, 0 new, 0 still there.');
    expect(reprinted).not.toContain('otto@example.com');
  }, 90_000);

  it('reflects a re-scan of either version, and is null when there is no previous version', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { previousId, id } = await prepare(person);
    for (const [document, caveats] of [
      [id, ['policy']],
      [previousId, []],
    ] as const) {
      await person.post(`/api/documents/${document}/rescan`, { policy: 'gdpr' });
      await person.waitFor(document);
      const changes = await readChanges(person, id);
      expect(changes).toMatchObject({ caveats, resolved: [{ excerpt: 'otto@example.com' }] });
      expect(changes?.added).toHaveLength(1);
    }
    const answer = await person.get(`/api/documents/${previousId}/changes`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    await person.request('DELETE', `/api/documents/${previousId}`);
    expect(await readChanges(person, id)).toBeNull();
  }, 90_000);

  it('is null while either version has no report', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const { id: previousId } = await person.upload(LETTER);
    const id = await uploadNewVersion(person, previousId);
    expect(await readChanges(person, id)).toBeNull();
  });

  it('warns when not everything was read, since unread findings may look resolved', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const { id: previousId } = await person.upload(LETTER);
    const id = await uploadNewVersion(person, previousId, textFile(' '));
    await Promise.all([previousId, id].map((document) => person.waitFor(document)));
    const changes = await readChanges(person, id);
    expect(changes).toMatchObject({ added: [], remaining: [], caveats: ['unread'] });
    expect(changes?.resolved).toHaveLength(3);
  });
});
