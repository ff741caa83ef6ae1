import { assert, constantFrom, array, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyze } from './analyze.ts';
import { detectors } from './detectors/index.ts';
import { MAX_FINDINGS } from './report/most-serious.ts';
import type { Finding } from './vocabulary.ts';

const LETTER = [
  'Dear Mr. Okafor, your SSN 123-45-6789 is on file.',
  'We are looking for a young and energetic assistant.',
  'This Agreement shall automatically renew for successive terms.',
  'The password is Winter2026! and the mail is jane.roe@example.com.',
].join('\n');

function typesOf(findings: readonly Finding[]): string[] {
  return findings.map((finding) => finding.type);
}

describe('analyze', () => {
  it('reports findings of all four categories in order of position', () => {
    const report = analyze(LETTER);
    expect(typesOf(report.findings)).toEqual([
      'person-name',
      'us-ssn',
      'age-discrimination',
      'auto-renewal',
      'password',
      'email-address',
    ]);
    expect(report.assessment.complianceStatus).toBe('critical');
    expect(report.language).toBe('en');
    expect(report.notes).toEqual([]);
  });

  it('reports only the requested categories', () => {
    const { findings, assessment } = analyze(LETTER, { categories: ['legal', 'policy'] });
    expect(typesOf(findings)).toEqual(['auto-renewal', 'password']);
    expect(assessment.flags).toEqual({
      pii: false,
      discrimination: false,
      legal: true,
      policy: true,
    });
  });

  it('names the rule behind a finding and its version', () => {
    const [name] = analyze('Dear Mr. Okafor,').findings;
    expect(name).toEqual({
      category: 'pii',
      type: 'person-name',
      typeName: 'Person name',
      severity: 'low',
      confidence: 0.96,
      start: 9,
      end: 15,
      why: 'A capitalized name follows the title “Mr”.',
      recommendation: 'Remove the name or replace it with a role or initials.',
      isInformational: false,
      isSensitive: false,
      ruleId: 'person-name',
      source: { kind: 'rule', version: '1.0' },
      legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
    });
  });

  it('rates a text without problems as compliant', () => {
    const report = analyze('The canteen will serve soup on Friday, and the garden is open again.');
    expect(report.findings).toEqual([]);
    expect(report.assessment.complianceStatus).toBe('compliant');
  });

  it('notes that a blank text contains nothing to read', () => {
    expect(analyze(' \n\t ').notes.map((note) => note.code)).toEqual(['text-empty']);
  });

  it('notes an unsupported language but still finds identifiers in the text', () => {
    const report = analyze(
      'Die Mitarbeiterin hat das Formular nicht unterschrieben und wird es bis Montag mit der IBAN DE89 3704 0044 0532 0130 00 an die Personalabteilung senden.',
    );
    expect(report.language).toBe('de');
    expect(report.notes.map((note) => note.code)).toEqual(['language-not-supported']);
    expect(typesOf(report.findings)).toEqual(['iban']);
  });

  it('caps the number of findings, keeps the most serious ones and notes the truncation', () => {
    const text = `${'a@b.example '.repeat(MAX_FINDINGS)}${'SSN 123-45-6789. '.repeat(3)}`;
    const { findings, notes } = analyze(text);
    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(findings.filter((finding) => finding.severity === 'high')).toHaveLength(3);
    expect(notes.map((note) => note.code)).toContain('findings-truncated');
  });

  it('refuses to look for nothing', () => {
    expect(() => analyze('My SSN is 078-05-1120.', { categories: [] })).toThrow(RangeError);
  });

  it('does not report truncation when only an unmatched trigger follows the last finding', () => {
    const text = 'Pay to GB82WEST12345698765432. Model DE89 37 is no account.';
    const { findings, notes } = analyze(text, { rulesOnly: true, maxFindings: 1 });
    expect(findings).toMatchObject([{ type: 'iban' }]);
    expect(notes).toEqual([]);
  });

  it('never repeats a sensitive value in its reason or recommendation', () => {
    const examples = detectors
      .filter((detector) => detector.isSensitive)
      .flatMap((detector) => detector.examples)
      .map((example) => example.replaceAll(/\[\[|\]\]/g, ''));
    const findings = examples.flatMap((text) =>
      analyze(text)
        .findings.filter((finding) => finding.isSensitive)
        .map((finding) => ({ finding, value: text.slice(finding.start, finding.end) })),
    );
    const leaks = findings.filter(
      ({ finding, value }) => finding.why.includes(value) || finding.recommendation.includes(value),
    );
    expect(findings.length).toBeGreaterThan(50);
    expect(leaks).toEqual([]);
  });
});

describe('analyze, given any string', () => {
  const examples = detectors.flatMap((detector) =>
    detector.examples.map((text) => text.replaceAll(/\[\[|\]\]/g, '')),
  );
  const fragments = [
    ...detectors.flatMap((detector) =>
      detector.triggers.map((trigger) => trigger.replaceAll('*', '')),
    ),
    ...examples,
    '\0',
    '\ud800',
    '\udc00',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\n',
    ' ',
    '.',
    '1',
    'A',
    'é',
    '漢',
    '🙂',
  ].map((fragment) => fragment.replaceAll('#', '7'));
  const anyText = array(oneof(constantFrom(...fragments), string({ unit: 'binary' })), {
    maxLength: 40,
  }).map((parts) => parts.join(''));

  it('keeps findings within bounds, in order and without overlaps within a category', () => {
    assert(
      property(anyText, (text) => {
        const { findings } = analyze(text);
        const ends = new Map<string, number>();
        let last = 0;
        for (const { start, end, category, confidence } of findings) {
          expect(start).toBeGreaterThanOrEqual(Math.max(last, ends.get(category) ?? 0));
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          ends.set(category, end);
          last = start;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('reports the same local rule findings for a passage at different offsets', () => {
    const before = 'Nothing else is said here.\n\n'.repeat(12);
    // What judges a document as a whole, or a text that is nothing else, is meant to notice the difference.
    const isLocal = ({ ruleId, why }: Finding): boolean =>
      ruleId !== 'missing-protection' && !why.startsWith('The whole text');
    const placesIn = (text: string, offset: number): string[] =>
      analyze(text, { rulesOnly: true })
        .findings.filter(isLocal)
        .map(({ start, end, type }) => `${start - offset}-${end - offset} ${type}`);
    assert(
      property(constantFrom(...examples), constantFrom(...examples), (one, other) => {
        const text = `${one}\n\n${other}\n\n`;
        expect(placesIn(before + before + text, 2 * before.length)).toEqual(
          placesIn(before + text, before.length),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('returns the same report for the same text', () => {
    assert(
      property(anyText, (text) => {
        expect(analyze(text)).toEqual(analyze(text));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a report with nested findings', () => {
  it.each([
    ['Profile: https://www.example.org/list;jane.roe@example.com', 'jane.roe@example.com'],
    ['She was born on 12 March 1984 in Bath.', '12 March 1984'],
  ])('flags only the identifying value in %j', (text, value) => {
    const flagged = analyze(text).findings.filter((finding) => !finding.isInformational);
    expect(flagged.map(({ start, end }) => text.slice(start, end))).toEqual([value]);
  });
});
