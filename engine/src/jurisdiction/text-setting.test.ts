import { expect, test } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function adviceIn(text: string): string[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter(({ type }) => type === 'racial-discrimination')
    .map(({ recommendation }) => recommendation);
}

const WISH = 'We prefer a white person.';

test('where homes are let, nobody is told to describe the work', () => {
  expect(adviceIn(`Double room in a furnished flat, rent monthly. ${WISH}`)).toEqual([
    'Describe the home and its terms, not who should live there.',
  ]);
});

test('where a service is offered, it is to be open to everybody', () => {
  expect(adviceIn(`Our gym has new members; swimming for pupils. ${WISH}`)).toEqual([
    'Open the offer to everybody, unless the law allows the limit.',
  ]);
});

test('a text about work, or about several things, keeps the advice of its types', () => {
  const general = adviceIn(WISH);
  expect(general).toHaveLength(1);
  expect(adviceIn(`Candidates send a CV for the job. ${WISH}`)).toEqual(general);
  expect(
    adviceIn(`Employees of the gym: the job of a line manager. Members get a CV. ${WISH}`),
  ).toEqual(general);
  expect(adviceIn(`Landlord, landlord, gym, members, jobs, salary. ${WISH}`)).toEqual(general);
});

test('laws on work are not cited where homes are let', () => {
  const ban = 'You agree not to report any incident to the police or to any other authority.';
  const lawsIn = (text: string): (string | undefined)[] =>
    analyze(text, { rulesOnly: true })
      .findings.filter(({ type }) => type === 'gag-clause')
      .map(({ legalReference }) => legalReference?.law);
  expect(lawsIn(ban)).toEqual(['Directive (EU) 2019/1937']);
  expect(lawsIn(`The Tenant pays the rent to the Landlord. ${ban}`)).toEqual([undefined]);
});

test('no law says whom somebody may want to meet', () => {
  const wish = 'No Jews or Muslims, and no single moms.';
  const referencesIn = (text: string): (string | undefined)[] =>
    analyze(text, { rulesOnly: true })
      .findings.filter(({ category }) => category === 'discrimination')
      .map(({ legalReference }) => legalReference?.law);
  const profile = `On a dating app, looking for a long-term relationship. First date: tea. ${wish}`;
  expect(referencesIn(wish)).toContain('Fair Housing Act (US)');
  expect(new Set(referencesIn(profile))).toEqual(new Set([undefined]));
});

test('a threat to who sues is no matter of work', () => {
  const threat = 'If you testify, we will break your legs.';
  const lawsIn = (text: string): (string | undefined)[] =>
    analyze(text, { rulesOnly: true })
      .findings.filter(({ type }) => type === 'intimidation')
      .map(({ legalReference }) => legalReference?.law);
  expect(lawsIn(threat)).toEqual(['ILO Convention No. 190']);
  const statement = 'Witness statement in the county court. The defendant wrote:';
  expect(lawsIn(`${statement} ${threat}`)).toEqual([undefined]);
});
