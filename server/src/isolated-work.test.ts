import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  analyzeTextResponseSchema,
  documentTextSchema,
  keyFileSchema,
  searchAnswerSchema,
  wordsInDocumentSchema,
} from '@proviso/contracts';
import { scanPdf } from '@proviso/documents/testing';
import { describe, expect, it } from 'vitest';

import { mark } from '#server/testing/mark-words.ts';
import { signUp } from '#server/testing/sign-up.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples/documents');

/** The database in the data folder: workers do not use one. */
const embedded = { create: () => Promise.resolve({ kind: 'sqlite', file: '' } as const) };

// Other tests run the same work in their own process; these show what only a separate process can.
describe('in a separate process', () => {
  it('a document is analyzed, read, searched, marked and cleaned, and a key is created', async () => {
    const { app, dependencies } = await startTestServer(embedded, { usesProcesses: true });
    const person = await signUp(app, 'anna@example.com');
    const bytes = readFileSync(join(EXAMPLES, 'patient-letter.pdf'));
    const scan = await person.upload({ name: 'scan.pdf', bytes: await scanPdf(bytes) });
    const { id } = await person.upload({ name: 'letter.pdf', bytes });
    expect((await person.waitFor(scan.id)).status).toBe('completed');
    expect((await person.waitFor(id)).status).toBe('completed');
    const ask = (path: string, payload: object) =>
      person.post(`/api/documents/${id}${path}`, payload);

    const { results } = searchAnswerSchema.parse(
      (await person.post('/api/search', { text: 'NHS number' })).json(),
    );
    expect(results.map(({ name }) => name).toSorted()).toEqual(['letter.pdf', 'scan.pdf']);
    const reading = await person.get(`/api/documents/${id}/text`);
    expect(documentTextSchema.parse(reading.json()).text).toContain('NHS number');
    const found = await ask('/search', { text: 'NHS number' });
    expect(wordsInDocumentSchema.parse(found.json()).places).toHaveLength(1);
    const { marks } = await mark(person, id, { text: 'NHS number', category: 'pii' });
    expect(marks).toHaveLength(1);
    const copy = await ask('/clean', {});
    expect([copy.statusCode, copy.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const key = keyFileSchema.parse((await ask('/clean/key', {})).json());
    expect(key.copy?.size).toBe(copy.rawPayload.length);
    expect(dependencies.analyzer.countProcesses().working).toBe(0);
  });

  it('a text is analyzed and cleaned, and a policy is parsed', async () => {
    const { app } = await startTestServer(embedded, { usesProcesses: true, background: false });
    const person = await signUp(app, 'anna@example.com');
    const source = `name: herons
title: Herons
version: '1'
terms:
  - id: heron
    name: Heron
    category: policy
    severity: high
    words: [Blue Heron]
`;
    expect((await person.post('/api/policies/own', { source })).statusCode).toBe(201);
    const answer = await person.post('/api/analyze-text', {
      text: 'Write to anna@example.com about the Blue Heron.',
      policy: 'herons',
      clean: true,
    });
    const { analysisResult, cleanedText } = analyzeTextResponseSchema.parse(answer.json());
    expect(analysisResult.issues.map(({ type }) => type)).toContain('heron');
    expect(cleanedText?.text).toBe('Write to [EMAIL-1] about the Blue Heron.');
  });
});
