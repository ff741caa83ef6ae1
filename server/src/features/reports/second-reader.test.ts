import { type Report, reportSchema } from '@proviso/contracts';
import { readDocument } from '@proviso/documents';
import { expect, it } from 'vitest';

import { createRenderings } from './formats/report-formats.ts';
import { createPdfRenderer } from './pdf/create-pdf-renderer.ts';

const FLAGS = {
  hasPii: false,
  hasDiscriminatoryLanguage: true,
  hasLegalRisks: false,
  hasPolicyViolations: false,
  recommendations: [],
};
/** The report of a letter in which a language model found something and left one passage unread. */
const REPORT: Report = {
  generator: { name: 'Proviso', version: '0.1.0' },
  generatedAt: '2026-11-21T12:00:00.000Z',
  document: {
    id: 1,
    name: 'letter.txt',
    type: 'txt',
    size: 40,
    uploadedAt: '2026-11-21T11:00:00.000Z',
    processingTime: 5,
  },
  analysis: {
    complianceStatus: 'issues',
    ...FLAGS,
    piiDetails: [],
    discriminationDetails: [],
    legalRiskDetails: [],
    policyViolationDetails: [],
    summary: { overallRisk: 'medium', ...FLAGS },
    issues: [
      {
        id: 0,
        category: 'discrimination',
        type: 'age-bias',
        typeName: 'Age bias',
        severity: 'medium',
        confidence: 0.65,
        excerpt: 'fresh blood',
        location: 'line 1',
        place: { label: 'line 1', part: 'body', line: 1 },
        start: 8,
        end: 19,
        why: 'It prefers the young.',
        recommendation: 'Name the skills.',
        isInformational: false,
        isSensitive: false,
        ruleId: 'second-reader',
        source: { kind: 'language-model', version: 'claude-haiku-5-5' },
        fingerprint: 'bring fresh blood in',
      },
    ],
    engine: { name: 'Proviso Core', version: '1.0' },
    coverage: {
      characters: 40,
      pages: null,
      pagesRead: null,
      language: 'en',
      isComplete: false,
      notes: [{ code: 'second-reader-incomplete', message: 'One passage was not read.' }],
    },
    secondReading: {
      model: 'claude-haiku-5-5',
      host: 'api.anthropic.com',
      passages: 9,
      unread: 1,
      added: 1,
      agreed: 4,
      dropped: 2,
      tokens: { input: 3000, output: 400 },
    },
    timings: { extraction: 1, analysis: 1, total: 2 },
  },
  cleanings: [],
  disclaimer: 'No legal advice.',
};
const renderings = createRenderings(
  createPdfRenderer({ concurrency: 1, maxWaiting: 0, timeoutMs: 60_000 }),
);
const { signal } = new AbortController();

const SENTENCE =
  'Also read by claude-haiku-5-5 at api.anthropic.com: 1 finding added, 4 found by Proviso as well, 2 claims dropped because their words do not stand in the text; 1 of 9 passages was not read.';

it('the PDF report names the second reader, what it found, and how much it did not read', async () => {
  const pdf = await renderings.pdf.render(REPORT, signal);
  const printed = (await readDocument(Buffer.from(pdf), 'pdf')).text.replaceAll(/\s+/gu, ' ');
  expect(printed).toContain(`Second reader ${SENTENCE} 3,000 tokens in questions, 400 in answers.`);
  expect(printed).toContain('Found by claude-haiku-5-5, not checked by a rule, 65% confidence');
  expect(printed).toContain('Proviso itself read everything.');
  expect(printed).not.toContain('covers only the parts');
}, 90_000);

it('the CSV and SARIF reports show which findings come from a language model', async () => {
  expect(await renderings.csv.render(REPORT, signal)).toContain(
    ',language-model claude-haiku-5-5,',
  );
  const log: unknown = JSON.parse(String(await renderings.sarif.render(REPORT, signal)));
  expect(log).toMatchObject({
    runs: [
      {
        tool: {
          driver: { name: 'Proviso Core' },
          extensions: [{ name: 'claude-haiku-5-5', fullDescription: { text: SENTENCE } }],
        },
        results: [{ properties: { source: 'language-model', sourceVersion: 'claude-haiku-5-5' } }],
        invocations: [
          { toolExecutionNotifications: [{ descriptor: { id: 'second-reader-incomplete' } }] },
        ],
      },
    ],
  });
});

it('the JSON report keeps what the second reader did', async () => {
  const read = reportSchema.parse(JSON.parse(String(await renderings.json.render(REPORT, signal))));
  expect(read.analysis.secondReading).toEqual(REPORT.analysis.secondReading);
});

it('the SARIF report names no second reader when there was none', async () => {
  const { secondReading: _, ...analysis } = REPORT.analysis;
  const alone = { ...REPORT, analysis };
  const log = String(await renderings.sarif.render(alone, signal));
  expect(log).not.toContain('extensions');
});
