import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function namedIn(text: string): string[] {
  return analyze(text, { rulesOnly: true })
    .findings.filter(({ type }) => type === 'person-name')
    .map(({ start, end }) => text.slice(start, end));
}

const HEAD = 'From: Jouko Pulkkinen <vp@example.org>\nSubject: keys\n\n';

describe('a person named in full', () => {
  it('is found again by first name or last name', () => {
    expect(namedIn(`${HEAD}So Jouko is back, and Pulkkinen's van is here.`)).toEqual([
      'Jouko Pulkkinen',
      'Jouko',
      'Pulkkinen',
    ]);
  });

  it('is found by the first name in an email address, regardless of accents', () => {
    expect(namedIn('The van is with Eglė now (egle.petrauske@example.org).')).toEqual(['Eglė']);
  });

  it('is not found in the names of streets, companies and products', () => {
    const text = `${HEAD}Pulkkinen Oy and the shop in Pulkkinen Road sell Pulkkinen's sauce.`;
    expect(namedIn(text)).toEqual(['Jouko Pulkkinen']);
  });

  it('is not found in common words or where the text uses the name as one', () => {
    expect(namedIn('Dear Mrs May Hope,\n\nin May we hope for rain. Hope is all.')).toEqual([
      'May Hope',
    ]);
    expect(namedIn(`${HEAD}The Pulkkinen is a boat; a jouko is a brother. Jouko!`)).toEqual([
      'Jouko Pulkkinen',
    ]);
  });

  it('is not found again in a text long enough to be a collection', () => {
    const pages = 'Nothing else was said of them that day.\n'.repeat(4000);
    expect(namedIn(`${HEAD}${pages}So Jouko is back.`)).toEqual(['Jouko Pulkkinen']);
  });

  it('is flagged despite low model confidence when another place confirms the name', () => {
    const text =
      'Written to toomas.rebane@example.org.\n\nThe keys are with Toomas Rebane since May.';
    const flags = analyze(text).findings.filter((one) => one.type === 'person-name');
    expect(flags.map(({ isInformational }) => isInformational)).toEqual([false]);
  });
});
