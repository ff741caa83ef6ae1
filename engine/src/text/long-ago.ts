import { oneLine } from './one-line.ts';

/** A number that may be a year from 1500 to 1929; people of that time are dead by now. */
export const LONG_AGO = /(?=1)(?<![\d.,£$€#/-])(?:1[5-8]\d\d|19[0-2]\d)(?![\d/]|[.,-]\d)/g;

const BEFORE_YEAR = oneLine`in|of|during|circa|the year|(?:early|late|mid)|(?:spring|summer|autumn|winter)(?: of)?
  |(?:January|February|March|April|May|June|July|August|September|October|November|December),?`;
/** A number that a word shows to be a year; amounts and times (`seen at 1530, moved at 1745`) look the same without. */
const YEAR = new RegExp(
  String.raw`\b(?:${BEFORE_YEAR}) (?:1[5-8]\d|19[0-2])\d|\b1[5-9]\d0s\b`,
  'i',
);

/** How many years from 1500 to 1929 a text names; 0 where they may be amounts or times. */
export function countYearsLongAgo(text: string): number {
  const years = new Set(text.match(LONG_AGO)).size;
  return years > 0 && YEAR.test(text) ? years : 0;
}
