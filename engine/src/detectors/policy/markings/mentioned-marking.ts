import type { Span } from '#engine/vocabulary.ts';

/** The end of words that name a marking, behind which the marking itself stands. */
const NAMED =
  /(?:\b(?:mark|marked|marking|label|label?led|stamp|stamped|legend|word|words|tagged|designated|classified|level|class|category|tier|bearing|bears|vermerk|kennzeichnung|gekennzeichnet|aufdruck|einstufung|stufe|mention|marqué\w{0,2}|tampon|leyenda|dicitura|timbro|marcad[oa]s?|gemarkeerd|aanduiding|stempel)(?: (?:as|it|them|is|are|all|such|of|the|with|“|")){0,3}|\b(?:level|class|tier|category|stufe|niveau) (?:\d|[A-Z])) ?[(:–-]? ?["'“„«‘]?$/iu;
/** A quotation mark in the middle of a sentence. */
const QUOTED = /[\p{L}\d,)] ["'“„«‘]$/u;
/** The cell before in a row, if it says that the next one holds the marking. */
const LABELED_CELL =
  /\|[ *]{0,4}(?:(?:document|information|data|security) )?(?:class(?:ification)?|marking|sensitivity|protection|status|vertraulichkeit|einstufung|classificatie|clasificación|classificazione)[ *:]{0,4}\|[ *]{0,4}$/iu;
/** A row of a table of several cells, in which each marking is explained. */
const ROW = /^\s{0,8}\|(?![^\n]{0,400}\b(?:page|seite|copy) \d)(?:[^|\n]{0,200}\|){2,12}\s{0,8}$/i;
/** Prose that goes on in the next line or after a gap. */
const CONTINUES = /[\p{L},]\s{1,60}$/u;
/** The word alone, with at most two others: `strictly confidential`. */
const IN_LOWER_CASE = /^(?:[a-z]{3,14}(?:,| ?&| ?\/)? ){0,2}confidential$/;
/** What a level is for, behind it: `Confidential – contracts and personnel files`. */
const EXPLAINED =
  /^ ?[-–—:] (?!for\b|not\b|do\b|don['’]t\b|please\b|internal\b|nur\b|nicht\b|ne\b|niet\b|no\b|non\b|diffusion\b|page\b|seite\b|draft\b|copy\b|handle\b|subject to\b|until\b)\p{Ll}/u;
/** The other levels of a scheme, all in one sentence. */
const PUBLIC = /\b(?:public|unclassified|öffentlich|publique|público|pubblico|openbaar)\b/iu;
const OTHER_LEVEL = /\b(?:internal|restricted|secret|intern|interne|interno|geheim)\b/iu;
/** Who fills in a section of a form: "Right to work (HR use only)". */
const OF_A_SECTION =
  /^(?:for )?(?:hr|office|official|staff|admin(?:istration)?|payroll|reception|bank|school|clinic|store|finance|accounts|it|agency|employer|lender)(?:['’]s)? use only$/i;
const BEHIND_ITS_TITLE = /\p{L}[ \t]{1,4}[([]$/u;
const MENTIONABLE = /confiden[tcz]i|vertraulich|vertrouwelijk|riservat/i;

/** Whether a text speaks of a marking, as in a rule about markings, instead of bearing it. */
export function isMentionedMarking(sentence: string, { start, end }: Span): boolean {
  const written = sentence.slice(start, end);
  const before = sentence.slice(0, start);
  if (OF_A_SECTION.test(written) && BEHIND_ITS_TITLE.test(before)) return true;
  if (!MENTIONABLE.test(written)) return false;
  if (IN_LOWER_CASE.test(written) && CONTINUES.test(before)) return true;
  if (LABELED_CELL.test(before)) return false;
  if (NAMED.test(before) || QUOTED.test(before) || ROW.test(sentence)) return true;
  return isLevel(sentence, written, end);
}

/** Whether a level of a scheme is explained, or named beside the others. */
function isLevel(sentence: string, written: string, end: number): boolean {
  const isTitle = /^\p{Lu}\p{Ll}/u.test(written);
  if (isTitle && EXPLAINED.test(sentence.slice(end))) return true;
  return PUBLIC.test(sentence) && OTHER_LEVEL.test(sentence.replace(written, ''));
}
