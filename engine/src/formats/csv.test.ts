import { expect, it } from 'vitest';

import { csvLine } from './csv.ts';

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['  @SUM(A1)', "'  @SUM(A1)\r\n"],
  ['\t=1', "'\t=1\r\n"],
  ['＝cmd.txt', "'＝cmd.txt\r\n"],
  ['delete it;=1+1 before noon', "delete it;'=1+1 before noon\r\n"],
  [';=1', ";'=1\r\n"],
  ['one\n-2', '"one\n\'-2"\r\n'],
  ['plain; and simple', 'plain; and simple\r\n'],
  ['a well-known 5 + 3', 'a well-known 5 + 3\r\n'],
])('the cell %j begins no formula, wherever a spreadsheet divides it', (cell, line) => {
  expect(csvLine([cell])).toBe(line);
});
