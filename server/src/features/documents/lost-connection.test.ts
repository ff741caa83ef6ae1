import { describeDatabases, type TestDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

import type { DocumentStore } from './document-store.ts';
import { createUploadDocument } from './upload-document.ts';

/** Uploads a file to a database that behaves as given, and returns the keys of the files that are stored. */
async function uploadTo(databases: TestDatabases, add: DocumentStore['add']) {
  const { app, dependencies } = await startTestServer(databases, { background: false });
  const person = await signUp(app, 'anna@example.com');
  const { policies, profiles } = createFeatures(dependencies);
  const profile = await profiles.findProfile(person.userId);
  if (profile === null) throw new Error('expected a profile');
  const parts = { ...dependencies, policies: policies.policies, documents: { add } };
  const uploading = createUploadDocument(parts)(profile, textFile('some text'));
  await expect(uploading).rejects.toThrow(Error);
  const keys: string[] = [];
  for await (const { key } of dependencies.blobs.list()) keys.push(key);
  return keys;
}

describeDatabases('the file of an upload', (_open, databases) => {
  it('is kept when the connection breaks, because the document may have been stored', async () => {
    const keys = await uploadTo(databases, async () => {
      throw new Error('Connection terminated unexpectedly');
    });
    expect(keys).toHaveLength(1);
  });

  it('is deleted when the document is refused', async () => {
    expect(await uploadTo(databases, async () => undefined)).toEqual([]);
  });
});
