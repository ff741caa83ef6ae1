import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { DIGITS } from './code-digits.ts';

/** Keys to press, behind the locked thing: `Alarm: enter 0917`, `to disarm the alarm press 4471`. */
const ENTERED = new RegExp(
  `(?: panel| system| box| at the \\w{3,12})?(?: ?[:;,–—-])? (?:please |then |you |just ){0,2}(?:enter|press|type(?: in)?|key in|punch in|dial|tap in|input)(?: in)?(?: the)?(?: code)?:? ["“]?(${DIGITS})`,
  'iy',
);
/** The same about setting it: `Alarm. You set it by 5502 + ENTER`. */
const SET_BY = new RegExp(
  `[.:;,]? (?:you |to |we ){0,2}(?:un)?(?:set|arm|disarm|switch|turn) it(?: on| off)? (?:by|with|using)(?: (?:pressing|entering|typing|code|the code))? ["“]?(${DIGITS})`,
  'iy',
);
/** Behind an alarm that is set; without a key to press, it may be the time. */
const BY = new RegExp(
  ` (?:by|with|using)(?: (?:pressing|entering|typing))? ["“]?(${DIGITS})(?=["”]?,? ?(?:then|followed by|and|\\+|&)(?: press)?(?: the)? ?(?:#|\\*|star|hash|pound|key|enter|tick|bell|green|square))`,
  'iy',
);
const IS_SET =
  /\b(?:un)?(?:set|arm|disarm|switch(?:ed)? (?:on|off)|turn(?:ed)? (?:on|off)) (?:the|our|your) (?:burglar |intruder |house |shop )?$/i;
const YEAR = /^(?:19|20)\d\d$/;

/** The code that somebody is told to enter at what a place's trigger names. */
export function enteredCode({ text, start, end }: Place): Match | undefined {
  const found =
    groupAt(text, end, ENTERED) ??
    groupAt(text, end, SET_BY) ??
    (IS_SET.test(text.slice(0, start)) ? groupAt(text, end, BY) : undefined);
  if (found === undefined || YEAR.test(found.value)) return undefined;
  const why = 'The text says to enter these digits at something with a lock or an alarm.';
  return { start: found.start, end: found.end, confidence: 0.75, why };
}
