import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { readPolicyPack } from '#engine/policies/read-policy-pack.ts';
import type { AnalyzeOptions } from '#engine/text-reader.ts';

const TEXT =
  'Delete the e-mails about SSN 219-09-9999 before the auditors come. The Bank may debit the account ' +
  'DE89 3704 0044 0532 0130 00 for any amount. My locker is ZK-1.';

/** The sensitive stretches of the text, as they are read with these options. */
function sensitiveIn(options: AnalyzeOptions): string[] {
  return analyze(TEXT, options).sensitive.map(({ start, end }) => TEXT.slice(start, end));
}

function policyOf(rest: string): AnalyzeOptions {
  return { policy: readPolicyPack(`name: own\ntitle: Our own\nversion: "1"\n${rest}`) };
}

describe('what is sensitive in a text', () => {
  const all = ['219-09-9999', 'DE89 3704 0044 0532 0130 00'];

  it.each<[string, AnalyzeOptions]>([
    ['everything is wanted', {}],
    ['other categories are wanted', { categories: ['legal', 'discrimination'] }],
    ['a policy selects other types', policyOf('detectors: {only: [legal]}')],
    ['a policy turns the types off', policyOf('detectors: {off: [pii]}')],
    ['a policy asks for full confidence', policyOf('thresholds: {all: 1}')],
    ['a report has room for one finding', { maxFindings: 1 }],
  ])('is the same when %s', (_, options) => {
    expect(sensitiveIn(options)).toEqual(all);
  });

  it('includes what a policy calls sensitive in a category that is not wanted', () => {
    const own =
      'patterns:\n- {id: locker, name: Locker, category: policy, severity: low, pattern: "ZK-\\\\d", ' +
      'sensitive: true, why: It is one., recommendation: Remove it.}';
    const options: AnalyzeOptions = { ...policyOf(own), categories: ['legal'] };
    expect(sensitiveIn(options)).toEqual([...all, 'ZK-1']);
    expect(analyze(TEXT, options).findings.map(({ category }) => category)).not.toContain('policy');
  });

  it('is no finding where it is not wanted', () => {
    const types = (options: AnalyzeOptions): string[] =>
      analyze(TEXT, options).findings.map(({ type }) => type);
    expect(types({ categories: ['legal', 'policy'] })).not.toContain('iban');
    expect(types(policyOf('detectors: {only: [legal]}'))).not.toContain('us-ssn');
  });

  it('is known beyond the most findings that a report holds', () => {
    const many = 'SSN 219-09-9999. '.repeat(30);
    expect(analyze(many, { maxFindings: 10 }).sensitive).toHaveLength(30);
  });
});
