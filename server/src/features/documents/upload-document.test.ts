import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { documentListSchema, errorBodySchema, MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { type TestFile, textFile } from '#server/testing/form.ts';
import { type Person, signUp } from '#server/testing/sign-up.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Please write to anna.berg@example.com about the age limit of 35.');
/** A page with a black square and no text. */
const PICTURE = `%PDF-1.7
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj
3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>\nendobj
4 0 obj\n<< /Length 16 >>\nstream\n0 0 200 200 re f\nendstream\nendobj
trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF`;
const FILLING = 'Content of a long document. ';

/** Documents, blobs and used allowance of a user whose upload was refused. */
async function listTraces(server: TestServer, person: Person) {
  const documents = documentListSchema.parse((await person.get('/api/documents')).json());
  const status = (await person.get('/api/subscription-status')).json<{ documentsUsed: number }>();
  const blobs = readdirSync(join(server.dataDirectory, 'blobs'), { recursive: true });
  return {
    documents,
    used: status.documentsUsed,
    blobs: blobs.filter((name) => name !== 'incoming'),
  };
}

describeDatabases('uploading a document', (_open, databases) => {
  it('accepts it and produces a report of its content', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const accepted = await person.upload(LETTER);
    expect(accepted).toMatchObject({
      name: 'letter.txt',
      type: 'txt',
      size: 64,
      status: 'uploaded',
    });
    const completed = await person.waitFor(accepted.id);
    expect(completed.status).toBe('completed');
    expect(completed.complianceStatus).toBe('issues');
    expect(completed.counts?.pii.low).toBeGreaterThan(0);
  });

  it('shows in the document list whether any text could be read', async () => {
    const { app } = await startTestServer(databases);
    const person = await signUp(app, 'anna@example.com');
    const files = [
      LETTER,
      textFile(' \n', 'blank.txt'),
      { name: 'scan.pdf', bytes: Buffer.from(PICTURE) },
      { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 nothing') },
    ];
    for (const file of files) {
      const accepted = await person.upload(file);
      expect(accepted.isUnread).toBeUndefined();
      await person.waitFor(accepted.id);
    }
    const listed = documentListSchema.parse((await person.get('/api/documents')).json());
    expect(
      listed.map(({ name, complianceStatus, isUnread }) => [name, complianceStatus, isUnread]),
    ).toEqual([
      ['broken.pdf', null, undefined],
      ['scan.pdf', 'compliant', true],
      ['blank.txt', 'compliant', true],
      ['letter.txt', 'issues', false],
    ]);
  }, 90_000);

  it('accepts file and user ID in either order', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const own = String(person.profileId);
    expect(
      (
        await person.sendForm([
          ['userId', own],
          ['file', LETTER],
        ])
      ).statusCode,
    ).toBe(201);
    expect(
      (
        await person.sendForm([
          ['file', LETTER],
          ['userId', own],
        ])
      ).statusCode,
    ).toBe(201);
    expect(
      (
        await person.sendForm([
          ['userId', person.userId],
          ['file', LETTER],
        ])
      ).statusCode,
    ).toBe(201);
  });

  it('strips folders and control characters from the name, and shortens it', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const named = (name: string) => person.upload(textFile('some text', name));
    expect((await named('..\\..\\windows\\notes.txt')).name).toBe('notes.txt');
    expect((await named('Ga\u0308nse\u202Efdp.txt')).name).toBe('G\u00e4nsefdp.txt');
    expect((await named(`${'n'.repeat(400)}.txt`)).name).toBe(`${'n'.repeat(251)}.txt`);
  });

  it('keeps quotation marks in a name, which browsers escape in their own way', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const name = 'the "final" 100% draft.txt';
    expect((await person.upload(textFile('some text', name))).name).toBe(name);
  });

  it("lists the account's own documents with the same content by hash", async () => {
    const { app, dependencies } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const stranger = await signUp(app, 'otto@example.com');
    const [first, , second] = [
      await person.upload(LETTER),
      await person.upload(textFile('Another text.')),
      await person.upload({ ...LETTER, name: 'copy.txt' }),
    ];
    await stranger.upload(LETTER);
    const sha256 = createHash('sha256').update(LETTER.bytes).digest('hex');
    const answer = await person.get(`/api/documents?sha256=${sha256}`);
    const ids = documentListSchema.parse(answer.json()).map(({ id }) => id);
    expect(ids).toEqual([second.id, first.id]);
    expect((await person.get('/api/documents?sha256=abc')).statusCode).toBe(400);
    const rows = await dependencies.database
      .selectFrom('documents')
      .select('content_digest')
      .execute();
    const digests = new Set(rows.map(({ content_digest: digest }) => digest));
    expect(digests.size).toBe(3);
    expect(digests).not.toContain(sha256);
  });

  it('accepts a file of exactly 10 MB', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES, FILLING);
    expect((await person.upload({ name: 'long.txt', bytes })).size).toBe(MAX_UPLOAD_BYTES);
  });
});

