import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorBodySchema } from '@proviso/contracts';
import { describeDatabases } from '@proviso/database/testing';
import { describe, expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const PAGE = '<!doctype html><title>Proviso</title>';

function buildWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  return folder;
}

describeDatabases('every response', (_open, databases) => {
  it('carries the security headers', async () => {
    const { app } = await startTestServer(databases, {
      environment: { PUBLIC_URL: 'https://scan.example.com' },
      webFolder: buildWebApp(),
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    const answers = [
      await app.inject('/'),
      await app.inject('/assets/app-1a2b.js'),
      await app.inject('/healthz'),
      await app.inject('/api/config'),
      await app.inject('/api/none'),
      await app.inject('/api/documents'),
      await app.inject('/auth/v1/settings'),
      await app.inject('/auth/v1/none'),
      await app.inject('/api/documents/%zz'),
      await app.inject({ method: 'TRACE', url: '/api/documents' }),
      await person.get('/api/documents'),
      await person.get('/api/documents/5'),
      await person.request('POST', '/api/users', {
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
    ];
    for (const { headers, statusCode } of answers) {
      expect(headers, String(statusCode)).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': expect.stringContaining('max-age='),
        'content-type': expect.stringMatching(/charset=utf-8$/i),
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
    const policy = String(answers[0]?.headers['content-security-policy']);
    expect(policy.split('; ')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  });

  it('from the API and the auth service is uncacheable', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const usual = ['/api/config', '/api/documents', '/api/none', '/auth/v1/settings'];
    for (const url of [...usual, '/%61pi/documents', '/%61uth/v1/settings']) {
      expect((await app.inject(url)).headers['cache-control'], url).toBe('no-store');
    }
  });

  it('carries HSTS only when the server is reached over HTTPS', async () => {
    const { app } = await startTestServer(databases, { background: false });
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });
});

describeDatabases('the API', (_open, databases) => {
  it('answers an unknown path, method or id with an error code, never a page', async () => {
    const { app } = await startTestServer(databases, {
      webFolder: buildWebApp(),
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    const headers = { accept: 'text/html' };
    const unknown = [
      await person.request('GET', '/api/none', { headers }),
      await person.request('GET', '/api', { headers }),
      await person.request('DELETE', '/api/users/1', { headers }),
      await person.request('GET', '/api/documents/1e3', { headers }),
      await person.request('GET', '/api/documents/-1', { headers }),
      await person.request('GET', `/api/documents/${'9'.repeat(40)}`, { headers }),
      await person.request('GET', "/api/documents/1'%20OR%201=1--", { headers }),
      await person.request('GET', '/api/analysis/%00', { headers }),
    ];
    for (const answer of unknown) {
      expect(answer.statusCode).toBe(404);
      // Only a client that is still sending loses its connection.
      expect(answer.headers.connection).toBe('keep-alive');
      errorBodySchema.parse(answer.json());
    }
  });

  it('accepts writes from its own pages and from programs, but not from other sites', async () => {
    const { app } = await startTestServer(databases, {
      environment: { PUBLIC_URL: 'https://scan.example.com' },
      background: false,
    });
    const person = await signUp(app, 'anna@example.com');
    const write = async (headers: Record<string, string>) =>
      (await person.request('POST', '/api/users', { headers, payload: { name: 'A' } })).statusCode;
    expect(await write({})).toBe(200);
    expect(await write({ origin: 'https://scan.example.com' })).toBe(200);
    expect(await write({ origin: 'http://localhost:5173', host: 'localhost:5173' })).toBe(200);
    expect(await write({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await write({ origin: 'https://evil.example' })).toBe(403);
    expect(await write({ origin: 'null' })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'same-site' })).toBe(403);
    const form = await person.request('POST', '/api/upload', {
      headers: {
        origin: 'https://evil.example',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--',
    });
    expect(form.statusCode).toBe(403);
  });

  it('accepts only JSON where it expects JSON, and rejects malformed JSON', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const send = async (type: string, payload: string) => {
      const headers = { 'content-type': type };
      const answer = await person.request('POST', '/api/analyze-text', { headers, payload });
      return [answer.statusCode, errorBodySchema.parse(answer.json()).code];
    };
    const body = '{"text":"some text"}';
    expect(await send('text/plain', body)).toEqual([415, 'request.unsupported_media_type']);
    expect(await send('application/x-www-form-urlencoded', 'text=x')).toEqual([
      415,
      'request.unsupported_media_type',
    ]);
    expect(await send('application/json', '{"text":')).toEqual([400, 'request.malformed']);
    expect(await send('application/json', '')).toEqual([400, 'request.malformed']);
    expect(await send('application/json', '{"__proto__":{"text":"x"}}')).toEqual([
      400,
      'request.malformed',
    ]);
  });

  it('accepts a deletion that declares a JSON body and sends none', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const remove = { headers: { 'content-type': 'application/json' }, payload: '' };
    const answer = await person.request('DELETE', '/api/documents/999', remove);
    expect(answer.statusCode).toBe(404);
  });

  it('says when to retry after too many requests', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const other = await signUp(app, 'other@example.com');
    const answers = await Promise.all(
      Array.from({ length: 301 }, () => person.post('/api/analyze-text', { text: '' })),
    );
    const refused = answers.filter((answer) => answer.statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(errorBodySchema.parse(refused[0]?.json()).code).toBe('request.too_many');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.post('/api/analyze-text', { text: '' })).statusCode).toBe(400);
  });

  it("counts an account's expensive requests together across endpoints", async () => {
    const { app } = await startTestServer(databases, { background: false });
    const person = await signUp(app, 'anna@example.com');
    const texts = Array.from({ length: 150 }, () => person.post('/api/analyze-text', { text: '' }));
    const scans = Array.from({ length: 150 }, () => person.post('/api/documents/9/rescan', {}));
    const statuses = (await Promise.all([...texts, ...scans])).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([400, 404]));
    expect((await person.get('/api/documents/9/text')).statusCode).toBe(429);
    expect((await person.get('/api/documents')).statusCode).toBe(200);
  });

  it('counts an IPv6 subscriber network as one address', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/config', remoteAddress })).statusCode;
    for (let host = 1; host <= 3000; host += 1) await from(`2001:db8:7:1::${host.toString(16)}`);
    expect(await from('2001:db8:7:1:ffff::1')).toBe(429);
    expect(await from('2001:db8:7:2::1')).toBe(200);
  });

  it('rate-limits an address before authentication', async () => {
    const { app } = await startTestServer(databases, { background: false });
    for (let count = 0; count < 3000; count += 1) await app.inject('/api/documents');
    const answer = await app.inject('/api/documents');
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('ignores forwarded addresses unless a proxy is trusted', async () => {
    const { app, logLines } = await startTestServer(databases, { background: false });
    await app.inject({ url: '/api/documents', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(logLines.join('')).not.toContain('203.0.113.9');
    const behind = await startTestServer(databases, {
      environment: { TRUST_PROXY: 'loopback' },
      background: false,
    });
    await behind.app.inject({
      url: '/api/documents',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(behind.logLines.join('')).toContain('203.0.113.9');
  });

  it('reveals no internals when a request fails unexpectedly', async () => {
    const server = await startTestServer(databases, { background: false });
    const person = await signUp(server.app, 'anna@example.com');
    await server.dependencies.database.schema.dropTable('usage_periods').execute();
    const answer = await person.get('/api/subscription-status');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'server.error', message: 'The server could not handle the request.' },
    ]);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect(server.logLines.join('')).toContain('a request failed by a fault of ours');
  });
});

describeDatabases('the log', (_open, databases) => {
  it('contains no text, name, address, password or token, even at debug level', async () => {
    const { app, logLines } = await startTestServer(databases);
    const person = await signUp(app, 'canary-address@example.com');
    const { id } = await person.upload(
      textFile('canary-text SSN 219-09-9999 canary-mail@example.com', 'canary-name.txt'),
    );
    await person.waitFor(id);
    await person
      .upload(textFile('%PDF-1.7 canary-broken', 'canary-broken.pdf'))
      .then((broken) => person.waitFor(broken.id));
    await person.post('/api/analyze-text', { text: 'canary-pasted' });
    await person.post('/api/analyze-text', { text: ['canary-malformed'] });
    await person.sendForm([['file', textFile('canary', 'canary.exe')]]);
    await person.get('/api/documents?userId=canary-query');
    await person.get('/api/canary-path');
    await app.inject({ url: '/api/documents', headers: { authorization: 'Bearer canary-token' } });
    const log = logLines.join('');
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain('219-09');
    expect(log).not.toContain(person.token);
    expect(log).not.toContain('three blue lamps');
    for (const line of logLines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});

describe('the web app', () => {
  describeDatabases('on a running server', (_open, databases) => {
    it('serves its page at every path a browser opens, and its assets with long caching', async () => {
      const { app } = await startTestServer(databases, {
        webFolder: buildWebApp(),
        background: false,
      });
      const headers = { accept: 'text/html,*/*' };
      for (const url of ['/', '/documents/5', '/no/such/page']) {
        const page = await app.inject({ url, headers });
        expect([url, page.statusCode, page.body]).toEqual([url, 200, PAGE]);
        expect(page.headers['cache-control']).toBe('no-cache');
      }
      const script = await app.inject('/assets/app-1a2b.js');
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
      expect((await app.inject('/assets/')).statusCode).toBe(404);
      expect((await app.inject('/assets')).statusCode).toBe(404);
      expect((await app.inject({ url: '/..%2fpackage.json' })).statusCode).toBe(404);
    });

    it('says what to run when it has not been built', async () => {
      const { app } = await startTestServer(databases, {
        webFolder: '/nowhere',
        background: false,
      });
      const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('npm start')]);
    });
  });
});
