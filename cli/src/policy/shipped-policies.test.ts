import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { analyze, catalogue } from '@proviso/engine';
import { describe, expect, it } from 'vitest';

import { loadPolicy } from './load-policy.ts';

const LEGAL_DETECTORS = join(import.meta.dirname, '../../../engine/src/detectors/legal');

/** The findings in a text under a shipped policy: type and severity, `-` if it raises no flag. */
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
  ])('rates data named in Art. 9 and 10 as high: %s', async (text, type) => {
    expect(await found('gdpr', text)).toContain(`${type} high`);
  });

  it('flags nothing where such data is only mentioned', async () => {
    const text = 'Our policy mentions biometric data, sexual orientation and religious beliefs.';
    expect(await found('gdpr', text)).toEqual([]);
  });
});

describe('gdpr and hr', () => {
  it('select every legal risk that cites the GDPR, or that a worker bears', async () => {
    const selected = async (name: string) => new Set((await loadPolicy(name)).only);
    const legal = catalogue.filter(({ category }) => category === 'legal');
    const ofDataProtection = legal.filter(({ legalReference }) => legalReference?.law === 'GDPR');
    const [gdpr, hr] = [await selected('gdpr'), await selected('hr')];
    expect(ofDataProtection.length).toBeGreaterThan(4);
    expect(ofDataProtection.filter(({ id }) => !gdpr.has(id)).map(({ id }) => id)).toEqual([]);
    const ofWorkers = readdirSync(join(LEGAL_DETECTORS, 'employment'))
      .map((file) => basename(file, '.ts'))
      .filter((id) => legal.some((detector) => detector.id === id));
    expect(ofWorkers.length).toBeGreaterThan(10);
    expect(ofWorkers.filter((id) => !hr.has(id))).toEqual([]);
  });
});

describe('hipaa', () => {
  it.each([
    ['Admitted on 3 March 2024, discharged 03/11/2024.', 'calendar-date medium'],
    ['The patient, who died on 5 May 2021, was 40.', 'calendar-date medium'],
    ['She moved from Springfield to Boston last week.', 'place-name medium'],
    ['Age: 93', 'exact-age-over-89 high'],
    ['He is a 91-year-old man.', 'exact-age-over-89 high'],
    ['Patient aged 102 years', 'exact-age-over-89 high'],
    ['She is ninety-two years old.', 'exact-age-over-89 high'],
    ['Pacemaker, serial number: C02XK1ZAJGH5', 'device-serial-number high'],
    ['ZIP code: 02139', 'zip-code medium'],
    ['Certificate no. 88123', 'certificate-number medium'],
  ])('flags an identifier: %s', async (text, finding) => {
    expect(await found('hipaa', text)).toContain(finding);
  });

  it('does not flag an age of 89, or an age in days, as an age over 89', async () => {
    expect(await found('hipaa', 'Age: 89')).toEqual(['age low']);
    expect(await found('hipaa', 'Invoices aged 90 days')).not.toContain('exact-age-over-89 high');
  });
});

describe('pci-dss', () => {
  it.each([
    ['Visa 4539 4684 1412 2508  exp 11/27', 'card-expiry medium'],
    ['CVV (789)', 'card-security-code high'],
    ['CVC – 555', 'card-security-code high'],
    ['CVV code: 789', 'card-security-code high'],
    ['Security code: 555', 'card-verification-code high'],
    ['%B4111111111111111^ROE/JANE^27112010000012345?', 'card-track-data high'],
    [';4111111111111111=27112010000012345?', 'card-track-data high'],
  ])('finds %s', async (text, finding) => {
    expect(await found('pci-dss', text)).toContain(finding);
  });

  it.each(['CVV: 789', 'Security code: 555'])('masks what must not be stored: %s', async (text) => {
    const { findings } = analyze(text, { policy: await loadPolicy('pci-dss') });
    expect(findings.map(({ isSensitive }) => isSensitive)).toEqual([true]);
  });
});

describe('hr', () => {
  it.each([
    'What was your previous salary?',
    'How much did you earn in your last position?',
    'Applicants are required to provide their current\nannual salary.',
    'Please enclose your salary history.',
    'Last drawn salary: ______',
  ])('finds a question about previous pay: %s', async (text) => {
    expect(await found('hr', text)).toContain('salary-history-question medium');
  });

  it.each([
    'Are you planning to have children?',
    'Are you married?',
    'What is your marital status?',
    'Please state your childcare arrangements.',
    'Who will look after your children?',
    'Marital status: [ ] single [ ] married',
  ])('finds a question about family: %s', async (text) => {
    expect(await found('hr', text)).toContain('family-plans-question high');
  });

  it.each([
    'We do not ask about salary history.',
    'Never ask candidates for their current salary.',
    'You are not required to state your current salary.',
    'It is unlawful to ask about salary history.',
    'Payslips state the current pay.',
    'Marital status is stored for tax reasons only.',
    "We don't ask about marital status.",
  ])('does not treat a mere mention as a question: %s', async (text) => {
    expect(await found('hr', text)).toEqual([]);
  });

  it('ignores clauses of commercial contracts, even if several types overlap', async () => {
    const text = [
      'Customer shall purchase exclusively from Supplier.',
      'Buyer shall indemnify, defend and hold harmless Supplier from and against any and all claims.',
      'Buyer grants Supplier a perpetual, irrevocable, royalty-free license to use its marks.',
      'Buyer may not assign this Agreement without the prior written consent of Supplier.',
      'Supplier may change these terms at any time without notice.',
      'Upon a change of control of Buyer, Supplier may terminate this Agreement with immediate effect.',
      'This Agreement shall be governed by the laws of Virginia.',
    ].join('\n\n');
    expect(analyze(text).assessment.flags.legal).toBe(true);
    const { findings } = analyze(text, { policy: await loadPolicy('hr') });
    expect(findings.filter(({ category }) => category === 'legal')).toEqual([]);
  });

  it.each([
    ['For two years after leaving, the Employee shall not work for a competitor.', 'non-compete'],
    ['The Employee shall not solicit employees of the Company for one year.', 'non-solicitation'],
    ['If you leave within a year, you must repay the cost of your training.', 'training-repayment'],
  ])('flags clauses that bind workers: %s', async (text, type) => {
    expect((await found('hr', text)).join(' ')).toContain(type);
  });
});
