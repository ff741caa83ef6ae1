import { oneLine } from '#engine/text/one-line.ts';

/** The longest address of a letter, in UTF-16 units, and how many lines it has above that of its postcode. */
const LONGEST = 180;
const MAX_LINES = 4;
/** Whom a letter is for, with a title, alone on the line. */
const PERSON_LINE = new RegExp(
  oneLine`^[ \t]{0,60}(?:(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Professor|Rev|Reverend|Sir|Lady|Dame|Cllr)\.?(?:[ ](?:and|&)[ ](?:Mrs?|Ms|Miss|Dr)\.?)?[ ])(?:\p{Lu}[\p{L}\p{M}.’'-]{0,24}[ ]?){1,5}$`,
  'u',
);
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'.-]{1,24}|\d{1,4}[A-Za-z]?|y|yr|an|na|nan|the|of|on|upon|by|under|le|la|de|in)`;
const PART = `${WORD}(?: ${WORD}){0,5}`;
/** Houses, streets and towns: nothing else has only such words between its commas. */
const LINE = new RegExp(`^[ \\t]{0,60}(?:${PART}, ?){0,3}${PART},?[ ]{0,3}$`, 'u');
const NO_PLACE =
  /^(?:dear|our|your|date|re|ref|tel|by|email|private|strictly|attn|for|from|to|subject)(?!\p{L})/iu;

/** Where an address begins below the name of its addressee, whatever its house and its street are called. */
export function startBelowAddressee(text: string, codeStart: number): number | undefined {
  const from = Math.max(0, codeStart - LONGEST);
  const lines = text.slice(from, codeStart).split('\n');
  let start = codeStart;
  for (let count = 0; count <= MAX_LINES; count += 1) {
    const line = lines.pop();
    if (line === undefined) return undefined;
    if (count > 0 && PERSON_LINE.test(line.trimEnd())) return start + indentAt(text, start);
    if (!(count === 0 && line.trim() === '') && !isOfAddress(line)) return undefined;
    start = codeStart - (text.slice(from, codeStart).length - lines.join('\n').length) + 1;
  }
  return undefined;
}

function isOfAddress(line: string): boolean {
  return LINE.test(line.trimEnd()) && !NO_PLACE.test(line.trim());
}

function indentAt(text: string, start: number): number {
  return /^[ \t]{0,60}/.exec(text.slice(start, start + 60))?.[0].length ?? 0;
}
