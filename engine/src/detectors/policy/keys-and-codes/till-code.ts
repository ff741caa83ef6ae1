import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** Codes with which a manager approves refunds and the like at a till. */
export const TILL_TRIGGERS: readonly string[] = (
  "manager code|manager's code|manager’s code|managers code|supervisor code|supervisor's code|supervisor’s code|" +
  'cashier code|override code|void code|refund code|till code|manager override|supervisor override'
).split('|');

const STATED =
  /(?: (?:for|on|of) (?:the|our|both|all) (?:tills?|cash registers?|register|shop|terminal)s?)?(?: \([a-z ]{2,20}\))?(?: (?:is|was)(?: still| now)?|[ ]?[:=])[ \t]{1,4}["“]?(\d{4,6}[#*]?)(?![\w%]|[.,:/-]\d| ?\d)/iy;
const TILL =
  /\b(?:tills?|cash (?:desk|drawer|register|up)|cashing up|registers?|refunds?|voids?|epos|pos|drawer|swipe card)\b/i;
const YEAR = /^(?:19|20)\d\d$/;
/** In personnel data, a manager has a number of this length too. */
const RECORD =
  /\b(?:cost cent(?:re|er)|employee|staff|department|dept|payroll|sales ?person|hr)\b/i;

/** The code of a till's manager, which approves refunds and corrections. */
export function tillCode({ text, start, end }: Place): Match | undefined {
  const found = groupAt(text, end, STATED);
  if (found === undefined || YEAR.test(found.value)) return undefined;
  const isAtTill = TILL.test(text.slice(Math.max(0, start - 60), found.end + 80));
  if (!isAtTill && (!/^\d{4}\D?$/.test(found.value) || RECORD.test(text))) return undefined;
  const why = 'Digits are given as the code with which a manager approves something at a till.';
  return { start: found.start, end: found.end, confidence: isAtTill ? 0.8 : 0.65, why };
}
