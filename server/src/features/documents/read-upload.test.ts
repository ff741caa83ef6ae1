import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { flood } from '#server/testing/flood.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** What the system's and both ends' buffers may hold. */
const BUFFERED_BYTES = 6 * 1024 * 1024;

describeDatabases('an endless upload', (_open, databases) => {
  async function listen() {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const blobs = () => readdirSync(join(server.dataDirectory, 'blobs'));
    return { address, blobs, token: person.token };
  }

  it('is rejected at the size limit without reading the rest', async () => {
    const { address, token, blobs } = await listen();
    const { status, answer, bytesTaken } = await flood(address, token);
    expect(status).toBe(413);
    expect(answer).toContain('"code":"documents.too_large"');
    expect(bytesTaken).toBeLessThan(MAX_UPLOAD_BYTES + BUFFERED_BYTES);
    expect(blobs()).toEqual(['incoming']);
  });

  it('is rejected at the size limit when sent as a field instead of a file', async () => {
    const { address, token } = await listen();
    const { status, bytesTaken } = await flood(address, token, { part: 'field' });
    expect(status).toBe(413);
    expect(bytesTaken).toBeLessThan(MAX_UPLOAD_BYTES + BUFFERED_BYTES);
  });

  it('is rejected at once when its length is declared', async () => {
    const { address, token } = await listen();
    const { status, answer, bytesTaken } = await flood(address, token, { isDeclared: true });
    expect(status).toBe(413);
    expect(answer).toContain('"code":"documents.too_large"');
    expect(bytesTaken).toBeLessThan(BUFFERED_BYTES);
  });

  it('is rejected at once when nobody is signed in', async () => {
    const { address } = await listen();
    const { status, bytesTaken } = await flood(address, 'nobody');
    expect(status).toBe(401);
    expect(bytesTaken).toBeLessThan(BUFFERED_BYTES);
  });
});
