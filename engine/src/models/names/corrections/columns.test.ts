import { describe, expect, it } from 'vitest';

import { ORGANIZATION, PERSON, PLACE } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';

import { relabelColumns } from './columns.ts';

function personAt(text: string, name: string): TaggedName {
  const start = text.indexOf(name);
  return { start, end: start + name.length, label: PERSON, confidence: 0.9, isDoubtful: false };
}

describe('person names in a table', () => {
  it('become organizations in a company column and remain persons in others', () => {
    const text = 'id,companyName,contact\n1,Zemlak Crona,Jane Roe\n2,Ana Trujillo,Ana Paz\n';
    const names = ['Zemlak Crona', 'Jane Roe', 'Ana Trujillo', 'Ana Paz'];
    const labels = relabelColumns(
      text,
      names.map((name) => personAt(text, name)),
    ).map(({ label }) => label);
    expect(labels).toEqual([ORGANIZATION, PERSON, ORGANIZATION, PERSON]);
  });

  it('become organizations below a two-word column header', () => {
    const text = 'Id | Company Name | Contact\n1 | Zemlak Crona | Jane Roe\n';
    const labels = relabelColumns(text, [
      personAt(text, 'Zemlak Crona'),
      personAt(text, 'Jane Roe'),
    ]).map(({ label }) => label);
    expect(labels).toEqual([ORGANIZATION, PERSON]);
  });

  it('become organizations in the company column of an INSERT statement', () => {
    const text = "INSERT INTO supplier (company_name, owner) VALUES ('Zemlak, Crona', 'Jane Roe');";
    const labels = relabelColumns(text, [personAt(text, 'Crona'), personAt(text, 'Jane Roe')]).map(
      ({ label }) => label,
    );
    expect(labels).toEqual([ORGANIZATION, PERSON]);
  });

  it('become places in a column of streets and houses', () => {
    const text = 'id,contact,street,town\n1,Jane Roe,Ty Mawr,Bala\n2,Ana Paz,Bryn Awel,Neath\n';
    const labels = relabelColumns(text, [
      personAt(text, 'Jane Roe'),
      personAt(text, 'Ty Mawr'),
    ]).map(({ label }) => label);
    expect(labels).toEqual([PERSON, PLACE]);
  });
});
