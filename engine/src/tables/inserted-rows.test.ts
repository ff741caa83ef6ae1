import { describe, expect, it } from 'vitest';

import { readInsertedValues } from './inserted-rows.ts';

function inserted(text: string, label: string): string[] {
  const start = text.indexOf(label);
  const place = { text, start, end: start + label.length };
  return readInsertedValues(place, /[^\n]{1,40}/y).map(({ value }) => value);
}

describe('the values of an INSERT column', () => {
  const rows =
    "INSERT INTO `people` (`id`, `name`, `dob`) VALUES\n (1, 'O''Roe, J', NULL),\n (2, N'Paz (Ana)', '1990-01-31');";

  it('are read from each row by the position of the column name', () => {
    expect(inserted(rows, 'name')).toEqual(["O''Roe, J", 'Paz (Ana)']);
    expect(inserted(rows, 'dob')).toEqual(['NULL', '1990-01-31']);
    expect(inserted(rows, 'id')).toEqual(['1', '2']);
  });

  it('end with the statement and at a row with a different number of columns', () => {
    expect(inserted('insert into a (x, dob) values (1, 2), (3); (4, 5)', 'dob')).toEqual(['2']);
  });

  it('are not read outside an INSERT statement with VALUES', () => {
    expect(inserted('He called (x, dob) values (1, 2).', 'dob')).toEqual([]);
    expect(inserted('INSERT INTO a (x, dob) SELECT 1, 2', 'dob')).toEqual([]);
  });
});
