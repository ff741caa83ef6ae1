import { analyze } from '@proviso/engine';
import { describe, expect, it } from 'vitest';

import { loadPolicy } from './load-policy.ts';

/** What is found in a text under a policy that comes with Proviso: type and severity, `-` where it raises no flag. */
async function found(name: string, text: string): Promise<string[]> {
  const { findings } = analyze(text, { policy: await loadPolicy(name) });
  return findings.map(
    ({ type, severity, isInformational }) => `${type} ${isInformational ? '-' : severity}`,
  );
}

describe('gdpr', () => {
  it.each([
    ['She is gay.', 'sexual-orientation'],
    ['He is a member of the trade union Unison.', 'trade-union-membership'],
    ['He is a member of the Labour Party.', 'political-opinion'],
    ['She is a practising Muslim.', 'religious-belief'],
    ['We stored her fingerprints at the gate.', 'biometric-data'],
    ['Ethnicity: Black African', 'protected-characteristic'],
    ['He was convicted of theft in 2012.', 'criminal-record'],
    ['Criminal record: yes, assault 2010', 'conviction-answer'],
    ['Disability: yes', 'health-answer'],
  ])('weighs what Art. 9 and 10 name: %s', async (text, type) => {
    expect(await found('gdpr', text)).toContain(`${type} high`);
  });

  it('raises no flag where such data is only mentioned', async () => {
    const text = 'Our policy mentions biometric data, sexual orientation and religious beliefs.';
    expect(await found('gdpr', text)).toEqual([]);
  });
});
