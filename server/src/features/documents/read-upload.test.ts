import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { flood } from '#server/testing/flood.ts';
import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

/** An upload whose client sends the beginning and then a byte from time to time. */
function uploadSlowly(address: string, token: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
  );
  const timer = setInterval(() => socket.write('a'), 500);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}

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

describeDatabases('many uploads that hardly move', (_open, databases) => {
  it('do not keep another account waiting', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const people = Array.from({ length: 17 }, (_, index) => `${index}@example.com`);
    const [person, ...others] = await Promise.all(people.map((email) => signUp(app, email)));
    const slow = others.flatMap(({ token }) => [token, token]);
    const stop = slow.map((token) => uploadSlowly(address, token));
    await setTimeout(1000);
    const uploading = person?.upload(textFile('some text'));
    const done = await Promise.race([uploading, setTimeout(5000)]);
    for (const end of stop) end();
    expect(done?.name).toBe('letter.txt');
  }, 30_000);
});
