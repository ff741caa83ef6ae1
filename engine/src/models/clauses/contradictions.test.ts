import { describe, expect, it } from 'vitest';

import { isContradicted } from './contradictions.ts';

describe('isContradicted', () => {
  it.each([
    ['unilateral-change', 'We may also send you surveys from time to time.'],
    ['unilateral-change', 'Borrower may prepay this Note at any time and from time to time.'],
    ['irrevocable-license', 'You grant us a non-exclusive, worldwide licence to show the listing.'],
    ['uncapped-liability', 'Total liability for all claims will not be more than the General Cap.'],
    ['uncapped-liability', 'In no event shall either party be liable for indirect damages.'],
    ['exclusivity', 'This agreement is not an exclusive agreement between the parties.'],
    ['auto-renewal', 'Tenant has two options to renew for one year each.'],
    ['content-removal', 'If you delete content, we will use reasonable efforts to remove it.'],
    ['content-removal', 'We may refuse the use of the services to anyone.'],
    ['content-removal', 'Remove or alter any proprietary notices on the Software.'],
    ['ip-assignment', 'Licensor owns all right, title and interest in and to the Services.'],
    ['ip-assignment', 'This shall not apply to an invention that is made at home.'],
    ['ip-assignment', 'You shall not rent, lease, sell, sublicense or assign the content.'],
    ['unilateral-termination', 'The non-breaching party may terminate by a second notice.'],
    ['unilateral-termination', 'You are free to terminate this agreement at any time.'],
    ['unilateral-termination', 'This Agreement is effective until terminated.'],
    ['contract-by-using', 'By signing below, I agree to be bound by these terms.'],
    ['non-compete', 'Nothing in this Agreement will impair our right to make competing products.'],
    ['anti-assignment', 'Lender may assign this Note without the consent of Borrower.'],
    ['anti-assignment', 'Company may assign this letter to a successor or affiliate.'],
    ['choice-of-law', 'The laws of the state where you live govern all other claims.'],
    ['limitation-of-liability', 'We shall remain liable for what our agents do.'],
    ['exclusivity', '{{#if exclusive_use}}'],
    ['minimum-commitment', 'Set a minimum length of at least 12 characters.'],
    ['minimum-commitment', 'Less than the minimum number of available seats are filled.'],
    ['minimum-commitment', 'Provider shall maintain insurance of at least $2,000,000.'],
    ['most-favored-nation', 'Whoever is late will be moved to another desk.'],
    ['auto-renewal', 'It does not renew automatically.'],
    ['auto-renewal', '4. Will the contract renew automatically?'],
    ['minimum-commitment', 'How long is the minimum term?'],
    ['auto-renewal', 'Ask whether the membership renews automatically.'],
    ['uncapped-liability', 'A trader cannot exclude liability for death by negligence.'],
    ['unilateral-change', 'We may change fees; we tell you a month before and you may leave.'],
    ['auto-renewal', 'This Agreement lasts two years.'],
    ['termination-for-convenience', 'The Company may reduce the salary by giving notice.'],
    ['unilateral-change', 'Vendor may enter the premises at any time and without notice.'],
    ['limitation-of-liability', 'We are fully liable for intent and gross negligence.'],
    ['right-of-first-refusal', '{options.map((option) => ('],
    ['covenant-not-to-sue', '::::::::::::::: challenge'],
  ])('returns true for %s in “%s”', (type, clause) => {
    expect(isContradicted(type, clause)).toBe(true);
  });

  it.each([
    ['unilateral-change', 'We may revise these terms from time to time.'],
    ['unilateral-change', 'We may change fees without notice; you may leave before a change.'],
    ['irrevocable-license', 'You grant us a perpetual licence to show the listing.'],
    ['uncapped-liability', 'Except for breach of secrecy, liability shall not exceed the fees.'],
    ['exclusivity', 'Supplier appoints Distributor as its exclusive distributor.'],
    ['auto-renewal', 'The term renews automatically unless Tenant exercises an option to renew.'],
    ['minimum-commitment', 'Buyer shall order insurance forms for at least $900 a year.'],
    ['termination-for-convenience', 'Either party may end it by giving notice.'],
    ['content-removal', 'We may refuse or remove any content at our sole discretion.'],
    ['ip-assignment', 'Contractor hereby assigns all right, title and interest in the Software.'],
    ['unilateral-termination', 'You may close your account, and we may suspend it at any time.'],
    ['contract-by-using', 'By signing in and using the service, you agree to these terms.'],
    ['non-compete', 'Employee will not engage in any competing business.'],
    ['anti-assignment', 'You may not assign this Agreement without our consent.'],
    ['limitation-of-liability', 'In no event shall we be liable, and you remain responsible.'],
  ])('returns false for %s in “%s”', (type, clause) => {
    expect(isContradicted(type, clause)).toBe(false);
  });
});
