import { documentListSchema, uploadResponseSchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { type TestFile, textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const LETTER = textFile('Please write to anna.berg@example.com about the age limit of 35.');

describeDatabases('uploading a document', (_open, databases) => {
  it('accepts it once when it is sent again after a lost answer', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    const send = async (file: TestFile, policy: string, uploadId = 'kV2mX0_9-aQe7tYb') => {
      const response = await person.sendForm([
        ['uploadId', uploadId],
        ['policy', policy],
        ['file', file],
      ]);
      return uploadResponseSchema.parse(response.json()).document.id;
    };
    const [first, ...repeated] = await Promise.all(
      [LETTER, LETTER, LETTER].map((file) => send(file, 'general')),
    );
    expect(repeated).toEqual([first, first]);
    const documents = documentListSchema.parse((await person.get('/api/documents')).json());
    const status = (await person.get('/api/subscription-status')).json<{ documentsUsed: number }>();
    expect([documents.length, status.documentsUsed]).toEqual([1, 1]);
    const keys: string[] = [];
    for await (const { key } of server.dependencies.blobs.list()) keys.push(key);
    expect(keys).toHaveLength(1);

    const others = [
      await send(textFile('Another text.'), 'general'),
      await send(LETTER, 'hipaa'),
      await send(LETTER, 'general', 'another-upload-of-it'),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
    const stranger = await signUp(server.app, 'otto@example.com');
    const foreign = await stranger.sendForm([
      ['uploadId', 'kV2mX0_9-aQe7tYb'],
      ['policy', 'general'],
      ['file', LETTER],
    ]);
    expect([first, ...others]).not.toContain(
      uploadResponseSchema.parse(foreign.json()).document.id,
    );
  });
});
