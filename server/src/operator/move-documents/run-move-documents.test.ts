import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { migrate, openDatabase } from '@proviso/database';
import { describe, expect, it, onTestFinished } from 'vitest';

import { readConfiguration } from '#server/config/configuration.ts';
import { claimBlobStorage } from '#server/drivers/blob-storage/claim-blob-storage.ts';
import { openBlobStorage } from '#server/drivers/blob-storage/open-blob-storage.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import { type BlobStorage, createBlobKey } from '#server/ports/blob-storage.ts';
import type { Schema } from '#server/tables/schema.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

import { runMoveDocuments } from './run-move-documents.ts';

async function prepare() {
  const s3 = await startS3Server();
  const directory = mkdtempSync(join(tmpdir(), 'proviso-move-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const settings = { PROVISO_DATA_DIR: directory, ...s3.environment('proviso') };
  const { data } = readConfiguration(settings);
  const bucket = await openBlobStorage(data);
  onTestFinished(bucket.close);
  const folder = await openBlobStorage({ ...data, blobStore: undefined });
  const move = async (...commandArguments: string[]) => {
    const [output, errors] = [new PassThrough(), new PassThrough()];
    const code = await runMoveDocuments(commandArguments, settings, { output, errors });
    return { code, stdout: await text(output.end()), stderr: await text(errors.end()) };
  };
  const { marker } = bucket;
  const folderMarker = folder.marker;
  return {
    s3,
    directory,
    move,
    marker,
    folderMarker,
    bucket: bucket.storage,
    folder: folder.storage,
  };
}

/** The database of another installation. */
async function openAnother() {
  const directory = mkdtempSync(join(tmpdir(), 'proviso-another-'));
  const connection = await openDatabase({ kind: 'sqlite', file: join(directory, 'proviso.db') });
  onTestFinished(async () => {
    await connection.close();
    rmSync(directory, { recursive: true, force: true });
  });
  await migrate(connection, serverMigrations);
  return connection.as<Schema>();
}

async function contentsOf(storage: BlobStorage): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for await (const { key } of storage.list()) {
    contents.set(key, Buffer.from(await storage.get(key)).toString());
  }
  return contents;
}

async function putBlobs(storage: BlobStorage, count: number): Promise<Map<string, string>> {
  const contents = new Map(
    Array.from({ length: count }, (_, at) => [createBlobKey(), `no. ${at}`]),
  );
  for (const [key, content] of contents) await storage.put(key, Buffer.from(content));
  return contents;
}

describe('moving documents', () => {
  it('moves all of them to the bucket and back', async () => {
    const { s3, directory, move, bucket, folder } = await prepare();
    const documents = await putBlobs(folder, 20);
    expect(await move('to-bucket')).toEqual({
      code: 0,
      stdout: '20 documents are moved.\n',
      stderr: '',
    });
    expect(await contentsOf(bucket)).toEqual(documents);
    expect(await contentsOf(folder)).toEqual(new Map());
    expect(await move('to-folder')).toMatchObject({ code: 0 });
    expect(await contentsOf(folder)).toEqual(documents);
    expect(s3.objects()).toEqual([]);
    expect(readdirSync(join(directory, 'blobs', 'incoming'))).toEqual([]);
  });

  it('resumes after an interruption, and loses nothing while the bucket is unreachable', async () => {
    const { s3, move, bucket, folder } = await prepare();
    const documents = await putBlobs(folder, 6);
    const [[key = '', content = ''] = []] = documents;
    await bucket.put(key, Buffer.from(content));
    await s3.end();
    expect(await move('to-bucket')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not all documents are moved.*cannot be reached/),
    });
    expect(await contentsOf(folder)).toEqual(documents);
    await s3.restart();
    expect(await move('to-bucket')).toMatchObject({ code: 0 });
    expect(await contentsOf(bucket)).toEqual(documents);
  });

  it('leaves both copies of a document in place when they differ', async () => {
    const { move, bucket, folder } = await prepare();
    const documents = await putBlobs(folder, 1);
    const [[key = ''] = []] = documents;
    await bucket.put(key, Buffer.from('another'));
    expect(await move('to-bucket')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not the same/),
    });
    expect(await contentsOf(folder)).toEqual(documents);
    expect(await contentsOf(bucket)).toEqual(new Map([[key, 'another']]));
  });

  it('claims the bucket for its installation until the documents are moved back', async () => {
    const { move, marker, folder } = await prepare();
    const another = await openAnother();
    await putBlobs(folder, 1);
    await move('to-bucket');
    await expect(claimBlobStorage(marker, another)).rejects.toMatchObject({
      code: 'storage.other_installation',
    });
    await move('to-folder');
    await claimBlobStorage(marker, another);
  });

  it('leaves a bucket of another installation untouched', async () => {
    const { s3, move, marker, bucket, folder } = await prepare();
    await claimBlobStorage(marker, await openAnother());
    const [ours, theirs] = [await putBlobs(folder, 2), await putBlobs(bucket, 2)];
    for (const direction of ['to-bucket', 'to-folder']) {
      expect(await move(direction)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Not all documents are moved.*another installation/),
      });
    }
    expect(await contentsOf(folder)).toEqual(ours);
    expect(await contentsOf(bucket)).toEqual(theirs);
    expect(s3.objects()).toHaveLength(3);
  });

  it('leaves a folder of another installation untouched', async () => {
    const { s3, move, folderMarker, folder } = await prepare();
    await claimBlobStorage(folderMarker, await openAnother());
    const theirs = await putBlobs(folder, 2);
    expect(await move('to-bucket')).toMatchObject({ code: 1 });
    expect(await contentsOf(folder)).toEqual(theirs);
    expect(s3.objects()).toEqual([]);
  });

  it('fails while a server is running, without a bucket, or without a direction', async () => {
    const { directory, move } = await prepare();
    const connection = await openDatabase({ kind: 'sqlite', file: join(directory, 'proviso.db') });
    expect(await move('to-bucket')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Another process/),
    });
    await connection.close();
    expect(await move('sideways')).toMatchObject({ code: 2 });
    expect(await move()).toMatchObject({ code: 2 });
    expect(await move('--help')).toMatchObject({ code: 0, stderr: '' });
    const [output, errors] = [new PassThrough(), new PassThrough()];
    const environment = { PROVISO_DATA_DIR: directory };
    expect(await runMoveDocuments(['to-folder'], environment, { output, errors })).toBe(1);
    expect(await text(errors.end())).toMatch(/BLOB_STORE/);
  });
});
