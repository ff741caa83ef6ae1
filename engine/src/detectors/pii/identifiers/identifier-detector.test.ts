import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function typesIn(text: string): string[] {
  return analyze(text, { rulesOnly: true }).findings.map(({ type }) => type);
}

function reasonsIn(text: string): string[] {
  return analyze(text, { rulesOnly: true }).findings.map(({ why }) => why);
}

describe('identifiers', () => {
  it('do not include a descending run of digits unless their name is next to it', () => {
    expect(typesIn('98765432100')).toEqual([]);
    expect(typesIn('CPF 98765432100')).toContain('brazilian-cpf');
  });

  it('are ignored when their holder would be too old to be alive', () => {
    expect(typesIn('000402-6214431')).toEqual([]);
    expect(typesIn('960121-1021413')).toEqual(['korean-resident-number']);
  });

  it('that begin with a letter are found after separate digits but not directly attached to them', () => {
    expect(typesIn('Reisepass 12 C01X00T41')).toContain('german-passport');
    expect(typesIn('Reisepass 12C01X00T41')).toEqual([]);
  });

  it('recognized only by format are ignored after another kind of label unless their own name is present', () => {
    expect(typesIn('He quoted 1EG4-TE5-MK73 twice.')).toEqual(['us-mbi']);
    expect(typesIn('Part no. 1EG4-TE5-MK73 is sold out.')).toEqual([]);
    expect(typesIn('Medicare, case 1EG4-TE5-MK73.')).toEqual(['us-mbi']);
  });

  it('are described as having a valid check digit only if they have one', () => {
    expect(reasonsIn('The plate is AB51 ABC.')).toEqual([
      'A number in the expected format with valid components appears near “plate”.',
    ]);
    expect(reasonsIn('The NHS number is 943 476 5919.')).toEqual([
      'A number in the expected format with a valid check digit appears near “NHS number”.',
    ]);
  });

  it('are explained by their own label rather than by a farther word', () => {
    expect(reasonsIn('To the hospital: NHS No. 943 476 5919.')).toEqual([
      'A number in the expected format with a valid check digit appears near “NHS No”.',
    ]);
  });

  it('without a check digit have a confidence below 0.9', () => {
    const [plate] = analyze('The plate is AB51 ABC.', { rulesOnly: true }).findings;
    expect(plate?.confidence).toBeLessThan(0.9);
  });

  it('that are just a few digits are found only directly after their names', () => {
    expect(typesIn('CVR-nr. 40161201')).toEqual(['danish-company-number']);
    expect(typesIn('Company (CVR number: 40 16 12 01)')).toEqual(['danish-company-number']);
    expect(typesIn('CVR was asked about 40161201 times.')).toEqual([]);
    expect(typesIn('Batch 40161201 went out.')).toEqual([]);
  });

  it('are found without their name if they have a country prefix and a valid check digit', () => {
    expect(typesIn('Aarhus Grain ApS, DK40161201, Aarhus')).toEqual(['danish-company-number']);
    expect(typesIn('Aarhus Grain ApS, DK40161202, Aarhus')).toEqual([]);
    expect(typesIn('Dalheim Sàrl, LU 401 612 44, Mersch')).toEqual(['luxembourg-vat-number']);
    expect(typesIn('Dalheim Sàrl, 401 612 44, Mersch')).toEqual([]);
  });

  it('are found in a column headed by their name', () => {
    const table = 'Firm;Town;CVR\nAarhus Grain;Aarhus;40161201\nOdense Malt;Odense;40161228\n';
    expect(typesIn(table)).toContain('danish-company-number');
  });

  it('directly after their own label are found despite an invalid check digit, which the reason mentions', () => {
    expect(typesIn('Anna Lind, personnummer 19470312-4818.')).toContain('swedish-personal-number');
    expect(typesIn('Dosare: CNP nr. 1630615123458')).toContain('romanian-cnp');
    expect(reasonsIn('PESEL 85042712345')).toEqual([
      'A number in the expected format appears with its own label, but its check digit or its range is invalid.',
    ]);
    expect(typesIn('PESEL 85992712345')).toEqual([]);
    expect(typesIn('PESEL was asked for 85042712345 times.')).toEqual([]);
    expect(typesIn('Polish identity 85042712345')).not.toContain('polish-pesel');
  });

  it('are found in their own column despite invalid check digits', () => {
    const table = 'Name;PESEL;Town\nAnna Nowak;85042712345;Gdynia\nJan Lis;44051401359;Opole\n';
    expect(typesIn(table).filter((type) => type === 'polish-pesel')).toHaveLength(2);
  });
});
