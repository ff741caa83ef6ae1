import { describe, expect, it } from 'vitest';

import { clausesModel } from './clauses-model.ts';

const CONTRACT = `DISTRIBUTION AGREEMENT

1. Appointment.
Supplier appoints Distributor as its exclusive distributor of the Products in the Territory.

9. Assignment.
Neither party may assign this Agreement without the prior written consent of the other party.

12. Governing Law.
This Agreement shall be governed by the laws of the State of New York, without regard to its conflict of laws rules.
`;

function foundIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { type, start, end } of clausesModel.read(text)) {
    found.set(type, [...(found.get(type) ?? []), text.slice(start, end)]);
  }
  return found;
}

describe('the clause model', () => {
  it('identifies the clauses of a contract as whole sentences', () => {
    const found = foundIn(CONTRACT);
    expect(found.get('anti-assignment')).toEqual([
      'Neither party may assign this Agreement without the prior written consent of the other party.',
    ]);
    expect(found.get('governing-law')?.join()).toContain('laws of the State of New York');
  });

  it('classifies a single sentence of consumer terms', () => {
    const found = foundIn(
      'We may suspend or terminate your account at any time, for any reason and without notice, in our sole discretion.',
    );
    expect([...found.keys()]).toContain('unilateral-termination');
  });

  it('explains a clause by the rule whose wording it matches, or else by its most influential words', () => {
    const whyOf = (text: string, wanted: string) =>
      clausesModel.read(text).find(({ type }) => type === wanted)?.why;
    expect(whyOf(CONTRACT, 'governing-law')).toBe(
      'The clause names the law that governs the contract.',
    );
    const cap = "The Supplier's liability is limited to the lower of £500 or the fees paid in May.";
    expect(whyOf(cap, 'limitation-of-liability')).toMatch(
      /^The clause excludes or caps a party’s liability \(key wording: “.+”\)\.$/,
    );
  });

  it('does not mistake a clause that preserves liability for one that limits it', () => {
    const found = (text: string) => foundIn(`AGREEMENT\n\n14. Liability. ${text}\n`);
    expect([
      ...found('Nothing in this Agreement limits liability for death or personal injury.').keys(),
    ]).not.toContain('limitation-of-liability');
    const lawful =
      'Nothing in this Agreement limits liability for fraud, or for anything for which liability cannot lawfully be limited.';
    expect([...found(lawful).keys()]).not.toContain('limitation-of-liability');
    expect([...found('In no event shall we be liable for indirect damages.').keys()]).toContain(
      'limitation-of-liability',
    );
  });

  it("does not mistake an author's competing interests statement for a non-compete", () => {
    const found = foundIn('Data are in a public repository. Competing interests. None declared.');
    expect([...found.keys()]).not.toContain('non-compete');
  });

  it('does not mistake permission to assign a contract for a ban on assignment', () => {
    const found = (text: string) => [...foundIn(`AGREEMENT\n\n10. Assignment. ${text}\n`).keys()];
    const free = found('The Client may assign this Agreement to its affiliates on notice.');
    expect(free).not.toContain('anti-assignment');
    const bound = found('The Client may assign this Agreement only with the consent of the other.');
    expect(bound).toContain('anti-assignment');
  });

  it('also reports the type that a rule matches in a clause it has found', () => {
    const found = foundIn(
      'In no event shall Provider be liable for any loss of profits, and Customer shall indemnify and hold harmless Provider from and against any and all claims.',
    );
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['limitation-of-liability', 'unlimited-indemnity']),
    );
  });

  it('finds nothing in prose that is not a contract', () => {
    const text =
      'The assignment was due on Monday. Our exclusive tour of the old town ends at noon, and the guide may change the route when it rains. New York has its own laws for street music.';
    expect(clausesModel.read(text)).toEqual([]);
  });

  it('returns the same matches regardless of what it read in between', () => {
    const first = clausesModel.read(CONTRACT);
    clausesModel.read('Something else entirely; nobody may assign it.');
    expect(clausesModel.read(CONTRACT)).toEqual(first);
  });

  it('keeps offsets within a text that contains unusual characters', () => {
    const hostile =
      'You agree. \ud800 We may terminate \u0000 your account\u2029at any time.\n'.repeat(50);
    for (const { start, end } of clausesModel.read(hostile)) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(hostile.length);
    }
  });
});
