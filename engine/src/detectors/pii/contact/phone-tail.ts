import { oneLine } from '#engine/text/one-line.ts';

const MONTH = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?:[ ]?[ap]\.?m\.?)?`;
/** A date, a time or a count that somebody noted right behind a number. */
const NOTE = new RegExp(
  oneLine`^[ \u00a0]{1,3}\(?(?:${DAY}/(?:0?[1-9]|1[0-2])(?:/(?:20)?\d\d)?|(?:0?[1-9]|1[0-2])/[23]\d
    |${DAY}\.(?:0?[1-9]|1[0-2])\.(?:20)?\d\d|20[1-4]\d-(?:0[1-9]|1[0-2])-${DAY}
    |24/7|${HOUR}[ ]?[-–][ ]?${HOUR}|(?:[01]?\d|2[0-3])[.:][0-5]\d|(?:1[0-2]|[1-9])[ ]?(?:[ap]\.?m\b|o['’]?clock)
    |\d{1,2}[ ]?(?:x|times|calls?|hrs?|hours|h|mins?|minutes|days?)\b|\d{1,2}(?:st|nd|rd|th)[ ](?:attempt|call|time|try|contact)|${DAY}(?:st|nd|rd|th)?[ ](?:of[ ])?(?:${MONTH})[a-z]{0,6}\b)(?!\d|[/.:-]\d)`,
  'i',
);
/** Numbers have at least so many digits before such a note. */
const MIN_DIGITS = 9;
const OF_NUMBER = /[\d ()+./\u00a0\u2010-\u2013-]/;

/** A number at an offset without the date or the time that is noted behind it; undefined if there is no such note. */
export function withoutNote(text: string, start: number): string | undefined {
  let digits = 0;
  for (let at = start; OF_NUMBER.test(text.charAt(at)); at += 1) {
    if (/\d/.test(text.charAt(at))) digits += 1;
    else if (digits >= MIN_DIGITS && NOTE.test(text.slice(at, at + 40)))
      return text.slice(start, at);
  }
  return undefined;
}
