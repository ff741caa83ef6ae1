import { expect, test } from 'vitest';

import { analyze } from '#engine/analyze.ts';

const CLAUSE = 'The Principal may amend these terms at any time without notice.';

function lawsIn(text: string): (string | undefined)[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter(({ type }) => type === 'unilateral-change')
    .map(({ legalReference }) => legalReference?.law);
}

test('consumer law is not cited in a contract between businesses', () => {
  const between =
    'The Distributor sends a purchase order; invoices are payable by the Distributor.';
  expect(lawsIn(`${between} ${CLAUSE}`)).toEqual([undefined]);
});

test('consumer law is cited where a consumer may sign, or where nothing tells who signs', () => {
  expect(lawsIn(CLAUSE)).toEqual(['Directive 93/13/EEC']);
  const between =
    'Distributors pay royalties on the campaign, and consumers buy from the distributor.';
  expect(lawsIn(`${between} ${CLAUSE}`)).toEqual(['Directive 93/13/EEC']);
});

test('consumer law is cited for a home but not for the premises of a business', () => {
  const clause =
    'The Tenant pays on the first. We may amend these terms at any time without notice.';
  expect(lawsIn(clause)).toEqual(['Directive 93/13/EEC']);
  expect(lawsIn(`Commercial lease of a bakery. ${clause}`)).toEqual([undefined]);
});

test('consumer law is not cited in a contract of employment, although guests are served', () => {
  const work =
    'Terms of employment. Probation lasts a month. The staff handbook applies. Serve guests first.';
  expect(lawsIn(`${work} ${CLAUSE}`)).toEqual([undefined]);
  expect(lawsIn(`Serve guests first. ${CLAUSE}`)).toEqual(['Directive 93/13/EEC']);
});

test('consumer law is not cited in what is about work alone', () => {
  const work = 'Send your CV. Candidates start at a salary of 2,000 on the joining date.';
  expect(lawsIn(`${work} ${CLAUSE}`)).toEqual([undefined]);
});

test('consumer law is not cited where both parties are companies', () => {
  const parties =
    'AGREEMENT between\nHolt & Daughters Ltd, 4 Mill Lane, York ("we")\nand  Beck Homes LLP, Leeds';
  expect(lawsIn(`${parties}. ${CLAUSE}`)).toEqual([undefined]);
  const one = 'AGREEMENT between Holt & Daughters Ltd, York, and Ms Ann Beck, Leeds, the Customer';
  expect(lawsIn(`${one}. ${CLAUSE}`)).toEqual(['Directive 93/13/EEC']);
});

test('consumer law is not cited in a contract on secrets, nor for a program that firms use', () => {
  expect(lawsIn(`Confidentiality undertaking. Guests are named nowhere. ${CLAUSE}`)).toEqual([
    undefined,
  ]);
  const program = 'Customer Data stays in the Union. The fee follows the number of users per seat.';
  expect(lawsIn(`${program} ${CLAUSE}`)).toEqual([undefined]);
});

test('consumer law is not cited in a letter of appointment', () => {
  const letter = 'We are pleased to appoint you. Overtime is not paid. Probation lasts a year.';
  expect(lawsIn(`${letter} ${CLAUSE}`)).toEqual([undefined]);
});
