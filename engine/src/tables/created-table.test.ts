import { describe, expect, it } from 'vitest';

import { isCreatedColumn, readCreatedColumn } from './created-table.ts';

function created(text: string, label: string): string[] {
  const start = text.indexOf(label);
  const place = { text, start, end: start + label.length };
  if (!isCreatedColumn(text, place.end)) return [];
  return readCreatedColumn(place, /[^\n]{1,40}/y).map(({ value }) => value);
}

describe('the values of a column that a statement creates', () => {
  const dump =
    "CREATE TABLE IF NOT EXISTS `people` (\n  `id` int NOT NULL,\n  `price` decimal(10,2),\n  `dob` varchar(32) DEFAULT NULL,\n  PRIMARY KEY (`id`, `dob`)\n);\nLOCK TABLES `people` WRITE;\nINSERT INTO `people` VALUES (1,2.50,'1990-01-31'),(2,3.00,'1991-02-28');";

  it('are read from the rows by the position of the column', () => {
    expect(created(dump, 'dob')).toEqual(['1990-01-31', '1991-02-28']);
    expect(created(dump, 'price')).toEqual(['2.50', '3.00']);
  });

  it('are not read from the rows of another table, or outside such a statement', () => {
    expect(created(dump.replace('INTO `people`', 'INTO `things`'), 'dob')).toEqual([]);
    expect(created("They create dob date; INSERT INTO people VALUES (1,'x');", 'dob')).toEqual([]);
  });

  it('are not read from rows with a different number of cells', () => {
    expect(created(dump.replace('(1,2.50,', '(1,'), 'dob')).toEqual([]);
  });
});
