import { analysisSchema } from '@proviso/contracts';
import type { ExtractedDocument } from '@proviso/documents';
import { ENGINE, type Finding, type Report } from '@proviso/engine';
import { assess } from '@proviso/engine/assess';
import { describe, expect, it } from 'vitest';

import { buildAnalysis } from './build-analysis.ts';
import { describeText } from './describe-text.ts';

const FINDING: Finding = {
  category: 'pii',
  type: 'us-ssn',
  typeName: 'Social Security number',
  severity: 'high',
  confidence: 0.9,
  start: 0,
  end: 11,
  why: 'It is one.',
  recommendation: 'Remove it.',
  isInformational: false,
  isSensitive: true,
  ruleId: 'us-ssn',
  source: { kind: 'rule', version: '1.0' },
};

function build(
  document: ExtractedDocument,
  findings: readonly Finding[],
  report: Partial<Report> = {},
) {
  const assessment = assess(findings);
  const complete = {
    engine: ENGINE,
    findings,
    sensitive: findings.filter(({ isSensitive }) => isSensitive),
    assessment,
    language: 'en',
    notes: [],
    remarks: [],
    ...report,
  };
  return analysisSchema.parse(
    buildAnalysis(document, { report: complete, extraction: 3, analysis: 4, policy: undefined }),
  );
}

describe('the serialized analysis', () => {
  it('masks sensitive values everywhere they are listed', () => {
    const analysis = build(describeText('219-09-9999 is mine'), [FINDING]);
    expect(JSON.stringify(analysis)).not.toContain('219-09');
    expect(analysis.issues[0]?.excerpt).toBe('••••');
    expect(analysis.piiDetails).toEqual([
      { type: 'us-ssn', content: '••••', recommendation: 'Remove it.' },
    ]);
    expect(analysis).toMatchObject({
      complianceStatus: 'critical',
      hasPii: true,
      summary: { overallRisk: 'high' },
    });
  });

  it('masks sensitive values inside findings that are not sensitive', () => {
    const clause: Finding = { ...FINDING, category: 'legal', isSensitive: false, end: 19 };
    const analysis = build(describeText('219-09-9999 is mine'), [clause, FINDING]);
    expect(JSON.stringify(analysis)).not.toContain('219-09');
    expect(analysis.issues[0]).toMatchObject({ excerpt: '•••• is mine', isSensitive: false });
  });

  it('masks sensitive values that are no findings themselves, because they were not looked for', () => {
    const clause: Finding = { ...FINDING, category: 'legal', isSensitive: false, end: 19 };
    const analysis = build(describeText('219-09-9999 is mine'), [clause], { sensitive: [FINDING] });
    expect(analysis.issues[0]?.excerpt).toBe('•••• is mine');
  });

  it('mentions what was left out on purpose, and calls the text read all the same', () => {
    const remark = { code: 'examples-left-out', message: '1 passage is not listed.' } as const;
    const { coverage } = build(describeText('a quiz'), [], { remarks: [remark] });
    expect(coverage).toMatchObject({ isComplete: true, notes: [remark] });
  });

  it('lists informational findings among the issues but not among the problems', () => {
    const law: Finding = {
      ...FINDING,
      category: 'legal',
      severity: 'low',
      isInformational: true,
      isSensitive: false,
    };
    const analysis = build(describeText('governed by the laws of Utah'), [law]);
    expect(analysis.issues).toHaveLength(1);
    expect(analysis.legalRiskDetails).toEqual([]);
    expect(analysis).toMatchObject({ complianceStatus: 'compliant', hasLegalRisks: false });
  });

  it('truncates long excerpts, but never in the middle of a character', () => {
    const text = '\u{1f600}'.repeat(400);
    const long: Finding = { ...FINDING, isSensitive: false, end: text.length };
    const excerpt = build(describeText(text), [long]).issues[0]?.excerpt ?? '';
    expect(excerpt).toHaveLength(300);
    expect(excerpt.isWellFormed()).toBe(true);
    expect(excerpt.endsWith('…')).toBe(true);
  });

  it('counts the pages that were read, and reports those that were not', () => {
    const pageOf = (page: number) => ({
      page,
      width: 1,
      height: 1,
      start: 0,
      end: 0,
      boxes: new Float32Array(),
    });
    const document: ExtractedDocument = {
      format: 'pdf',
      text: '',
      segments: [],
      pages: [1, 2, 3].map(pageOf),
      unread: [{ code: 'no-text-layer', message: 'Pages without text.', pages: [2, 3] }],
    };
    expect(build(document, []).coverage).toEqual({
      characters: 0,
      pages: 3,
      pagesRead: 1,
      language: 'en',
      isComplete: false,
      notes: [{ code: 'no-text-layer', message: 'Pages without text.', pages: [2, 3] }],
    });
  });
});

it('an analysis lists the pages read by text recognition, and counts as complete', () => {
  const recognized = {
    code: 'text-recognition',
    message: 'Read by text recognition.',
    pages: [3],
  } as const;
  const document: ExtractedDocument = {
    format: 'pdf',
    text: '',
    segments: [],
    pages: [],
    unread: [],
    recognized,
  };
  expect(build(document, []).coverage).toMatchObject({ isComplete: true, notes: [recognized] });
});

describe('pasted text as a document', () => {
  it('has its lines as segments, whatever the line endings', () => {
    const lines = describeText('a\nbc\r\n\rd').segments.map(({ start, end, line }) => [
      start,
      end,
      line,
    ]);
    expect(lines).toEqual([
      [0, 1, 1],
      [2, 4, 2],
      [6, 6, 3],
      [7, 8, 4],
    ]);
  });
});
