import { endOfMatchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** A date and a time, in any order, behind the words for an embargo. */
const WHEN = new RegExp(
  oneLine`:?(?:[ ]{0,2},?[ ]{1,2}(?:(?:\d{1,2}[.:h]\d\d|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th|er|\.)?|(?:19|20)\d\d)(?: ?[ap]\.?m\.?)?
    |noon|midnight|hrs?|hours|uhr|heures|horas|ore|uur|on|at|the|of|um|à|de|a las|alle|om|gmt|bst|ist|utc|cet|cest|mez|mesz|e[sd]?t|p[sd]?t|c[sd]t|\(?local time\)?
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch
    |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?|januar|februar|märz|mai|juni|juli|oktober|dezember
    |janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|octubre|noviembre|diciembre)(?![\p{L}\d])){1,9}`,
  'iuy',
);
const EMBARGO = /^\W{0,4}(?:\S{1,12} ){0,3}(?:embarg|sperrfrist)/i;

/** Where a marking ends: that of an embargo includes the time until which it lasts. */
export function endOfMarking(sentence: string, start: number, end: number): number {
  if (!EMBARGO.test(sentence.slice(start, end))) return end;
  const to = endOfMatchAt(sentence, end, WHEN) ?? end;
  // A sentence may seem to end behind the day.
  return /\d\.$/.test(sentence.slice(end, to)) ? end : to;
}
