import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { ABOUT_PASSWORDS, sentenceAround } from './about-passwords.ts';

/** The words of a passphrase up to the end of its line. */
const PHRASE =
  /(?: is)? ?[:=] ?["“]?((?:[a-z]{2,12}[ -]){3,11}[a-z\d]{1,12})["”]?[ \t]{0,4}(?=$|\r?\n)/y;
const QUOTED_PHRASE = /\s{1,3}["“]((?:[a-z]{2,12}[ -]){2,11}[a-z\d]{1,12})["”]/y;
/** Words joined by hyphens, none of which connects the words of a sentence. */
const JOINED =
  /(?: (?:for|to|of|on) [\w@.' -]{1,40}?)?(?: ?[:=] ?| (?:is|was)(?: still| now)? |\s?\()["“`]?((?:(?!(?:to|of|the|and|or|not|in|on|by|up|out|off|be|is|for|a|an|with|non|self|case|end)-)[A-Za-z]{3,12}-){2,9}[A-Za-z\d]{2,12})(?=["”`)]?(?:[.,;)]|\s|$))(?!-)/y;

/** What is written where the passphrase is kept: `is under the lid. It reads "…"`. */
const READS =
  /(?:[^\n"“”]|\n(?![ \t]{0,8}\n)){1,160}?\b(?:it|which|that)\s{1,6}(?:reads|says|spells)(?: now| still)?:?\s{1,6}["“]((?:[a-z]{2,12}[ -]){3,11}[a-z\d]{1,12})["”]/iy;

/**
 * The passphrase that a place's trigger introduces: words at the end of a line, in quotation marks or joined by
 * hyphens.
 */
export function phraseAfter({ text, start, end }: Place): Match | undefined {
  const plain = groupAt(text, end, PHRASE);
  const found =
    plain ??
    groupAt(text, end, QUOTED_PHRASE) ??
    groupAt(text, end, JOINED) ??
    groupAt(text, end, READS);
  if (found === undefined) return undefined;
  const told = plain?.value ?? sentenceAround(text, start, found.end);
  if (ABOUT_PASSWORDS.test(told)) return undefined;
  const why = 'Words follow a term for a passphrase.';
  return { start: found.start, end: found.end, confidence: 0.7, why };
}
