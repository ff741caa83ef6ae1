import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

import { readPolicyPack } from './read-policy-pack.ts';

const TEXT =
  'Write to anna@example.com about project Nightjar. SSN 219-09-9999, staff EMP-001234. ' +
  'This agreement is governed by the laws of Utah.';

/** The types found under a pack, with their severities; `-` for what is informational. */
function found(rest: string): string[] {
  const policy = readPolicyPack(`name: own\ntitle: Our own\nversion: "1"\n${rest}`);
  return analyze(TEXT, { policy, rulesOnly: true }).findings.map(
    ({ type, severity, isInformational }) => `${type} ${isInformational ? '-' : severity}`,
  );
}

describe('a policy pack', () => {
  it('without settings leaves the number of findings unchanged', () => {
    const plain = analyze(TEXT, { rulesOnly: true }).findings;
    expect(found('')).toHaveLength(plain.length);
  });

  it('reports only the types and categories that it lists', () => {
    expect(found('detectors:\n  only: [us-ssn, legal]')).toEqual([
      'us-ssn high',
      'governing-law -',
    ]);
  });

  it('suppresses the categories that it turns off', () => {
    expect(found('detectors:\n  off: [pii]')).toEqual(['governing-law -']);
  });

  it('changes severities, including to and from informational', () => {
    const types = found('severities:\n  governing-law: medium\n  email-address: informational');
    expect(types).toContain('governing-law medium');
    expect(types).toContain('email-address -');
  });

  it('flags no address of a role when it raises the severity of e-mail addresses', () => {
    const policy = readPolicyPack(
      'name: own\ntitle: Our own\nversion: "1"\nseverities: {email-address: high}',
    );
    const { findings } = analyze('Write to info@example.com or ana@example.com.', { policy });
    expect(findings.map(({ isInformational }) => isInformational)).toEqual([true, false]);
  });

  it('drops findings below its confidence thresholds', () => {
    expect(found('thresholds:\n  all: 1')).toEqual([]);
    expect(found('thresholds:\n  all: 1\n  us-ssn: 0.5')).toEqual(['us-ssn high']);
  });

  it('finds its own terms and patterns and names itself as the source', () => {
    const policy = readPolicyPack(`name: own
title: Our own
version: "2"
detectors: {only: []}
terms:
  - {id: project-name, name: Project name, category: policy, severity: medium, words: [nightjar], replacement: the project}
patterns:
  - {id: staff-number, name: Staff number, category: pii, severity: high, pattern: 'emp-\\d{6}'}
`);
    const { findings, assessment } = analyze(TEXT, { policy });
    expect(findings).toMatchObject([
      {
        type: 'project-name',
        replacement: 'the project',
        why: 'The policy lists this as “Project name”.',
        source: { kind: 'rule', version: 'own 2' },
      },
      { type: 'staff-number', ruleId: 'own/staff-number', severity: 'high' },
    ]);
    expect(findings.map(({ start, end }) => TEXT.slice(start, end))).toEqual([
      'Nightjar',
      'EMP-001234',
    ]);
    expect(assessment.complianceStatus).toBe('critical');
  });

  it('does not report its own terms in categories that are not requested', () => {
    const policy = readPolicyPack(`name: own
title: Our own
version: "1"
terms:
  - {id: project-name, name: Project name, category: policy, severity: medium, words: [nightjar]}
`);
    expect(analyze(TEXT, { policy, categories: ['legal'] }).findings).toHaveLength(1);
  });

  it('marks the findings of a term as sensitive only if the term says so', () => {
    const term = 'id: own-one, name: One, category: policy, severity: low, words: [nightjar]';
    const isSensitive = (more: string): boolean | undefined => {
      const policy = readPolicyPack(
        `name: own\ntitle: O\nversion: 1\ndetectors: {only: []}\nterms:\n  - {${term}${more}}\n`,
      );
      return analyze(TEXT, { policy }).findings[0]?.isSensitive;
    };
    expect(isSensitive('')).toBe(false);
    expect(isSensitive(', sensitive: true')).toBe(true);
  });
});
