import type { Match, Place } from '#engine/detector.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { ABOUT_PASSWORDS } from './about-passwords.ts';
import { isSurelyPassword, looksLikePassword, withoutEnd } from './credential-value.ts';

/** The value of a password that the sentence does not name again: `the new one is …`, `root's is …`. */
const VALUE = /(?: still| now)?:?\s{1,3}(["“'‘`]?)([^\s"“”`]{6,64})/y;
const SPOKEN_OF =
  /\b(?:passwords?|passphrases?|pw|pwd|passwd|log-?ins?|credentials|creds|admin(?:istrator)?s?(?: account)?|root|psk|wi-?fi key)\b/i;
const PASSWORD = /\b(?:passwords?|passphrases?|pw|pwd|passwd|psk)\b/i;
/** Which of several passwords it is; anything may be `the one`. */
const WHICH =
  /(?:\b(?:the|our|my|his|her|their) (?:[a-z]{2,12} ){0,2}|\bthat |\b[\w-]{2,16}['’]s (?:[a-z]{2,12} )?)(?:one(?: (?:is|was))?|is|was)$/i;
/** What `the one` is for. */
const WHAT_FOR = / (?:for|on|to|of|at) (?:the )?[\w.-]{2,20}(?: [\w.-]{2,20})? (?:is|was)/iy;
const REACH = 110;

/** A password after `the new one is` and the like, where the text just spoke of one. */
export function secondPassword({ text, start, end }: Place): Match | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (!SPOKEN_OF.test(before) || !WHICH.test(text.slice(Math.max(0, end - 60), end))) {
    return undefined;
  }
  const from = /one$/i.test(text.slice(start, end)) ? endOfMatchAt(text, end, WHAT_FOR) : end;
  const found = from === undefined ? undefined : secretAfter(text, from);
  if (found === undefined) return undefined;
  const { value, isQuoted } = found;
  const isEnough = PASSWORD.test(before) && isQuoted && value.length >= 8;
  if (!isSurelyPassword(value) && !(isEnough && looksLikePassword(value))) return undefined;
  if (ABOUT_PASSWORDS.test(text.slice(Math.max(0, start - 40), end))) return undefined;
  const why = 'A password-like value follows a reference to a password that was just mentioned.';
  return { start: found.start, end: found.start + value.length, confidence: 0.7, why };
}

function secretAfter(
  text: string,
  offset: number,
): { readonly value: string; readonly start: number; readonly isQuoted: boolean } | undefined {
  VALUE.lastIndex = offset;
  const found = VALUE.exec(text);
  if (found === null) return undefined;
  const [all, quote = '', written = ''] = found;
  const start = found.index + all.length - written.length;
  return { value: withoutEnd(written), start, isQuoted: quote !== '' };
}
