import { describe, expect, it } from 'vitest';

import { isOrdinaryTerm } from './ordinary-terms.ts';

describe('isOrdinaryTerm', () => {
  it.each([
    'A paid membership costs $6 a month',
    'Fees are £62 a day, monthly in advance',
    '2.1 The standard rate is EUR 95 per hour plus VAT',
    'Junior members aged 12 to 17 pay $250 a year',
    '3.1 You pay the fee on the order form, yearly in advance',
    '2. The Company pays the Employee £14,250 within 28 days',
    'The Company contributes\n    £500 plus VAT to the adviser’s fee',
    'Landlord pays water and trash',
    'The Employer pays 8% into the pension',
    '4.3 On termination Customer shall pay for all Services performed until then',
    'The Customer pays the price within 14 days of delivery',
    'On cancellation the client pays for hours already worked',
    'The customer pays for what was delivered up to that day',
    'No earlier employment counts as continuous with it',
    'Prices of digital assets can fall to zero',
    'Coins are bought with real money',
    'Your price stays the same for the whole minimum term',
    'Royalty: 6% of net sales',
    '2. Please have your account number ready when you call',
    'A late cancellation is charged at 40% of the price',
    '4. Commission is 12.5 per cent of the rent plus 2% for advertising',
    'The member agrees to these terms by signing',
    '5.2 not to keep any dogs or birds at the Property without consent',
    'You must keep the yard clean and tidy',
    'If you lose a key, the Landlord may charge the actual cost of changing the lock',
    '1.1 The Licensor grants the Licensee the right to run two kiosks in the Station for six years',
    '2. The Bank may change the interest rate on 60 days’ notice in line with the base rate',
  ])('returns true for %j', (clause) => {
    expect(isOrdinaryTerm(clause)).toBe(true);
  });

  it.each([
    'The penalty is $500 per day',
    'The fee is $99 a month whether or not you use the gym',
    'Members who leave pay $50 a month',
    'Parents who collect late pay £5 for every minute',
    'The Company pays the author £5 a page after all costs are recouped',
    'Prices may change at any time',
    'Late cancellations are charged at 90%',
    'Royalty 6% of net sales, whether or not paid',
    'You agree to all changes by signing',
    'If you lose a key, the Landlord may charge £300',
    'Not to keep any dog, on pain of a fine of £90',
    'The Tenant pays water and repairs',
    'On termination Customer shall pay all fees for the remaining term',
    'You pay the fee on the order form even if we deliver nothing',
    'The Licensor grants the Licensee the right to run a kiosk, which it may revoke at any time',
    'The Bank may change the interest rate at its discretion',
  ])('returns false for %j', (clause) => {
    expect(isOrdinaryTerm(clause)).toBe(false);
  });
});
