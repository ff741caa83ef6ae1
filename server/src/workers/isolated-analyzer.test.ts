import { analysisSchema } from '@proviso/contracts';
import { afterAll, describe, expect, it } from 'vitest';

import { createLogger } from '#server/logger.ts';

import { createIsolatedAnalyzer } from './isolated-analyzer.ts';

const lines: string[] = [];
const analyzer = createIsolatedAnalyzer({
  documentConcurrency: 2,
  textConcurrency: 1,
  keepsProcessesReady: true,
  logger: createLogger('debug', (line) => lines.push(line)),
});
afterAll(() => analyzer.close());

const { signal } = new AbortController();

describe('the isolated analyzer', () => {
  it('gives every finding a place in words and numbers', async () => {
    const text = 'Dear Sir,\r\n\r\nwrite to anna@example.com.\n';
    const analysis = await analyzer.analyzeDocument(
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

  it('says why a document cannot be read', async () => {
    const broken = analyzer.analyzeDocument(
      { bytes: Buffer.from('%PDF-1.7\nnothing'), format: 'pdf', policy: undefined },
      signal,
    );
    await expect(broken).rejects.toMatchObject({
      name: 'DocumentError',
      code: 'documents.corrupt',
    });
  });

  it('says of an empty text that nothing was read, and not that all is well', async () => {
    const { coverage } = await analyzer.analyzeDocument(
      { bytes: Buffer.from(' \n \n'), format: 'txt', policy: undefined },
      signal,
    );
    expect(coverage.isComplete).toBe(false);
    expect(coverage.notes).not.toEqual([]);
  });

  it('gives up when its signal says so, and goes on with others', async () => {
    const abort = new AbortController();
    const bytes = Buffer.from('SSN 219-09-9999. '.repeat(300_000));
    const given = analyzer.analyzeDocument(
      { bytes: bytes, format: 'txt', policy: undefined },
      abort.signal,
    );
    abort.abort(new Error('not ours any more'));
    await expect(given).rejects.toThrow('not ours any more');
    expect((await analyzer.analyzeText('anna@example.com')).hasPii).toBe(true);
  });

  it('writes nothing of a document into the log', () => {
    expect(lines.join('')).not.toMatch(/anna|219-09/);
  });
});
