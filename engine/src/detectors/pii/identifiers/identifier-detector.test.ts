import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function typesIn(text: string): string[] {
  return analyze(text, { sources: ['rule'] }).findings.map(({ type }) => type);
}

function reasonsIn(text: string): string[] {
  return analyze(text, { sources: ['rule'] }).findings.map(({ why }) => why);
}

describe('identifiers', () => {
  it('are no numbers that count down, unless their name stands beside them', () => {
    expect(typesIn('98765432100')).toEqual([]);
    expect(typesIn('CPF 98765432100')).toContain('brazilian-cpf');
  });

  it('belong to people who may be alive', () => {
    expect(typesIn('000402-6214431')).toEqual([]);
    expect(typesIn('960121-1021413')).toEqual(['korean-resident-number']);
  });

  it('that begin with a letter are found after digits of others, and not within them', () => {
    expect(typesIn('Reisepass 12 C01X00T41')).toContain('german-passport');
    expect(typesIn('Reisepass 12C01X00T41')).toEqual([]);
  });

  it('known by their form alone are none after the label of something else', () => {
    expect(typesIn('He quoted 1EG4-TE5-MK73 twice.')).toEqual(['us-mbi']);
    expect(typesIn('Part no. 1EG4-TE5-MK73 is sold out.')).toEqual([]);
    expect(typesIn('Medicare, case 1EG4-TE5-MK73.')).toEqual(['us-mbi']);
  });

  it('are said to have a check digit only where they have one', () => {
    expect(reasonsIn('The plate is AB51 ABC.')).toEqual([
      'A number in the expected format with valid components appears near “plate”.',
    ]);
    expect(reasonsIn('The NHS number is 943 476 5919.')).toEqual([
      'A number in the expected format with a valid check digit appears near “NHS”.',
    ]);
  });

  it('are surer with a check digit than by their form', () => {
    const [plate] = analyze('The plate is AB51 ABC.', { sources: ['rule'] }).findings;
    expect(plate?.confidence).toBeLessThan(0.9);
  });

  it('of few plain digits are found right after their names alone', () => {
    expect(typesIn('CVR-nr. 40161201')).toEqual(['danish-company-number']);
    expect(typesIn('Company (CVR number: 40 16 12 01)')).toEqual(['danish-company-number']);
    expect(typesIn('CVR was asked about 40161201 times.')).toEqual([]);
    expect(typesIn('Batch 40161201 went out.')).toEqual([]);
  });

  it('count without a name where their country stands before them and their check digit holds', () => {
    expect(typesIn('Aarhus Grain ApS, DK40161201, Aarhus')).toEqual(['danish-company-number']);
    expect(typesIn('Aarhus Grain ApS, DK40161202, Aarhus')).toEqual([]);
    expect(typesIn('Dalheim Sàrl, LU 401 612 44, Mersch')).toEqual(['luxembourg-vat-number']);
    expect(typesIn('Dalheim Sàrl, 401 612 44, Mersch')).toEqual([]);
  });

  it('are found in the column that their name heads', () => {
    const table = 'Firm;Town;CVR\nAarhus Grain;Aarhus;40161201\nOdense Malt;Odense;40161228\n';
    expect(typesIn(table)).toContain('danish-company-number');
  });

  it('right after their own label are found though their check digit fails, and say so', () => {
    expect(typesIn('Anna Lind, personnummer 19470312-4818.')).toContain('swedish-personal-number');
    expect(typesIn('Dosare: CNP nr. 1630615123458')).toContain('romanian-cnp');
    expect(reasonsIn('PESEL 85042712345')).toEqual([
      'A number in the expected format appears with its own label, but its check digit is invalid.',
    ]);
    expect(typesIn('PESEL 85992712345')).toEqual([]);
    expect(typesIn('PESEL was asked for 85042712345 times.')).toEqual([]);
    expect(typesIn('Polish identity 85042712345')).not.toContain('polish-pesel');
  });

  it('are found in a column of their own though their check digit fails', () => {
    const table = 'Name;PESEL;Town\nAnna Nowak;85042712345;Gdynia\nJan Lis;44051401359;Opole\n';
    expect(typesIn(table).filter((type) => type === 'polish-pesel')).toHaveLength(2);
  });
});
