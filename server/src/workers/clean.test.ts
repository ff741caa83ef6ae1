import { expect, it } from 'vitest';

import { analyzeDocument } from './analyze.ts';
import { cleanByAnalysis } from './clean.ts';

const consult = () => Promise.reject(new Error('nobody is to be asked'));

async function cleanAfter(analyzed: string, cleaned: string): Promise<string> {
  const shared = { format: 'txt', policy: undefined } as const;
  const task = { ...shared, bytes: Buffer.from(analyzed) };
  const { analysis } = await analyzeDocument(task, { progress: {}, consult });
  const { issues, coverage } = analysis;
  const areAllIssues = coverage.isComplete;
  const copy = await cleanByAnalysis(
    { ...shared, bytes: Buffer.from(cleaned), issues, areAllIssues, choices: {} },
    {},
  );
  return Buffer.from(copy.bytes).toString();
}

const LETTER = 'Please write to anna@example.com soon.';

it('cleans a document that reads as it did when it was analysed', async () => {
  expect(await cleanAfter(LETTER, LETTER)).not.toContain('anna');
});

it('cleans what the report had no room for as well', async () => {
  const addresses = Array.from({ length: 20_005 }, (_, index) => `p${index}@b.example`).join('\n');
  expect(await cleanAfter(addresses, addresses)).not.toContain('@');
});

it('refuses one in which the passages stand elsewhere by now', async () => {
  await expect(cleanAfter(LETTER, `Page 1\n${LETTER}`)).rejects.toMatchObject({
    code: 'documents.cleaning_unproven',
  });
});
