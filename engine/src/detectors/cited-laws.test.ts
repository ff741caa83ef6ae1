import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

/** What the findings of one type in a text refer to. */
function citedFor(type: string, text: string): string[] {
  return analyze(text)
    .findings.filter((finding) => finding.type === type)
    .map(({ legalReference }) =>
      legalReference === undefined ? '–' : `${legalReference.law}, ${legalReference.article}`,
    );
}

describe('the law that is cited', () => {
  it.each([
    [
      'blanket-security',
      'You grant a security interest in all household goods.',
      'FTC Credit Practices Rule (US), 16 CFR § 444.2(a)(4)',
    ],
    ['blanket-security', 'The Company grants a floating charge over all its assets.', '–'],
    [
      'confession-of-judgment',
      'This commercial loan bears interest. The Borrower authorizes the Lender to obtain judgment against him.',
      '–',
    ],
    ['excessive-apr', 'Interest rate: 52% per annum.', '–'],
    [
      'excessive-apr',
      'Loans to active duty servicemembers. Interest rate: 52% per annum.',
      'Military Lending Act (US), 10 U.S.C. § 987(b)',
    ],
    [
      'age-discrimination',
      'She is too old for the job, so we let him go.',
      'Age Discrimination in Employment Act (US), 29 U.S.C. § 623(a)',
    ],
    [
      'age-discrimination',
      'Applicants must be under 35 years old.',
      'Age Discrimination in Employment Act (US), 29 U.S.C. § 623(e)',
    ],
    ['non-disparagement', 'You shall not disparage the Firm after your resignation.', '–'],
    [
      'classification-marking',
      'COSMIC TOP SECRET\n\nThe convoy leaves at noon.',
      'NATO C-M(2002)49-REV1, Enclosure E',
    ],
    [
      'classification-marking',
      'TRÈS SECRET UE/EU TOP SECRET\n\nThe convoy leaves at noon.',
      'Council Decision 2013/488/EU, Art. 2',
    ],
    [
      'classification-marking',
      'TOP SECRET STRAP1 UK EYES ONLY\n\nThe convoy leaves at noon.',
      'Government Security Classifications Policy (UK), Guidance 1.1',
    ],
    [
      'classification-marking',
      'TOP SECRET//SI//NOFORN\n\nThe convoy leaves at noon.',
      'Executive Order 13526 (US), Sec. 1.6',
    ],
    ['classification-marking', 'TOP SECRET\n\nThe convoy leaves at noon.', '–'],
  ])('for %s is one that can apply: %s', (type, text, expected) => {
    expect(new Set(citedFor(type, text))).toEqual(new Set([expected]));
  });
});
