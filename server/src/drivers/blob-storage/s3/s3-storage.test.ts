import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createSealer } from '#server/encryption/sealer.ts';
import { BlobMissingError, BlobStorageError, createBlobKey } from '#server/ports/blob-storage.ts';
import { startLoopbackServer } from '#server/testing/start-loopback-server.ts';
import { startS3Server } from '#server/testing/start-s3-server.ts';

import { describeBlobStorage, listAll } from '../blob-storage.contract.ts';
import { createEncryptedStorage } from '../encrypted.ts';
import { openS3Client } from './open-s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const CONTENT = Buffer.from('content of a document');
const SECRET = 'canary-secret';

async function openClient(endpoint: string) {
  const client = await openS3Client({ endpoint });
  onTestFinished(() => client.destroy());
  return client;
}

async function openStorage({ prefix = 'proviso/', pageSize = 1000, bucket = '' } = {}) {
  const server = await startS3Server();
  const client = await openClient(server.endpoint);
  const place = { client, bucket: bucket || server.bucket, prefix, pageSize };
  return { server, client, place, storage: createS3Storage(place) };
}

/** A nonconforming service: it answers each request as the test says, and records what it was sent. */
async function startCustomService(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => void,
) {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', SECRET);
  onTestFinished(() => void vi.unstubAllEnvs());
  const requests: IncomingMessage[] = [];
  const { url } = await startLoopbackServer((request, response) => {
    requests.push(request);
    void buffer(request).then((body) => answer(request, body, response));
  });
  const client = await openClient(url);
  return { requests, storage: createS3Storage({ client, bucket: 'documents', prefix: '' }) };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${SECRET}</Message></Error>`);
}

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof BlobStorageError ? error.code : error;
}

describeBlobStorage('storage in S3', async () => (await openStorage()).storage);
describeBlobStorage('encrypted storage in S3', async () =>
  createEncryptedStorage((await openStorage()).storage, createSealer(Buffer.alloc(32, 3))),
);

describe('storage in S3', () => {
  it('stores blobs under their prefix and key, isolated from other prefixes', async () => {
    const { server, place, storage } = await openStorage({ prefix: 'proviso/test/' });
    const others = createS3Storage({ ...place, prefix: 'proviso/' });
    const root = createS3Storage({ ...place, prefix: '' });
    const key = createBlobKey();
    await storage.put(key, CONTENT);
    expect(server.objects().map((object) => object.key)).toEqual([`proviso/test/${key}`]);
    for (const other of [others, root]) {
      expect(await listAll(other)).toEqual([]);
      await expect(other.get(key)).rejects.toThrow(BlobMissingError);
      await other.delete(key);
    }
    expect(await storage.get(key)).toHaveLength(CONTENT.length);
  });

  it('does not list objects that are not its blobs', async () => {
    const { client, server, storage } = await openStorage();
    for (const name of ['notes.txt', `${createBlobKey()}.bak`, `deeper/${createBlobKey()}`]) {
      const [Bucket, Key] = [server.bucket, `proviso/${name}`];
      await client.send(new PutObjectCommand({ Bucket, Key, Body: CONTENT }));
    }
    const key = createBlobKey();
    await storage.put(key, CONTENT);
    expect((await listAll(storage)).map((blob) => blob.key)).toEqual([key]);
  });

  it('lists keys across multiple pages', async () => {
    const { storage } = await openStorage({ pageSize: 2 });
    const keys = Array.from({ length: 7 }, createBlobKey);
    await Promise.all(keys.map((key) => storage.put(key, CONTENT)));
    expect((await listAll(storage)).map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('exposes only ciphertext to the service when wrapped in encryption', async () => {
    const { server, storage } = await openStorage();
    const sealed = createEncryptedStorage(storage, createSealer(Buffer.alloc(32, 3)));
    await sealed.put(createBlobKey(), CONTENT);
    const [object] = server.objects();
    expect(readFileSync(object?.file ?? '').includes('content')).toBe(false);
  });

  it('reports a missing bucket', async () => {
    const { storage } = await openStorage({ bucket: 'absent' });
    const key = createBlobKey();
    expect(await codeOf(storage.probe(AbortSignal.timeout(5000)))).toBe('storage.no_bucket');
    expect(await codeOf(storage.get(key))).toBe('storage.no_bucket');
    expect(await codeOf(storage.put(key, CONTENT))).toBe('storage.no_bucket');
    expect(await codeOf(listAll(storage))).toBe('storage.no_bucket');
  });

  it('reports an unreachable service and recovers when it is back', async () => {
    const { server, storage } = await openStorage();
    const key = createBlobKey();
    await storage.put(key, CONTENT);
    await server.end();
    const calls = [
      () => storage.get(key),
      () => storage.put(key, CONTENT),
      () => storage.delete(key),
    ];
    for (const call of calls) expect(await codeOf(call())).toBe('storage.unreachable');
    expect(await codeOf(listAll(storage))).toBe('storage.unreachable');
    await server.restart();
    expect(await storage.get(key)).toHaveLength(CONTENT.length);
  });

  it('reports an unresponsive service as unreachable when a probe times out', async () => {
    const { server, storage } = await openStorage();
    server.freeze();
    expect(await codeOf(storage.probe(AbortSignal.timeout(200)))).toBe('storage.unreachable');
  });
});

describe('a nonconforming S3 service', () => {
  it('is sent a SHA-256 of the content, but no newer checksum headers and no document metadata', async () => {
    const { requests, storage } = await startCustomService((_request, _body, response) =>
      response.writeHead(200).end(),
    );
    const key = createBlobKey();
    await storage.put(key, CONTENT);
    const { url, headers } = requests[0] ?? {};
    expect(url).toBe(`/documents/${key}?x-id=PutObject`);
    expect(headers?.['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
    expect(headers?.['if-none-match']).toBe('*');
    const names = Object.keys(headers ?? {});
    expect(names.filter((name) => /checksum|trailer|meta/.test(name))).toEqual([]);
  });

  it('overwrites no blob, and a retry of a write whose response was lost succeeds', async () => {
    const stored = new Map<string, Buffer>();
    let cut = 0;
    const { storage } = await startCustomService((request, body, response) => {
      const key = (request.url ?? '').replace(/\?.*/, '');
      if (request.method === 'GET') {
        response.writeHead(200).end(stored.get(key));
        return;
      }
      if (stored.has(key)) {
        refuse(response, 412, 'PreconditionFailed');
        return;
      }
      stored.set(key, body);
      if (cut-- > 0) response.destroy();
      else response.writeHead(200).end();
    });
    const [first, second] = [createBlobKey(), createBlobKey()];
    await storage.put(first, CONTENT);
    expect(await codeOf(storage.put(first, Buffer.from('other')))).toBe('storage.failed');
    expect(Buffer.from(await storage.get(first))).toEqual(CONTENT);
    cut = 1;
    await storage.put(second, CONTENT);
    expect(stored.size).toBe(2);
  });

  it.each([400, 501])(
    'is no longer sent conditional writes after it answers one with %i',
    async (status) => {
      const { requests, storage } = await startCustomService((request, _body, response) => {
        if (request.headers['if-none-match'] === undefined) response.writeHead(200).end();
        else refuse(response, status, 'NotImplemented');
      });
      await storage.put(createBlobKey(), CONTENT);
      await storage.put(createBlobKey(), CONTENT);
      expect(requests).toHaveLength(3);
    },
  );

  it.each([
    [403, 'AccessDenied', 'storage.access_denied'],
    [403, 'InvalidAccessKeyId', 'storage.credentials_refused'],
    [403, 'SignatureDoesNotMatch', 'storage.credentials_refused'],
    [301, 'PermanentRedirect', 'storage.no_bucket'],
    [418, 'Teapot', 'storage.failed'],
  ])('has its answer %i %s mapped to a storage error code', async (status, name, code) => {
    const { storage } = await startCustomService((_request, _body, response) =>
      refuse(response, status, name),
    );
    expect(await codeOf(storage.probe(AbortSignal.timeout(5000)))).toBe(code);
  });

  it('cannot keep a listing going forever', async () => {
    const page =
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken></ListBucketResult>';
    const { requests, storage } = await startCustomService((_request, _body, response) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end(page),
    );
    expect(await codeOf(listAll(storage))).toBe('storage.failed');
    expect(requests).toHaveLength(2);
  });

  it('fails a read when it breaks off in the middle of a blob', async () => {
    const { storage } = await startCustomService((_request, _body, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('part');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await codeOf(storage.get(createBlobKey()))).toBe('storage.unreachable');
  });
});

describe('an S3 client', () => {
  it('requires a region for Amazon but not for other services', async () => {
    vi.stubEnv('AWS_REGION', undefined);
    vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await codeOf(openS3Client({}))).toBe('storage.no_region');
    const amazon = await openS3Client({ region: 'eu-central-1' });
    expect(amazon.config.forcePathStyle).toBe(false);
    const endpoint = 'https://s3.eu-central-1.amazonaws.com';
    expect((await openS3Client({ region: 'eu-central-1', endpoint })).config.forcePathStyle).toBe(
      false,
    );
    const other = await openS3Client({ endpoint: 'https://minio.example.com' });
    expect([other.config.forcePathStyle, await other.config.region()]).toEqual([true, 'us-east-1']);
  });

  it('reports missing credentials', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE']) {
      vi.stubEnv(name, undefined);
    }
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nonexistent');
    onTestFinished(() => void vi.unstubAllEnvs());
    const client = await openClient('http://127.0.0.1:1');
    const storage = createS3Storage({ client, bucket: 'documents', prefix: '' });
    expect(await codeOf(storage.probe(AbortSignal.timeout(5000)))).toBe('storage.no_credentials');
  });
});
