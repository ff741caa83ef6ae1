import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function namedIn(text: string): string[] {
  return analyze(text, { sources: ['rule'] })
    .findings.filter(({ type }) => type === 'person-name')
    .map(({ start, end }) => text.slice(start, end));
}

const HEAD = 'From: Jouko Pulkkinen <vp@example.org>\nSubject: keys\n\n';

describe('a person who is named in full', () => {
  it('is found again under a given name or a family name alone', () => {
    expect(namedIn(`${HEAD}So Jouko is back, and Pulkkinen's van is here.`)).toEqual([
      'Jouko Pulkkinen',
      'Jouko',
      'Pulkkinen',
    ]);
  });

  it('is found again by an address of their own, whatever its accents', () => {
    expect(namedIn('The van is with Eglė now (egle.petrauske@example.org).')).toEqual(['Eglė']);
  });

  it('lends the name to streets, firms and things', () => {
    const text = `${HEAD}Pulkkinen Oy and the shop in Pulkkinen Road sell Pulkkinen's sauce.`;
    expect(namedIn(text)).toEqual(['Jouko Pulkkinen']);
  });

  it('is not found in what is a word as well, be it by how the text uses it', () => {
    expect(namedIn('Dear Mrs May Hope,\n\nin May we hope for rain. Hope is all.')).toEqual([
      'May Hope',
    ]);
    expect(namedIn(`${HEAD}The Pulkkinen is a boat; a jouko is a brother. Jouko!`)).toEqual([
      'Jouko Pulkkinen',
    ]);
  });

  it('is not looked for in a collection of texts', () => {
    const pages = 'Nothing else was said of them that day.\n'.repeat(4000);
    expect(namedIn(`${HEAD}${pages}So Jouko is back.`)).toEqual(['Jouko Pulkkinen']);
  });

  it('raises a flag where a model doubts, once another place vouches', () => {
    const text =
      'Written to toomas.rebane@example.org.\n\nThe keys are with Toomas Rebane since May.';
    const flags = analyze(text).findings.filter((one) => one.type === 'person-name');
    expect(flags.map(({ isInformational }) => isInformational)).toEqual([false]);
  });
});
