import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { compressResponses } from './compress-responses.ts';

const LONG = { words: 'Where your documents stand. '.repeat(100) };

function createApp() {
  const app = fastify();
  compressResponses(app);
  app.get('/long', () => LONG);
  app.get('/varied', (_request, reply) => reply.header('vary', 'origin').send(LONG));
  app.get('/short', () => ({ ok: true }));
  app.get('/file', (_request, reply) =>
    reply.type('application/pdf').send(Buffer.from(LONG.words)),
  );
  return app;
}

async function ask(url: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return createApp().inject({ url, headers });
}

describe('a response', () => {
  it('is compressed with an encoding the client accepts, and declares it', async () => {
    const brotli = await ask('/long', 'gzip, deflate, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(String(brotliDecompressSync(brotli.rawPayload)))).toEqual(LONG);
    const gzip = await ask('/long', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(String(gunzipSync(gzip.rawPayload)))).toEqual(LONG);
    expect(gzip.headers['content-length']).toBe(String(gzip.rawPayload.length));
  });

  it('is not compressed with an encoding that the client excludes', async () => {
    const encodingOf = async (accepted: string) =>
      (await ask('/long', accepted)).headers['content-encoding'];
    expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
    expect(await encodingOf('BR;q=0.5, gzip; q=0.000')).toBe('br');
    expect(await encodingOf('br; q=0.0,gzip;q=0')).toBeUndefined();
  });

  it('keeps what else its content depends on', async () => {
    expect((await ask('/varied', 'br')).headers['vary']).toBe('origin, accept-encoding');
  });

  it('is not compressed without an Accept-Encoding header, or when that would not help', async () => {
    expect((await ask('/long')).json()).toEqual(LONG);
    expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
    const file = await ask('/file', 'br');
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(String(file.rawPayload)).toBe(LONG.words);
  });
});
