import { EAST_ASIAN_SURNAMES } from '#engine/detectors/pii/names/hyphenated-name.ts';
import { isFirstName, isUnambiguousName } from '#engine/models/names/lexicon/name-lookup.ts';
import { matchAt } from '#engine/text/match-at.ts';
import type { Span } from '#engine/vocabulary.ts';

/** A surname in capitals before the given names, at the beginning of a line or a cell: `Pt: ROE, Jane Ann`. */
const SURNAME_BEFORE =
  /(?:^|[\n\t:|]|[ ]{2})[ ]?((?:(?:DE|DA|DI|DEL|VAN|VON|DER|DEN|LA|LE|MAC|ST|O)[ ’']?){0,2}\p{Lu}[\p{Lu}\p{M}'’-]{2,24}, )$/u;
const LONGEST_SURNAME = 48;
/** The second half of a double-barrelled surname. */
const SECOND_HALF = /-(\p{Lu}[\p{L}\p{M}’']{2,24})(?![\p{L}\p{M}\d@/_-])/uy;
const LAST_WORD = /(?<![\p{L}\p{M}’'])\p{Lu}[\p{L}\p{M}’']{2,24}$/u;
/** Forms and letters write it before a name. */
const SIGNED = /^(?:Signed|Sgd|Gez|Signé|Firmado)[.:]? (?=\p{Lu})/u;
/** Words before a name that are no part of it: epithets (`Old`, `Little`) and relations (`Daughter`, `Carer`). */
const CALLED =
  /^(?:Young|Little|Poor|Old|Baby|Big|Wee|(?:Grand|Step)?(?:[Dd]aughter|[Ss]on)|Wife|Husband|Mum|Mom|Dad|Niece|Nephew|Partner|Neighbour|Carer) (?=\p{Lu}[\p{L}\p{M}’'-]{2,20}$)/u;
/** Verbs after a name alone, in notes that leave out all that they can. */
const DID =
  / (?:rang|called|phoned|came|visited|said|says|asked|told|brought|took|went|left|arrived|wrote|emailed|texted|replied|reports?|reported|confirmed)$/u;
const SURNAMES = new Set(EAST_ASIAN_SURNAMES);

/** A person's name with both halves of its surname, and without the words before it that are none of it. */
export function wholeName<Name extends Span>(text: string, name: Name): Name {
  const whole = text.slice(name.start, name.end);
  const did = DID.exec(whole)?.[0].length ?? 0;
  const written = did === 0 ? whole : whole.slice(0, -did);
  return {
    ...name,
    start: name.start + lengthBefore(written) - lengthOfSurname(text, written, name.start),
    end: did === 0 ? name.end + lengthBehind(text, written, name.end) : name.end - did,
  };
}

function lengthBefore(written: string): number {
  const signed = SIGNED.exec(written)?.[0].length;
  if (signed !== undefined) return signed;
  const called = CALLED.exec(written)?.[0].length ?? 0;
  const name = written.slice(called);
  return called > 0 && isFirstName(name) && !SURNAMES.has(name.toLowerCase()) ? called : 0;
}

/** Before a newspaper's writer stands the city, which is no surname. */
function lengthOfSurname(text: string, written: string, start: number): number {
  if (text.charAt(start - 2) !== ',' || !isFirstName(written.split(/[ -]/, 1)[0] ?? '')) return 0;
  const before = text.slice(Math.max(0, start - LONGEST_SURNAME), start);
  const surname = SURNAME_BEFORE.exec(before)?.[1];
  const last = surname?.slice(0, -2).split(' ').at(-1) ?? '';
  return surname !== undefined && isUnambiguousName(last) ? surname.length : 0;
}

/** `Steuer-ID` and `Ford-Werke` are no surnames: both halves are written alike, and no words of a language. */
function lengthBehind(text: string, written: string, end: number): number {
  if (text.charAt(end) !== '-') return 0;
  const last = LAST_WORD.exec(written)?.[0];
  const half = matchAt(text, end, SECOND_HALF);
  if (last === undefined || half === null || !written.includes(' ')) return 0;
  const [whole, second = ''] = half;
  const areAlike = isInCapitals(last) === isInCapitals(second);
  return areAlike && isUnambiguousName(second) ? whole.length : 0;
}

function isInCapitals(word: string): boolean {
  return word === word.toUpperCase();
}
