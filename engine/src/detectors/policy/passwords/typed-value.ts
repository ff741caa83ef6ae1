import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

import { isSurelyPassword, withoutEnd } from './credential-value.ts';

/** What to answer when a program asks: `when it asks, type …`, `if prompted for the password, enter …`. */
const TYPED =
  /(?: you)?(?: for (?:(?:the|a|its|your) )?(?:\w{3,12} )?(?:passwords?|pw|passphrase|pin|secret|it))?[,:]? (?:(?:just|then|please|you|simply) ){0,2}(?:type(?: in)?|enter|use|give(?: it)?|put in|key in|answer(?: with)?|say)(?: it)?:? ["'“‘`]?([^\s"“”’`<>]{8,40})/iy;
/** A command or the name of a file is typed, too. */
const PUNCTUATED = /[-_!@#$%^&*?+~][^.\s]{0,30}[\d!@#$%^&*?+~]|[\d][^.\s]{0,30}[-_!@#$%^&*?+~]/;
/** Who logs in, right before a password of several words in quotation marks. */
const LOGGING_IN =
  /\b(?:log(?:ged)?[ -]?in|log on|sign in|user(?:[ -]?name)?|usr|account)\b[^.\n"“”]{1,40}[,;/] ?(?:and |with )?(?:the )?$/i;
const QUOTED_PHRASE =
  /(?: is)?[:=]? ?["“]((?=[^"”\n]{8,60}["”])[\p{L}\d!@#$%^&*+-]{2,20}(?: [\p{L}\d!@#$%^&*+-]{1,20}){1,5})["”]/iuy;

/** A password that somebody is told to type. */
export function typedValue({ text, end }: Place): Match | undefined {
  const found = groupAt(text, end, TYPED);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || !isSurelyPassword(value) || !PUNCTUATED.test(value)) return undefined;
  const why = 'The text gives a password-like value as the answer to a prompt.';
  return { start: found.start, end: found.start + value.length, confidence: 0.7, why };
}

/** A password of several words, which a login and a word for a password introduce. */
export function quotedPhrase({ text, start, end }: Place): Match | undefined {
  if (!LOGGING_IN.test(text.slice(Math.max(0, start - 80), start))) return undefined;
  const found = groupAt(text, end, QUOTED_PHRASE);
  if (found === undefined) return undefined;
  const why = 'The text gives these quoted words as the password of a login.';
  return { start: found.start, end: found.end, confidence: 0.75, why };
}
