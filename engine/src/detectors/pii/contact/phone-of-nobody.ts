import { isLabeledOtherwise } from '#engine/detectors/pii/identifiers/other-label.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';

import { isRoleAddress } from './is-role-address.ts';
import { NOT_DIALLED, OF_ORGANIZATION, SOUTH_AFRICAN_COMPANY } from './phone-forms.ts';

/** An office for the press or for customers, and the mailbox of the same office between its name and its number. */
const OFFICE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:press|media|newsroom|pressestelle|presse)(?: (?:office|contact|enquiries|inquiries|desk|team|line|relations|department|kontakt))?[:,]?[ \t]{1,4}(?:([\w.+-]{2,40}@[\w.-]{3,60})[ \t]{0,2}[,;|/]?[ \t]{1,4}(?:or |and )?)?(?:(?:tel|telephone|phone|call|t|p|on)\b[.:]?[ \t]{0,3}){0,2}`,
  'iu',
);
/** The office, team or desk that the text tells to call, before its number. */
const CALLED_OFFICE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:call|calling|ring|ringing|phone|phoning|telephone|contact|dial|reach|text)\s(?:the|our)\s(?:[\p{L}-]{2,14}\s){0,2}(?:office|reception|help[ -]?desk|front desk|service desk|team|department|branch|shop|surgery|warehouse|depot|box office)(?:,| on| at)?\s{1,3}`,
  'iu',
);
/** What stands in drafts and samples where a number belongs. */
const ENDS_IN_ZEROS = /(?:0[ ./-]?){6}$/;
const MAILBOX = /[\w.+-]{2,40}@[\w.-]{3,60}/;

/** Whether a number is that of an organization: a line that it pays for, or that of its press office. */
export function isOfOrganization(text: string, start: number, written: string): boolean {
  if (OF_ORGANIZATION.test(written)) return true;
  if (startOfMatchBefore(text, start, CALLED_OFFICE) !== undefined) return true;
  const from = startOfMatchBefore(text, start, OFFICE);
  if (from === undefined) return false;
  const mailbox = MAILBOX.exec(text.slice(from, start))?.[0];
  const [local = '', domain = ''] = mailbox?.split('@') ?? [];
  return mailbox === undefined || isRoleAddress(local, domain);
}

/** Numbers of articles begin with zeros as numbers abroad do. */
const SERIAL = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:serial|s/n|sn|part|model|item|article|sku|batch|lot|isbn|ean|imei|meter|rma)(?: ?(?:no|nr|number|code))?\.?(?: (?:is|was))?[ \t]{0,3}[:#=]{0,2}[ \t]{0,6}`,
  'iu',
);
/** A number that the text says is that of a switchboard. */
const SWITCHBOARD =
  /^[ ,]{0,2}\((?:switch ?board|main (?:line|number|switchboard)|reception|freephone|toll[- ]free|central)\)/i;
/** The departure and the arrival of a flight between two airports. */
const FLIGHT_TIMES = /^[0-2]\d[0-5]\d[ ]{1,2}[0-2]\d[0-5]\d$/;
const AIRPORTS = endingAtOffset(String.raw`(?<![A-Z])[A-Z]{3}[ \t/-]{1,3}[A-Z]{3}[ \t]{1,6}`);

/** Whether a number is that of an organization, or none that is called at all. */
export function isOfNobody(text: string, start: number, written: string): boolean {
  if (ENDS_IN_ZEROS.test(written) || isOfOrganization(text, start, written)) return true;
  if (SWITCHBOARD.test(text.slice(start + written.length, start + written.length + 24)))
    return true;
  if (written.startsWith('+')) return false;
  if (startOfMatchBefore(text, start, NOT_DIALLED) !== undefined) return true;
  if (FLIGHT_TIMES.test(written) && startOfMatchBefore(text, start, AIRPORTS) !== undefined)
    return true;
  if (written.startsWith('00')) return startOfMatchBefore(text, start, SERIAL) !== undefined;
  return isLabeledOtherwise(text, start) || SOUTH_AFRICAN_COMPANY.test(written);
}
