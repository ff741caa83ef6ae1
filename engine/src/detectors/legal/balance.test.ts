import { describe, expect, it } from 'vitest';

import { isBalanced, isKindOrMutual } from './balance.ts';

describe('isBalanced', () => {
  it.each([
    ['uncapped-liability', 'Brightwell does not restrict its liability where that is illegal.'],
    ['uncapped-liability', 'Nothing excludes liability for matters that cannot be excluded.'],
    [
      'uncapped-liability',
      'No term excludes the liability of Fernleigh (or of its agents, subcontractors, licensors, officers or employees) or our own liability for fraud.',
    ],
    ['uncapped-liability', 'That covers our liability for fraud and for bodily injury.'],
    ['limitation-of-liability', 'We are not responsible for frost unless we were negligent.'],
    ['limitation-of-liability', 'Neither of us is liable for loss of profit.'],
    ['uncapped-liability', '9. No cap applies to bodily injury or fraud.'],
    ['uncapped-liability', 'There is no financial limit for personal injury.'],
    ['anti-assignment', 'You need our consent, which shall not be unreasonably withheld.'],
    ['limitation-of-liability', 'Either party may withdraw from the talks without liability.'],
    ['liquidated-damages', 'The customer is given a credit of 4% for each hour lost.'],
    [
      'covenant-not-to-sue',
      'Both parties insure their own goods and waive recovery from each other.',
    ],
    ['termination-for-convenience', 'It may be ended by you on a month’s notice, by us on three.'],
    ['termination-for-convenience', 'The buyer may cancel at will on ninety days notice.'],
    ['auto-renewal', 'It then runs indefinitely until ended by either party.'],
    ['irrevocable-license', 'You receive a permanent licence to read the book.'],
    ['termination-for-convenience', 'Work is at will and may be ended by either party.'],
    [
      'price-increase',
      "We may raise the fee on three months' notice, and the Client may terminate before.",
    ],
    ['liability-cap', 'Liability to each other is limited to £2,000.'],
    ['ip-assignment', 'Upon payment of the invoice the copyright in the logo passes to the shop.'],
    ['ip-assignment', 'Title vests in the Buyer once the fee has been paid.'],
    ['non-solicitation', 'For a year neither side shall hire the other’s staff.'],
    [
      'termination-for-convenience',
      'The City may terminate on 60 days’ notice and shall pay for services performed.',
    ],
    ['termination-for-convenience', "We may end it on two months' notice and will explain why."],
  ])('returns true for %s in “%s”', (type, clause) => {
    expect(isBalanced(type, clause)).toBe(true);
  });

  it.each([
    ['uncapped-liability', 'You do not limit your liability for breach of confidence.'],
    ['uncapped-liability', 'This includes liability for fraud and for infringement of patents.'],
    ['limitation-of-liability', 'We are not liable for frost, even if we were negligent.'],
    ['uncapped-liability', 'No limit applies to indemnities, breach of secrecy or fraud.'],
    ['price-increase', "We may raise the fee on three months' notice."],
    ['limitation-of-liability', 'The host may withdraw from the talks without liability.'],
    ['liquidated-damages', 'The supplier gives a credit of 4% for each hour lost.'],
    ['covenant-not-to-sue', 'You waive all claims against us.'],
    [
      'ip-assignment',
      'All work passes to the Agency, whether or not it is paid for by its client.',
    ],
    ['non-solicitation', 'For a year the supplier shall not hire the other party’s customers.'],
    ['termination-for-convenience', 'The Agency may terminate on 60 days’ notice.'],
    ['termination-for-convenience', 'The agency may cancel at will on ninety days notice.'],
    ['irrevocable-license', 'You grant us a permanent licence to print the photos.'],
    ['limitation-of-liability', 'Our liability to you is limited to £20.'],
    ['termination-for-convenience', "We may end it on two days' notice and need not explain why."],
  ])('returns false for %s in “%s”', (type, clause) => {
    expect(isBalanced(type, clause)).toBe(false);
  });
});

describe('isKindOrMutual', () => {
  it.each([
    'We keep your donation in a separate account',
    'The agent holds the deposit in escrow',
    'We hold your payment until the parcel has arrived',
    'We refund the deposit within ten days of the end, less any damage that we can prove',
    'The Landlord will return the bond in full when the tenancy ends',
    'The club may refuse entry only if somebody is drunk',
    'You will receive back everything paid for lessons not provided',
    'The drawings are ours, but the client has a right to copy them without any extra charge',
    'The author bears her own legal costs, the publisher its own',
    'The carrier remains responsible for its subcontractors as if they were its own staff',
    'Nothing herein restricts the guarantees under consumer law',
  ])('returns true for %j', (clause) => {
    expect(isKindOrMutual(clause)).toBe(true);
  });

  it.each([
    'We hold your payment until we think that the job is done',
    'We hold your money as long as we like',
    'The club may refuse entry only if we think fit',
    'You get back what you paid less a fee',
    'The client has a right to copy them without any extra charge until we revoke it',
    'The author bears her own legal costs and those of the publisher',
    'The author bears her own printing costs',
    'The carrier is not responsible for its subcontractors',
    'Nothing herein restricts our rights',
    'We return the deposit within ten days of the end, less a handling fee of £80',
    'The Landlord will return the bond within a month after the end, unless he decides otherwise',
  ])('returns false for %j', (clause) => {
    expect(isKindOrMutual(clause)).toBe(false);
  });
});
