import { expect, it } from 'vitest';

import type { CleaningTask } from '#server/ports/analyzer.ts';

import { analyzeDocument } from './analyze.ts';
import { cleanByAnalysis, createKeyByAnalysis } from './clean.ts';

const consult = () => Promise.reject(new Error('nobody is to be asked'));

async function makeTask(analyzed: string, cleaned: string): Promise<CleaningTask> {
  const shared = { format: 'txt', policy: undefined } as const;
  const task = { ...shared, bytes: Buffer.from(analyzed) };
  const { analysis } = await analyzeDocument(task, { progress: {}, consult });
  const { issues, coverage } = analysis;
  const areAllIssues = coverage.isComplete;
  return { ...shared, bytes: Buffer.from(cleaned), issues, areAllIssues, choices: {} };
}

async function cleanAfter(analyzed: string, cleaned: string): Promise<string> {
  const copy = await cleanByAnalysis(await makeTask(analyzed, cleaned), {});
  return Buffer.from(copy.bytes).toString();
}

const LETTER = 'Please write to anna@example.com soon.';

it('a document unchanged since its analysis is cleaned', async () => {
  expect(await cleanAfter(LETTER, LETTER)).not.toContain('anna');
});

it('findings beyond the report limit are cleaned as well', async () => {
  const addresses = Array.from({ length: 20_005 }, (_, index) => `p${index}@b.example`).join('\n');
  expect(await cleanAfter(addresses, addresses)).not.toContain('@');
});

it('a document whose passages have moved is rejected', async () => {
  await expect(cleanAfter(LETTER, `Page 1\n${LETTER}`)).rejects.toMatchObject({
    code: 'documents.cleaning_unproven',
  });
});

it('a copy reveals no removed values, and its key contains only the digest of the copy and the labels', async () => {
  const task = await makeTask(LETTER, LETTER);
  const { bytes, certificate, ...others } = await cleanByAnalysis(task, {});
  expect(others).toEqual({});
  expect(`${Buffer.from(bytes).toString()}${JSON.stringify(certificate)}`).not.toContain('anna');
  const labels = [
    { label: '[EMAIL-1]', type: 'email-address', value: 'anna@example.com', others: [] },
  ];
  const { format, version, ...key } = await createKeyByAnalysis(task, {});
  expect([format, version]).toEqual(['proviso-key', 1]);
  expect(key).toEqual({ copy: certificate.output, labels });
});
