import { describe, expect, it } from 'vitest';

import { latinSpellings } from './latin-spellings.ts';

describe('the spellings of a value in unaccented Latin letters', () => {
  it.each([
    ['José García', 'jose garcia'],
    ['Jürgen Müller', 'jurgen muller'],
    ['Jürgen Müller', 'juergen mueller'],
    ['Claudia Großmann', 'claudia grossmann'],
    ['Søren Østergård', 'soren ostergard'],
    ['Søren Østergård', 'soeren oestergaard'],
    ['Bożena Grzyłowska', 'bozena grzylowska'],
    ['Алексей Навальников', 'aleksey navalnikov'],
    ['Алексей Навальников', 'alexei navalnikov'],
    ['Харитон Щукин', 'khariton shchukin'],
    ['Γιάννης Παππάς', 'giannis pappas'],
    ['Sinéad O’Donoghue', "sinead o'donoghue"],
  ])('of %s include %s', (value, spelling) => {
    expect(latinSpellings(value)).toContain(spelling);
  });

  it.each(['Jane Quillfeather', '陈大文', 'é'.repeat(201)])('of %s are none', (value) => {
    expect(latinSpellings(value)).toEqual([]);
  });
});
