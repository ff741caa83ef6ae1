import { describe, expect, it } from 'vitest';

import { particularsOf } from './particulars.ts';

describe('particularsOf', () => {
  it('takes the end at will of the stronger party, without notice, more seriously', () => {
    const severityOf = (clause: string) =>
      particularsOf('termination-for-convenience', clause).severity;
    expect(severityOf('The Publisher may end this at any time, without notice.')).toBe('medium');
    expect(severityOf('The Client may terminate immediately and without cause.')).toBe('medium');
    expect(severityOf('Either party may terminate immediately, without cause.')).toBeUndefined();
    expect(severityOf("The Client may terminate on 30 days' notice.")).toBeUndefined();
    expect(severityOf('The Client may terminate immediately for breach.')).toBeUndefined();
  });

  it('holds that processors answer for those whom they engage', () => {
    const clause = 'The Vendor is not responsible for what its sub-processors do.';
    const { severity, legalReference } = particularsOf('limitation-of-liability', clause);
    expect({ severity, legalReference }).toEqual({
      severity: 'medium',
      legalReference: { law: 'GDPR', article: 'Art. 28(2) and (4)' },
    });
  });

  it('cites what is wrong with a clause that leaves liability for injury untouched', () => {
    const clause = 'We are not liable for loss of data. Nothing limits our liability for death.';
    expect(particularsOf('limitation-of-liability', clause).legalReference?.article).toBe(
      'Annex, point 1(b)',
    );
  });

  it('says how long data may be kept', () => {
    const of = (clause: string) => particularsOf('one-sided-clause', clause);
    expect(of('The club keeps all recordings for ever').legalReference?.article).toBe(
      'Art. 5(1)(e)',
    );
    expect(of('The club keeps all rights for ever')).toEqual({});
  });

  it('takes a trifling cap more seriously where it extends to gross negligence', () => {
    const severityOf = (cap: string) =>
      particularsOf('liability-cap', `Our liability${cap} shall not exceed €50.`).severity;
    expect(severityOf(', also for grossly negligent loss of data,')).toBe('high');
    expect(severityOf(' for late delivery')).toBe('medium');
  });

  it('takes a release from careless injuries most seriously', () => {
    const severityOf = (clause: string) => particularsOf('one-sided-clause', clause).severity;
    expect(
      severityOf('The rider discharges the stable from all claims for injury caused by its fault.'),
    ).toBe('high');
    expect(
      severityOf('Guests assume all risk of injury, even through the negligence of staff.'),
    ).toBe('high');
    expect(
      severityOf('The rider discharges the stable from claims for injury, except through fault.'),
    ).toBeUndefined();
  });

  it('takes a waiver of claims for careless injuries most seriously', () => {
    const of = (clause: string) => particularsOf('covenant-not-to-sue', clause);
    expect(of('The lodger waives all claims for injury caused by negligence.').severity).toBe(
      'high',
    );
    expect(of('The lodger waives all claims for noise.')).toEqual({});
    expect(
      of('to waive any claim against the Landlord for injury, even by his negligence')
        .legalReference?.article,
    ).toBe('Annex, point 1(a)');
  });

  it('knows the limit of interest on the rent of a home', () => {
    const lawOf = (clause: string) => particularsOf('late-charges', clause).legalReference?.law;
    expect(lawOf('Overdue rent bears interest at 4% per week.')).toBe(
      'Tenant Fees Act 2019 (England)',
    );
    expect(lawOf('Overdue rent of the shop bears interest at 4% per week.')).toBeUndefined();
    expect(lawOf('Overdue sums bear interest at 4% per week.')).toBeUndefined();
  });

  it('cites no law on arbitration where nobody arbitrates', () => {
    const of = (clause: string) => particularsOf('arbitration', clause).legalReference;
    expect(of('The client waives the right to go to court.')).toBeUndefined();
    expect(of('Binding arbitration in Perth.')).toBeDefined();
  });

  it('takes a ban on competing that ends with the contract less seriously', () => {
    const severityOf = (clause: string) => particularsOf('non-compete', clause).severity;
    expect(severityOf('During the term the Dealer shall not sell competing bikes.')).toBe('medium');
    expect(
      severityOf('During the term and a year after it the Dealer shall not sell competing bikes.'),
    ).toBeUndefined();
  });
});
