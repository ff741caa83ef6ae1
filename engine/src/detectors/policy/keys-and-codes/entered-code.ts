import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

import { DIGITS } from './code-digits.ts';

/** Keys to press, behind the locked thing: `Alarm: enter 0917`, `to disarm the alarm press 4471`. */
const ENTERED = new RegExp(
  `(?: panel| system| box| at the \\w{3,12})?(?: ?[:;,–—-])? (?:please |then |you |just ){0,2}(?:enter|press|type(?: in)?|key in|punch in|dial|tap in|input)(?: in)?(?: the)?(?: code)?:? ["“]?(${DIGITS})`,
  'iy',
);
const YEAR = /^(?:19|20)\d\d$/;

/** The code that somebody is told to enter at what a place's trigger names. */
export function enteredCode({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, ENTERED);
  if (found === undefined || YEAR.test(found.value)) return undefined;
  const why = 'The text says to enter these digits at something with a lock or an alarm.';
  return { start: found.start, end: found.end, confidence: 0.75, why };
}
