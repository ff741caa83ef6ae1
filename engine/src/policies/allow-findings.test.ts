import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { redact } from '#engine/redaction/redact.ts';
import { TextReader } from '#engine/text-reader.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { allowFindings } from './allow-findings.ts';
import { readPolicyPack } from './read-policy-pack.ts';

const HEAD = 'name: own\ntitle: Our own\nversion: "1"\n';
const LETTER =
  'Write to ines@acme.example or to anna@example.com. Card 4111-1111-1111-1111, SSN 219-09-9999.';

function packWith(allow: string) {
  return readPolicyPack(`${HEAD}allow:\n  - ${allow}\n`);
}

/** The passages that a pack with this entry allows in a text, and those that still count. */
function split(text: string, allow: string) {
  const report = analyze(text, { policy: packWith(allow), rulesOnly: true });
  const passagesOf = (findings: readonly Finding[]) =>
    findings.map(({ start, end }) => text.slice(start, end));
  return {
    report,
    allowed: passagesOf(report.findings.filter(({ allowedBy }) => allowedBy !== undefined)),
    open: passagesOf(report.findings.filter(({ allowedBy }) => allowedBy === undefined)),
  };
}

describe('values allowed by a policy', () => {
  it('stay in the report with the policy and reason but do not affect the assessment', () => {
    const { report, allowed } = split(
      'Write to ines@acme.example.',
      '{words: [ines@acme.example], reason: Our own}',
    );
    expect(allowed).toEqual(['ines@acme.example']);
    expect(report.findings[0]?.allowedBy).toEqual({ policy: 'Our own', reason: 'Our own' });
    expect(report.assessment).toMatchObject({ complianceStatus: 'compliant', recommendations: [] });
  });

  it.each([
    ['INES@Acme.Example', 'ines@acme.example'],
    ['4111 1111 1111 1111', '4111-1111-1111-1111'],
    ['4111111111111111', '4111-1111-1111-1111'],
    ["'4111111111111111'", '4111-1111-1111-1111'],
  ])('match in any spelling: %s', (word, passage) => {
    expect(split(LETTER, `{words: [${word}]}`).allowed).toEqual([passage]);
  });

  it('match only as a whole', () => {
    const { allowed } = split(LETTER, '{words: [acme.example, info, "4111"]}');
    expect(allowed).toEqual([]);
  });

  it('can be specified by a pattern that matches the whole value', () => {
    const { allowed, open } = split(LETTER, "{pattern: '.*@acme\\.example'}");
    expect(allowed).toEqual(['ines@acme.example']);
    expect(open).toContain('anna@example.com');
    expect(split(LETTER, "{pattern: 'acme'}").allowed).toEqual([]);
    expect(split(LETTER, "{pattern: 'INES@.*', ignoreCase: false}").allowed).toEqual([]);
  });

  it.each([
    ['[email-address]', 1],
    ['[pii]', 1],
    ['[us-ssn, policy]', 0],
  ])('are limited to the given types: %s', (types, count) => {
    const allow = `{words: [ines@acme.example], types: ${types}}`;
    expect(split(LETTER, allow).allowed).toHaveLength(count);
  });

  it("can be values that the policy's own terms find", () => {
    const policy = readPolicyPack(`${HEAD}allow:
  - {words: [Nightjar], types: [project-name]}
terms:
  - {id: project-name, name: Project name, category: policy, severity: high, words: [Nightjar, Heron]}
`);
    const { findings, assessment } = analyze('Nightjar and Heron', { policy });
    expect(findings.map(({ allowedBy }) => allowedBy?.policy)).toEqual(['Our own', undefined]);
    expect(assessment.overallRisk).toBe('high');
  });

  it('are kept in a cleaned copy unless that specific finding is selected', () => {
    const { report } = split(LETTER, '{words: [ines@acme.example]}');
    const texts = (choices: Parameters<typeof redact>[2]) =>
      redact(LETTER, report.findings, choices)
        .filter(({ action }) => action !== 'keep')
        .map(({ start, end }) => LETTER.slice(start, end));
    expect(texts({})).not.toContain('ines@acme.example');
    expect(texts({})).toContain('anna@example.com');
    expect(texts({ categories: { pii: 'remove' } })).not.toContain('ines@acme.example');
    expect(texts({ findings: { 0: 'label' } })).toContain('ines@acme.example');
  });

  it('do not let a report exceed its maximum number of findings', () => {
    const text = `${'ines@acme.example\n'.repeat(10)}anna@example.com\n`;
    const policy = packWith('{words: [ines@acme.example]}');
    const report = analyze(text, { policy, maxFindings: 5, rulesOnly: true });
    expect(report.findings).toHaveLength(5);
  });

  it('are the same however the text is split into chunks', () => {
    const policy = packWith('{words: [ines@acme.example]}');
    const text = `${LETTER}\n`.repeat(50);
    const reader = new TextReader({ policy });
    for (let at = 0; at < text.length; at += 77) reader.read(text.slice(at, at + 77));
    expect(reader.finish()).toEqual(analyze(text, { policy }));
  });

  it('match their own words and no others, for any words', () => {
    const finding = (end: number): Finding => ({
      category: 'pii',
      type: 'email-address',
      typeName: 'E-mail address',
      severity: 'low',
      confidence: 1,
      start: 0,
      end,
      why: 'It is one.',
      recommendation: 'Remove it.',
      isInformational: false,
      isSensitive: false,
      ruleId: 'email-address',
      source: { kind: 'rule', version: '1' },
    });
    const isAllowed = (passage: string, words: readonly string[]) =>
      allowFindings(passage, [finding(passage.length)], {
        name: 'own',
        title: 'Own',
        version: '1',
        description: '',
        off: [],
        severities: {},
        thresholds: {},
        terms: [],
        patterns: [],
        allow: [{ words, ignoreCase: true }],
      })[0]?.allowedBy !== undefined;
    const value = string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const frame = constantFrom('', ' ', '\n', '\t ');
    assert(
      property(value, value, frame, (words, other, space) => {
        const letters = `a${words}b`;
        expect(isAllowed(`${space}${letters.toUpperCase()}${space}`, [letters.toUpperCase()])).toBe(
          true,
        );
        expect(isAllowed(letters, [`x${other}${letters}`])).toBe(false);
      }),
    );
  });
});
