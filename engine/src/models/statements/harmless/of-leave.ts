import { oneLine } from '#engine/text/one-line.ts';

const REASON = oneLine`(?:(?:fertility|ivf|medical|cancer) (?:treatments?|appointments?)|ivf|gender (?:transition|reassignment|affirmation)|(?:peri)?menopause|menstruation|miscarriages?|stillbirths?|(?:baby|pregnancy) loss|pregnancy|birth|maternity|paternity|adoption|fostering|surrogacy|bereavement|parenthood
  |breastfeeding|disability|mental health|long-term (?:sickness|illness)|sickness|illness|religious (?:observance|holidays)|prayer|caring|carers?|domestic abuse|jury service|medical emergencies)(?: leave)?`;
/** Reasons for leave, as the heading or the label of a rule. */
const REASONS = new RegExp(
  String.raw`^[#*\s\d.•-]{0,8}${REASON}(?:(?:, ?|,? (?:and|or|&) | ?/ ?)${REASON}){0,6}[\s.:*]{0,6}$`,
  'i',
);
const LIST = /,|\/|&|\b(?:and|or)\b/i;
/** Words for the leave that is granted for such a reason. */
const GRANT =
  /\b(?:(?:un)?paid (?:leave|time|days)|leave (?:for|of|is|lasts)|time off|days? off|entitled|both parents|you (?:may|can|get|are))\b/i;
const OF_SOMEBODY = /\b(?:he|she|his|her|mr|mrs|ms|i|my)\b/i;
const REACH = 160;

/** Whether what was told is only a list of reasons for which a policy grants leave. */
export function isReasonForLeave(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const told = text.slice(start, end);
  if (!REASONS.test(told)) return false;
  const rule = text.slice(end, end + REACH);
  return LIST.test(told) && GRANT.test(rule) && !OF_SOMEBODY.test(rule);
}
