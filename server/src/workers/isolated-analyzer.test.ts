import { analysisSchema } from '@proviso/contracts';
import { afterAll, describe, expect, it } from 'vitest';

import { createLogger } from '#server/logging/logger.ts';
import type { WorkerExit } from '#server/ports/metrics.ts';

import { createIsolatedAnalyzer } from './isolated-analyzer.ts';

const lines: string[] = [];
const analyzer = createIsolatedAnalyzer({
  documentConcurrency: 2,
  textConcurrency: 1,
  keepsProcessesReady: true,
  metrics: { recordWorkerDeath: () => undefined },
  logger: createLogger('debug', (line) => lines.push(line)),
});
afterAll(() => analyzer.close());

const { signal } = new AbortController();

describe('the isolated analyzer', () => {
  it('gives every finding a location as text and as numbers', async () => {
    const text = 'Dear Sir,\r\n\r\nwrite to anna@example.com.\n';
    const { analysis } = await analyzer.analyzeDocument(
      { bytes: Buffer.from(text), format: 'txt', policy: undefined },
      signal,
    );
    expect(analysisSchema.parse(analysis).issues).toMatchObject([
      {
        id: 0,
        type: 'email-address',
        location: 'Line 3',
        place: { label: 'Line 3', part: 'body', line: 3 },
        excerpt: 'anna@example.com',
      },
    ]);
    expect(analysis.coverage).toMatchObject({ pages: null, pagesRead: null, isComplete: true });
  });

  it('reports why a document cannot be read', async () => {
    const broken = analyzer.analyzeDocument(
      { bytes: Buffer.from('%PDF-1.7\nnothing'), format: 'pdf', policy: undefined },
      signal,
    );
    await expect(broken).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'documents.corrupt',
    });
  });

  it('reports an empty text as incomplete rather than compliant', async () => {
    const { analysis } = await analyzer.analyzeDocument(
      { bytes: Buffer.from(' \n \n'), format: 'txt', policy: undefined },
      signal,
    );
    expect(analysis.coverage.isComplete).toBe(false);
    expect(analysis.coverage.notes).not.toEqual([]);
  });

  it('stops an aborted analysis and keeps working on others', async () => {
    const abort = new AbortController();
    const bytes = Buffer.from('SSN 219-09-9999. '.repeat(300_000));
    const given = analyzer.analyzeDocument(
      { bytes: bytes, format: 'txt', policy: undefined },
      abort.signal,
    );
    abort.abort(new Error('not ours any more'));
    await expect(given).rejects.toThrow('not ours any more');
    const { analysis } = await analyzer.analyzeText('anna@example.com');
    expect(analysis.hasPii).toBe(true);
  });

  it('reads texts alongside analyses, and loads a file only when its turn comes', async () => {
    const file = Promise.withResolvers<Uint8Array>();
    const begun: string[] = [];
    const taskOf = (name: string, bytes: Promise<Uint8Array>) => async () => {
      begun.push(name);
      return { bytes: await bytes, format: 'txt', spans: [] } as const;
    };
    const first = analyzer.readText(taskOf('first', file.promise), signal);
    const leaving = new AbortController();
    const text = Promise.resolve(Buffer.from('anna@example.com'));
    const abandoned = analyzer.readText(taskOf('abandoned', text), leaving.signal);
    const second = analyzer.readText(taskOf('second', text), signal);
    leaving.abort(new Error('gone'));
    await expect(abandoned).rejects.toThrow('gone');
    await analyzer.analyzeDocument({ bytes: await text, format: 'txt', policy: undefined }, signal);
    expect(begun).toEqual(['first']);
    file.resolve(await text);
    expect(Buffer.from(await first).toString()).toContain('anna@example.com');
    await second;
    expect(begun).toEqual(['first', 'second']);
  });

  it('reports that it is busy when too many readings wait', async () => {
    const stop = new AbortController();
    const file = Promise.withResolvers<never>();
    const waiting = Array.from({ length: 101 }, () =>
      analyzer.readText(() => file.promise, stop.signal).catch((error: unknown) => error),
    );
    await expect(analyzer.readText(() => file.promise, signal)).rejects.toMatchObject({
      code: 'analysis.busy',
    });
    stop.abort();
    file.reject(new Error('deleted'));
    await Promise.all(waiting);
  });

  it('counts its processes and those that end prematurely', async () => {
    const deaths: WorkerExit[] = [];
    const counted = createIsolatedAnalyzer({
      documentConcurrency: 1,
      textConcurrency: 1,
      keepsProcessesReady: false,
      metrics: { recordWorkerDeath: (death) => deaths.push(death) },
      logger: createLogger('silent'),
    });
    expect(counted.countProcesses()).toEqual({ working: 0, ready: 0 });
    await counted.analyzeText('anna@example.com');
    expect(counted.countProcesses()).toEqual({ working: 0, ready: 1 });
    const cutShort = counted.analyzeText('SSN 219-09-9999. '.repeat(50_000));
    await expect.poll(() => counted.countProcesses().working).toBe(1);
    counted.close();
    await expect(cutShort).rejects.toMatchObject({ code: 'analysis.busy' });
    expect(deaths).toEqual([{ work: 'text', reason: 'stopped' }]);
  });

  it('logs no document content', () => {
    expect(lines.join('')).not.toMatch(/anna|219-09/);
  });
});