const PDF_HEAD = '%PDF-1.7\n';
const REFUSED: readonly [
  string,
  number,
  string,
  readonly (readonly [string, string | TestFile])[],
][] = [
  ['no file', 400, 'documents.no_file', []],
  ['a field in place of the file', 400, 'documents.no_file', [['file', 'text']]],
  [
    'two files',
    400,
    'documents.too_many_files',
    [
      ['file', LETTER],
      ['file', LETTER],
    ],
  ],
  [
    'three files',
    400,
    'documents.too_many_files',
    [
      ['file', LETTER],
      ['file', LETTER],
      ['file', LETTER],
    ],
  ],
  [
    'a misspelled field',
    400,
    'request.invalid',
    [
      ['polcy', 'hipaa'],
      ['file', LETTER],
    ],
  ],
  [
    'an upload id that is easily repeated',
    400,
    'request.invalid',
    [
      ['uploadId', '1'],
      ['file', LETTER],
    ],
  ],
  ['a file of another name', 400, 'request.invalid', [['document', LETTER]]],
  ['an empty file', 400, 'documents.empty', [['file', textFile('')]]],
  ['a wrong type', 415, 'documents.unsupported_type', [['file', textFile('x', 'run.exe')]]],
  ['no extension', 415, 'documents.unsupported_type', [['file', textFile('x', 'README')]]],
  ['a text named .pdf', 415, 'documents.type_mismatch', [['file', textFile('x', 'a.pdf')]]],
  ['a PDF named .txt', 415, 'documents.type_mismatch', [['file', textFile(PDF_HEAD, 'a.txt')]]],
  [
    'a binary named .txt',
    415,
    'documents.type_mismatch',
    [['file', { name: 'a.txt', bytes: Buffer.alloc(99) }]],
  ],
  [
    'one byte too many',
    413,
    'documents.too_large',
    [['file', { name: 'a.txt', bytes: Buffer.alloc(MAX_UPLOAD_BYTES + 1, FILLING) }]],
  ],
  [
    'the user id of somebody else in front',
    403,
    'documents.not_own',
    [
      ['userId', '999'],
      ['file', LETTER],
    ],
  ],
  [
    'the user id of somebody else behind',
    403,
    'documents.not_own',
    [
      ['file', LETTER],
      ['userId', '999'],
    ],
  ],
  [
    'two user ids',
    400,
    'documents.malformed_form',
    [
      ['userId', '1'],
      ['userId', '1'],
      ['file', LETTER],
    ],
  ],
];

describeDatabases('a rejected upload', (_open, databases) => {
  it('explains why with a status, code and message, and leaves nothing behind', async () => {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    for (const [title, status, code, parts] of REFUSED) {
      const response = await person.sendForm(parts);
      const body = errorBodySchema.parse(response.json());
      expect([title, response.statusCode, body.code]).toEqual([title, status, code]);
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(await listTraces(server, person)).toEqual({ documents: [], used: 0, blobs: [] });
  });

  it('is reported as a bad form when it is not multipart or is cut off', async () => {
    const server = await startTestServer(databases);
    const person = await signUp(server.app, 'anna@example.com');
    const asJson = await person.post('/api/upload', { file: 'x' });
    expect([asJson.statusCode, asJson.json<{ code: string }>().code]).toEqual([
      415,
      'documents.not_multipart',
    ]);
    const half = await person.request('POST', '/api/upload', {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
    });
    expect([half.statusCode, half.json<{ code: string }>().code]).toEqual([
      400,
      'documents.malformed_form',
    ]);
    expect(await listTraces(server, person)).toEqual({ documents: [], used: 0, blobs: [] });
  });
});
