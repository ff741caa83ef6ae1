import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

const BAN = 'The Consultant agrees not to compete with the Firm.';
const CHANGE = 'The Firm may amend these terms at any time without notice.';

function lawsIn(text: string): (string | undefined)[] {
  return analyze(text, { categories: ['legal'], sources: ['rule'] })
    .findings.filter(({ type }) => type === 'non-compete' || type === 'unilateral-change')
    .map(({ legalReference }) => legalReference?.law);
}

describe('laws of the other side of the Atlantic', () => {
  it('are not cited where all signs are European', () => {
    expect(lawsIn(`${BAN} ${CHANGE} The law of England and Wales applies.`)).toEqual([
      undefined,
      'Directive 93/13/EEC',
    ]);
    expect(lawsIn(`${BAN} The fee is €900, and Irish law applies.`)).toEqual([undefined]);
  });

  it('are not cited where all signs are American', () => {
    expect(lawsIn(`${BAN} ${CHANGE} The laws of the State of Oregon apply.`)).toEqual([
      'California Business and Professions Code',
      undefined,
    ]);
  });

  it('are not cited where the contract belongs elsewhere', () => {
    expect(lawsIn(`${BAN} ${CHANGE} Signed at Chennai by Kaveri Looms Pvt Ltd.`)).toEqual([
      undefined,
      undefined,
    ]);
    expect(lawsIn(`${BAN} Our offices in Tasmania, Queensland, Ohio and Iowa.`)).toEqual([
      'California Business and Professions Code',
    ]);
  });

  it('are cited where signs are few or disagree', () => {
    expect(lawsIn(BAN)).toHaveLength(1);
    expect(lawsIn(`${BAN} It covers England, Wales and the State of Oregon.`)).toEqual([
      'California Business and Professions Code',
    ]);
    expect(lawsIn(`${CHANGE} Write to our office in Ohio.`)).toEqual(['Directive 93/13/EEC']);
  });
});
