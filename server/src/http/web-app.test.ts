import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { handleErrors } from './handle-errors.ts';
import { serveWebApp } from './web-app.ts';

async function createApp() {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-web-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Proviso</title>');
  const screens = [{ pattern: '^/login/?$', files: [] }];
  writeFileSync(join(folder, '.vite/first-loads.json'), JSON.stringify(screens));
  const app = fastify();
  handleErrors(app);
  const publicOrigin = 'https://scan.example.com';
  await serveWebApp(app, { folder, publicOrigin, describe: async () => undefined });
  return app;
}

describe('the page of the web app', () => {
  it("is served to clients that accept anything, but only at a screen's path", async () => {
    const app = await createApp();
    const statusOf = async (url: string, accept: string) =>
      (await app.inject({ url, headers: { accept } })).statusCode;
    for (const url of ['/login', '/login/', '/login?from=a%20link']) {
      expect([url, await statusOf(url, '*/*')]).toEqual([url, 200]);
    }
    for (const url of ['/no/such/page', '/api/login', '/auth/login', '/assets/gone.js']) {
      expect([url, await statusOf(url, '*/*')]).toEqual([url, 404]);
    }
    expect(await statusOf('/login', 'application/json')).toBe(404);
  });

  it('is served to clients that send no Accept header', async () => {
    const app = await createApp();
    expect((await app.inject('/login')).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});
