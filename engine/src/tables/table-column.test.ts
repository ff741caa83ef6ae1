import { describe, expect, it } from 'vitest';

import { readColumnValues } from './table-column.ts';

const DATE = /\d{4}-\d\d-\d\d/y;

function below(text: string, label = 'dob'): string[] {
  const start = text.indexOf(label);
  const place = { text, start, end: start + label.length };
  return readColumnValues(place, DATE).map(({ start: from, end }) => text.slice(from, end));
}

describe('values below a label', () => {
  it.each([';', ',', '\t', ' | ', '   '])('are read from columns separated by %j', (mark) => {
    const rows = [
      ['id', 'dob', 'city'],
      ['1', '1979-05-22', 'Cork'],
      ['2', '1988-11-02', 'Leeds'],
    ];
    const text = rows.map((row) => row.join(mark)).join('\n');
    expect(below(text)).toEqual(['1979-05-22', '1988-11-02']);
  });

  it('are read from the last column and from tables with quoted cells', () => {
    expect(below('id;city;dob\n1;Cork;1979-05-22')).toEqual(['1979-05-22']);
    expect(below('"id","dob","city"\n"1","1979-05-22","Cork"')).toEqual(['1979-05-22']);
    expect(below('name,dob,city\n"Roe, ""Jo""",1979-05-22,Cork')).toEqual(['1979-05-22']);
  });

  it('are read from padded tables with pipes, after a blank line and next to empty cells', () => {
    expect(below('id   | dob        | city\n1    | 1979-05-22 | Cork')).toEqual(['1979-05-22']);
    expect(below('1  2  3\n\nid  city  dob\n1  Cork  1979-05-22')).toEqual(['1979-05-22']);
    expect(below('id   city   dob\n1           1979-05-22')).toEqual(['1979-05-22']);
  });

  it('are read from misaligned columns and rows with missing cells', () => {
    const text =
      'room  guest      dob\n1     Ann Roe   1979-05-22   vegan\n      Bo Roe    1988-11-02';
    expect(below(text)).toEqual(['1979-05-22', '1988-11-02']);
  });

  it('are a single line of answers in a form that alternates labels and answers', () => {
    const form =
      'Name   City    dob\nJo     Cork    1979-05-22\nRole   Branch  Since\nClerk  Cork    2020-01-02';
    expect(below(form)).toEqual(['1979-05-22']);
    const second = 'Ref    Branch\nA1  Cork  x\nName   City  Dob\nJo     Cork  1979-05-22';
    expect(below(second, 'Dob')).toEqual(['1979-05-22']);
  });

  it('are not read in a form with one column per person', () => {
    expect(below('dob   Jo Roe   Al Doe\n1979-05-22   x   y\nStatus   Settled   n/a')).toEqual([]);
  });

  it('end with the table and where the column contains something else', () => {
    expect(below('id;dob;city\n1;1979-05-22;Cork\n\n2;1988-11-02;Leeds')).toEqual(['1979-05-22']);
    expect(below('id;dob;city\n1;1979-05-22;Cork\nThe end; 1988-11-02')).toEqual(['1979-05-22']);
    expect(below(`id;dob;city\n${'1;none;Cork\n'.repeat(3)}2;1988-11-02;Leeds`)).toEqual([]);
    expect(below(`id;dob;city\n${'1;;Cork\n'.repeat(5)}2;1988-11-02;Leeds`)).toEqual([
      '1988-11-02',
    ]);
  });

  it('are not read in prose, below a row of values, in the wrong row or below a label of several words', () => {
    expect(below('He asked for my dob, my name\nand 1979-05-22, they said')).toEqual([]);
    expect(below('id;date;city\n1;dob;2\n1;1979-05-22;Cork')).toEqual([]);
    expect(below('1;dob;2\n1;1979-05-22;Cork')).toEqual([]);
    expect(below('id;what a dob means to us;city\n1;1979-05-22;Cork')).toEqual([]);
  });
});
