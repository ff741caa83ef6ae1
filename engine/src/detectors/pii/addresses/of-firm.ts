import type { Match } from '#engine/detector.ts';
import { isRoleAddress } from '#engine/detectors/pii/contact/is-role-address.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isBoxOfOffice } from './by-street-word.ts';

/** A firm by its legal form, its department and what such an address is called, up to the address. */
const FIRM_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:GmbH(?: & Co\.? KG)?|AG|KGaA|UG|Ltd|LTD|Limited|LIMITED|LLC|LLP|Inc|PLC|plc|B\.?V|N\.?V|SARL|SAS|S\.?r\.?l|S\.?p\.?A|Pty Ltd|Corp|Corporation|ApS|A/S|Oy|CIC|e\.V)\.?` +
    String.raw`(?:[ ]\([^()\n]{1,40}\))?[ ]?[,·|;]?\s{1,3}(?:(?:Accounts? [Pp]ayable|Accounts|Finance|Purchasing|Procurement|Human Resources|HR|Legal|Customer (?:Service|Services|Care)|Head Office|Buchhaltung|Rechnungswesen|Einkauf|Personalabteilung)(?: [Dd]epartment| [Tt]eam)?[ ]?,?\s{1,3})?` +
    String.raw`(?:(?:of|at|whose registered office is(?: at)?)\s)?`,
  'u',
);
const LABEL_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:registered (?:office|address|seat)|head office|headquarters|principal place of business|principal office|place of business|company address|our (?:head office|shop|store|showroom|premises|offices?|workshop|factory)|sitz der gesellschaft|siège social|domicilio social|sede legale)(?:\sis|\sare)?(?:\slocated|\ssituated)?(?:\sat|\sin)?[ ]?:?\s{1,3}`,
  'iu',
);
/** Some words in capitals right before an address, as a firm introduces itself. */
const NAME_BEFORE =
  /(?:^|[\n:|(]|[.!?] )[ \t*#]{0,6}([\p{L}\d][\p{L}\d&.’' -]{3,40}?)[ ]?[*]{0,2}[,·|]?\s{1,3}$/u;
const MAILBOX = /(?<![\w.+-])([\w.+-]{2,40})@([\w.-]{3,60})/u;
const NAME_REACH = 60;
const MAILBOX_REACH = 120;
const SHORTEST = 5;

/** An address as it counts: not at all for the box of an office, and as something to know for a firm's. */
export function judgeHolder(text: string, found: Match | undefined): Match | undefined {
  if (found === undefined || isBoxOfOffice(text, found.start)) return undefined;
  if (!isOfFirm(text, found)) return found;
  const why = 'The text names the firm that has this address.';
  return { ...found, isInformational: true, why };
}

/** Whether an address is that of a firm rather than of a person, by what stands right around it. */
export function isOfFirm(text: string, span: Span): boolean {
  return (
    startOfMatchBefore(text, span.start, FIRM_BEFORE) !== undefined ||
    startOfMatchBefore(text, span.start, LABEL_BEFORE) !== undefined ||
    hasMailboxOfItsName(text, span)
  );
}

/** `Elm Books, 4 High Street, Leeds. info@elmbooks.example`: the name before the address is that of the mailbox. */
function hasMailboxOfItsName(text: string, { start, end }: Span): boolean {
  const [, local = '', domain = ''] = MAILBOX.exec(text.slice(end, end + MAILBOX_REACH)) ?? [];
  if (domain === '' || !isRoleAddress(local, domain)) return false;
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, start - NAME_REACH), start))?.[1] ?? '';
  const squeezed = squeeze(name.replace(/ (?:&|and) /, ' '));
  return squeezed.length >= SHORTEST && squeeze(domain).includes(squeezed);
}

function squeeze(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
