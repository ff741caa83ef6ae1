import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeDatabases } from '@proviso/database/testing';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { textFile } from '#server/testing/form.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startReceiver } from '#server/testing/start-receiver.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const environment = { METRICS_TOKEN: 'a-token-of-enough-characters' };
const authorization = `Bearer ${environment.METRICS_TOKEN}`;

async function read(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** The value of a metric by its name and labels in text format. */
function valueOf(page: string, figure: string): number | undefined {
  const line = page.split('\n').find((candidate) => candidate.startsWith(`${figure} `));
  return line === undefined ? undefined : Number(line.slice(figure.length));
}

describeDatabases('the metrics', (_open, databases) => {
  it('return 404 when no token is configured', async () => {
    const { app } = await startTestServer(databases, { background: false });
    const headers = { accept: 'text/html', authorization };
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  });

  it('require the configured token, which can be read from a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'proviso-token-')), 'token');
    writeFileSync(file, `${environment.METRICS_TOKEN}\n`);
    const { app } = await startTestServer(databases, {
      environment: { METRICS_TOKEN_FILE: file },
      background: false,
    });
    const statusOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/metrics', headers })).statusCode;
    expect(await statusOf({ authorization })).toBe(200);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ authorization: 'Bearer ' })).toBe(401);
    expect(await statusOf({ authorization: `${authorization}x` })).toBe(401);
    expect(await statusOf({ authorization: authorization.slice(0, -1) })).toBe(401);
    expect(await statusOf({ authorization: authorization.replace('Bearer', 'Basic') })).toBe(401);
    const refused = await app.inject('/metrics');
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.json()).toMatchObject({ code: 'metrics.token_required' });
  });

  it('cover the process, requests, queues, analyses, deliveries, workers and mail, without personal data', async () => {
    const { app } = await startTestServer(databases, {
      environment: { ...environment, WEBHOOK_ALLOW_PRIVATE: 'on' },
    });
    const person = await signUp(app, 'anna@example.com');
    const { url, received } = await startReceiver();
    const events = ['analysis.completed', 'analysis.failed'];
    await person.post('/api/webhooks', { url, events });
    const good = await person.upload(textFile('Write to anna@example.com.', 'Miller.txt'));
    const bad = await person.upload({ name: 'Jones.pdf', bytes: Buffer.from('%PDF-1.7 nothing') });
    await person.waitFor(good.id);
    await person.waitFor(bad.id);
    await person.post('/api/analyze-text', { text: 'Call Zebedee.' });
    await app.inject({ method: 'POST', url: '/auth/v1/recover', payload: { email: person.email } });
    await app.inject('/api/documents/1');
    await app.inject('/wp-login.php');
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
    await expect
      .poll(async () => valueOf(await read(app), 'proviso_mails_total{outcome="sent"}'))
      .toBe(1);
    const page = await read(app);
    const figures = [
      'proviso_analyses_total{format="txt",outcome="completed"}',
      'proviso_analyses_total{format="pdf",outcome="documents.corrupt"}',
      'proviso_analyses_total{format="text",outcome="completed"}',
      'proviso_analysis_duration_seconds_count{format="pdf"}',
      'proviso_http_request_duration_seconds_count{method="POST",route="/api/analyze-text",status="2xx"}',
      'proviso_http_request_duration_seconds_count{method="GET",route="none",status="4xx"}',
    ];
    expect(figures.map((figure) => [figure, valueOf(page, figure)])).toEqual(
      figures.map((figure) => [figure, 1]),
    );
    expect(page).toContain('route="/api/documents/:id",status="4xx"');
    expect(page).toMatch(/proviso_build_info\{version="[\d.]+",role="all"\} 1/);
    for (const figure of [
      'proviso_jobs{queue="documents",state="dead"}',
      'proviso_jobs{queue="webhooks",state="waiting"}',
      'proviso_worker_processes{state="working"}',
      'proviso_mails_total{outcome="failed"}',
    ]) {
      expect([figure, valueOf(page, figure)]).toEqual([figure, 0]);
    }
    expect(page).toContain('process_resident_memory_bytes');
    expect(page).not.toMatch(/anna|miller|jones|zebedee|wp-login|127\.0\.0\.1/iu);
    expect(page).not.toContain(person.userId);
    await expect
      .poll(async () =>
        valueOf(await read(app), 'proviso_webhook_deliveries_total{outcome="delivered"}'),
      )
      .toBe(2);
  }, 90_000);

  it('are separate for each server in the same process', async () => {
    const first = await startTestServer(databases, { environment, background: false });
    const second = await startTestServer(databases, { environment, background: false });
    await first.app.inject('/healthz');
    const figure =
      'proviso_http_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"}';
    expect(valueOf(await read(first.app), figure)).toBe(1);
    expect(valueOf(await read(second.app), figure)).toBeUndefined();
  });

  it('are still served without the database', async () => {
    const { app, dependencies } = await startTestServer(databases, {
      environment,
      background: false,
    });
    await dependencies.database.destroy();
    expect(await read(app)).toContain('process_cpu_seconds_total');
  });
});
