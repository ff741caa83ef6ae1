import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';
import { readPolicyPack } from '#engine/policies/read-policy-pack.ts';

const BAN = 'The Consultant agrees not to compete with the Firm.';
const CHANGE = 'The Firm may amend these terms at any time without notice.';
const MAIL = 'Write to okafor.l@harbour.example.';
const HIRING = 'We only hire men under 35 for this job, and no disabled applicants.';

/** The references of the findings of some types, in the order of the text. */
function referencesIn(text: string, ...types: readonly string[]): string[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter(({ type }) => types.includes(type))
    .map(({ legalReference }) =>
      legalReference === undefined ? '–' : `${legalReference.law}, ${legalReference.article}`,
    );
}

describe('the law that a finding refers to', () => {
  it.each([
    [
      'Signed at Chennai by Kaveri Looms Pvt Ltd.',
      'Digital Personal Data Protection Act 2023 (India), s. 2(t)',
    ],
    ['Our offices are in Leeds and Cardiff.', 'UK GDPR, Art. 4(1)'],
    ['Meet us in Galway, Ireland.', 'GDPR, Art. 4(1)'],
    ['Deliver it to 14 Fern Street, Boise ID, or to Reno, NV 89501.', 'NIST SP 800-122, Sec. 2.2'],
    ['Send it to 9 Elm Row, Hull HU1 3AA.', 'UK GDPR, Art. 4(1)'],
    ['Ship it to Bangor, ME, under the law of Maine.', 'NIST SP 800-122, Sec. 2.2'],
    ['Aussie bakers, meet us in Coburg, VIC.', 'Privacy Act 1988 (Australia), s. 6(1)'],
    ['The fee is GBP 40 in Dorset.', 'UK GDPR, Art. 4(1)'],
    ['Pay Rs. 4,000 by UPI.', 'Digital Personal Data Protection Act 2023 (India), s. 2(t)'],
    ['Durban, South Africa.', 'Protection of Personal Information Act 2013 (South Africa), s. 1'],
    ['Call +64 9 555 0182 in Auckland.', 'Privacy Act 2020 (New Zealand), s. 7(1)'],
    [
      'Sydney and Melbourne, in New South Wales and in Victoria.',
      'Privacy Act 1988 (Australia), s. 6(1)',
    ],
  ])('is that of the country where the text belongs: %s', (place, expected) => {
    expect(referencesIn(`${MAIL} ${place}`, 'email-address')).toEqual([expected]);
  });

  it('is what the detector gives where signs are few or disagree', () => {
    const expected = ['GDPR, Art. 4(1)'];
    expect(referencesIn(MAIL, 'email-address')).toEqual(expected);
    expect(referencesIn(`${MAIL} I flew to Ohio.`, 'email-address')).toEqual(expected);
    expect(
      referencesIn(`${MAIL} From Leeds and Cardiff to Ohio and Iowa.`, 'email-address'),
    ).toEqual(expected);
    expect(
      referencesIn(`${MAIL} The firm Ohio Ohio Ohio Ohio of Leeds and Cardiff.`, 'email-address'),
    ).toEqual(expected);
  });

  it('counts a long name of a place once', () => {
    expect(referencesIn(`${MAIL} We are in Northern Ireland, £40 a day.`, 'email-address')).toEqual(
      ['UK GDPR, Art. 4(1)'],
    );
  });

  it('knows a country by the numbers of its people', () => {
    const people = 'SSN 219-09-9999 and SSN 457-55-5462.';
    expect(referencesIn(`${MAIL} ${people}`, 'email-address')).toEqual([
      'NIST SP 800-122, Sec. 2.2',
    ]);
  });

  it('is not told by the keys of a service, whose name begins like that of a country', () => {
    const key = 'NRAK-7Q2ZP9X4C1V8B3N6M5L0K2J4H6G';
    const text = `${MAIL} New Relic keys: ${key}, ${key.replace('7Q', '8R')}`;
    expect(referencesIn(text, 'new-relic-token')).toHaveLength(2);
    expect(referencesIn(text, 'email-address')).toEqual(['GDPR, Art. 4(1)']);
  });

  it('is about the same trait and setting', () => {
    const of = (place: string): string[] =>
      referencesIn(`${HIRING} ${place}`, 'age-discrimination', 'disability-discrimination');
    expect(of('Apply in Nairobi or Mombasa.')).toEqual([
      'Employment Act 2007 (Kenya), s. 5(3)',
      'Employment Act 2007 (Kenya), s. 5(3)',
    ]);
    expect(of('Apply in Sydney or Melbourne.')).toEqual([
      'Age Discrimination Act 2004 (Australia), s. 18',
      'Disability Discrimination Act 1992 (Australia), s. 15',
    ]);
    expect(of('Apply in Dublin or Galway.')).toEqual([
      'Directive 2000/78/EC, Art. 2(2)',
      'Directive 2000/78/EC, Art. 2(2)',
    ]);
  });

  it('is about what the whole text is about, where a sentence does not tell', () => {
    const lease = 'The Tenant pays the rent to the Landlord. No Hindus.';
    const school = 'Our nursery enrols pupils at any time; tuition is paid monthly. No Hindus.';
    const hiring = 'Candidates send a CV; salary and overtime as agreed. No Hindus.';
    const of = (text: string): string[] => referencesIn(text, 'religious-discrimination');
    expect(of(`${lease} Leeds, England.`)).toEqual(['Equality Act 2010 (UK), s. 33']);
    expect(of(`${school} Leeds, England.`)).toEqual(['Equality Act 2010 (UK), s. 29']);
    expect(of(`${hiring} Leeds, England.`)).toEqual(['Equality Act 2010 (UK), s. 39']);
    expect(of(`${school} Boise, Idaho and Ohio.`)).toEqual([
      'Title II of the Civil Rights Act (US), 42 U.S.C. § 2000a(a)',
    ]);
    expect(of(lease)).toEqual(['Fair Housing Act (US), 42 U.S.C. § 3604(c)']);
    expect(of(school)).toEqual(['EU Charter of Fundamental Rights, Art. 21']);
  });

  it('does not name the Constitution of India for traits that it does not list', () => {
    const job = 'Office boy, Pune, Rs. 9,000. Only candidates under 30, unmarried preferred.';
    expect(referencesIn(job, 'age-discrimination', 'family-status')).toEqual(['–', '–']);
  });

  it('protects nobody whom it does not name', () => {
    const flat = 'Flat to let, rent monthly, no DSS, no children. Leeds, England.';
    expect(referencesIn(flat, 'socioeconomic-bias', 'family-status')).toEqual(['–', '–']);
  });

  it('is that of a Canadian province that the text names', () => {
    const lease = 'The Tenant pays the rent to the Landlord. No Hindus.';
    const of = (text: string): string[] => referencesIn(text, 'religious-discrimination');
    expect(of(`${lease} Toronto, Ontario.`)).toEqual([
      'Human Rights Code of Ontario (Canada), s. 2(1)',
    ]);
    expect(of(`${lease} Winnipeg, Manitoba, Canada.`)).toEqual(['–']);
    const hiring = 'Candidates send a CV. No Hindus.';
    expect(of(`${hiring} Calgary, Alberta.`)).toEqual(['Alberta Human Rights Act (Canada), s. 7']);
    expect(of(`${hiring} Winnipeg, Manitoba, Canada.`)).toEqual([
      'Canadian Human Rights Act (Canada), s. 7',
    ]);
  });

  it('is not a convention that the country has not joined', () => {
    const unpaid = 'No overtime shall be payable to the employee.';
    expect(referencesIn(`${unpaid} Boise, Idaho and Ohio.`, 'unpaid-work')).toEqual([
      'Fair Labor Standards Act (US), 29 U.S.C. § 206 and 207',
    ]);
    expect(referencesIn(`${unpaid} Nairobi and Mombasa.`, 'unpaid-work')).toEqual([
      'ILO Convention No. 95, Art. 12',
    ]);
  });

  it('is left out where the country has no such law, or its law is not known', () => {
    expect(
      referencesIn(`${CHANGE} The laws of the State of Oregon apply.`, 'unilateral-change'),
    ).toEqual(['–']);
    expect(
      referencesIn(`${CHANGE} Signed in Dubai, United Arab Emirates.`, 'unilateral-change'),
    ).toEqual(['–']);
    expect(referencesIn(`${CHANGE} Signed in Leeds, England.`, 'unilateral-change')).toEqual([
      'Consumer Rights Act 2015 (UK), s. 62',
    ]);
  });

  it('is the American rule on health data only in papers on patients', () => {
    const visit = 'She came on 3 March 2024.';
    expect(referencesIn(visit, 'calendar-date')).toEqual(['GDPR, Art. 4(1)']);
    expect(referencesIn(`${visit} Her asthma is back.`, 'calendar-date')).toEqual([
      'GDPR, Art. 4(1)',
    ]);
    expect(referencesIn(`${visit} Call (212) 555-0147, NY 10001.`, 'calendar-date')).toEqual([
      'NIST SP 800-122, Sec. 2.2',
    ]);
    expect(
      referencesIn(
        `${visit} Medical record number: 4471234. Call (212) 555-0147, NY 10001.`,
        'calendar-date',
      ),
    ).toEqual(['HIPAA Privacy Rule (US), 45 CFR § 164.514(b)(2)(i)(C)']);
  });

  it('is Californian only where the text names California', () => {
    expect(referencesIn(BAN, 'non-compete')).toEqual(['–']);
    expect(referencesIn(`${BAN} The laws of California apply.`, 'non-compete')).toEqual([
      'California Business and Professions Code, § 16600',
    ]);
  });

  it('is that of the country that the policy names', () => {
    const policy = readPolicyPack("name: ours\ntitle: Ours\nversion: '1'\ncountry: CA\n");
    const { findings } = analyze(`${MAIL} Leeds, England.`, { policy });
    expect(findings.find(({ type }) => type === 'email-address')?.legalReference?.law).toBe(
      'Personal Information Protection and Electronic Documents Act (Canada)',
    );
    expect(() => readPolicyPack("name: ours\ntitle: Ours\nversion: '1'\ncountry: XX\n")).toThrow(
      /country must be one of AU, CA/,
    );
  });
});
