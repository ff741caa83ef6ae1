import type { Match, Place } from '#engine/detector.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

/** The counties of Ireland, north and south, as addresses end with them. */
const COUNTIES =
  'antrim armagh carlow cavan clare cork derry donegal down dublin fermanagh galway kerry kildare kilkenny laois leitrim limerick longford louth mayo meath monaghan offaly roscommon sligo tipperary tyrone waterford westmeath wexford wicklow';

/** A county after `Co.`; `County Down` is an ordinary place name. */
export const COUNTY_TRIGGERS: readonly string[] = COUNTIES.split(' ').flatMap((county) => [
  `co. ${county}`,
  `co ${county}`,
]);

/** A townland or a house, and a town or a parish; streets are detected separately. */
const PARTS_BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d])(?:\d{1,3}[A-Za-z]? )?(?:\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: (?:\p{Lu}[\p{L}\p{M}'’]{1,24}|na|an|of|the)){0,3},\s{1,12}){2,3}`,
  'u',
);
/** Deeds join a name and its address with `of`: `Mr John Roe of Rathmore House, Kilcullen`. */
const NAME_AND_OF =
  /^\p{Lu}[\p{L}\p{M}'’-]{1,24} of (?=\p{Lu}[^,]{1,40} (?:House|Lodge|Cottage|Farm|Hall|Villa|Mill|Manor|Court|Park),)/u;
const COMPANY =
  /^[^,]{0,80}(?<!\p{L})(?:Ltd|Limited|PLC|Plc|DAC|CLG|LLP|ULC|UC|Inc|Group|Foods|Motors|Teo|School|Scoil|College|Hospital|Church|Clinic|Club|Library|Credit Union)\.?,\s{1,12}/iu;
const EIRCODE = /,?\s{0,12}(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?(?=[A-Z]{0,3}\d)[A-Z\d]{4}(?![\p{L}\d])/uy;

/** A rural Irish address, where houses have no numbers: `Knockaun, Kilmallock, Co. Limerick`. */
export function addressByCounty({ text, start, end }: Place): Match | undefined {
  const from = startOfMatchBefore(text, start, PARTS_BEFORE);
  if (from === undefined) return undefined;
  const company = endOfCompany(text.slice(from, start));
  if (company > 0 && text.slice(from + company, start).split(',').length < 3) return undefined;
  const name = company || (NAME_AND_OF.exec(text.slice(from, start))?.[0].length ?? 0);
  const why = 'A townland, a town and a county appear in the order of an Irish address.';
  return { start: from + name, end: endOfMatchAt(text, end, EIRCODE) ?? end, confidence: 0.8, why };
}

/** Where the name of a company before its address ends; 0 if there is none. */
function endOfCompany(parts: string): number {
  return COMPANY.exec(parts)?.[0].length ?? 0;
}
