import type { Match, Place } from '#engine/detector.ts';

/** Words that begin the mention of a word by which a caller proves who they are. */
export const SPOKEN_TRIGGERS: readonly string[] = (
  'code word|codeword|code-word|password for the|password for our|password with the|password with our|' +
  'for the word|for a word|for our word|for your word|for my word|for the password|for our password|for your password|for a password|for the code word|for our code word|for a code word'
).split('|');

/** Who asks for the word on the phone or at the gate. */
const HOLDER =
  '(?:the |our |my |your )?(?:(?:alarm|monitoring|security|burglar|key-?holding|guarding|answering|telephone|phone) )?(?:alarm|banks?|bank manager|building society|broker|insurers?|company|firm|people|station|centre|center|line|desk|guards?|service|control room|school|nursery)';
const IS = "(?:,? (?:which|that) is|,? it['’]?s| is| was|[ ]?[:=])(?: still| now| currently)?";
/** An unquoted word is no remark about the word. */
const PLAIN =
  '(?!(?:required|needed|asked|known|unknown|secret|private|confidential|personal|different|changed|reset|kept|given|stored|written|agreed|not|none|never|always|only|on|in|to|at|a|an|the|case|your|weak|strong|wrong|right|correct|incorrect|invalid|missing|below|above|here|also|too|as|too|held|what)(?!\\p{L}))';
const WORD = `[ ]{1,2}(?:["“‘](\\p{L}[\\p{L}\\d'’ -]{2,24})["”’]|${PLAIN}(\\p{L}[\\p{L}\\d'’-]{2,24})(?=[ ]?(?:$|[\\n.,;)])))`;
const QUOTED_WORD = `[ ]{1,2}["“‘](\\p{L}[\\p{L}\\d'’ -]{2,24})["”’]`;

/** The word, after the one who asks for it or with a clause of its own. */
const OF_HOLDER = new RegExp(`(?: (?:with|for|at|to))? ${HOLDER}${IS}${WORD}`, 'iuy');
const QUOTED = new RegExp(
  `(?:,? (?:which|that) is|[.,:;]? ?it(?:['’]s| is))(?: still| now)?${QUOTED_WORD}`,
  'iuy',
);
/** `ask for the word, which is …` */
const ASKED =
  /\b(?:alarm|monitoring|security|bank|company|firm|station|guards?|control (?:room|centre)|operator|callers?|they)\b[^.\n]{0,40}\b(?:asks?|asking|asked)(?: you| me| us)? $/i;

/** The word by which somebody proves to an alarm company or a bank who they are. */
export function spokenWord({ text, start, end }: Place): Match | undefined {
  const isAsked = /^for/i.test(text.slice(start, end));
  if (isAsked && !ASKED.test(text.slice(0, start))) return undefined;
  const forms = isAsked ? [QUOTED] : [OF_HOLDER, QUOTED];
  for (const form of forms) {
    const found = wordAt(text, end, form);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordAt(text: string, end: number, form: RegExp): Match | undefined {
  form.lastIndex = end;
  const found = form.exec(text);
  const value = found?.[1] ?? found?.[2];
  if (found === null || value === undefined) return undefined;
  const start = end + found[0].lastIndexOf(value);
  const why = 'The text gives the word by which somebody proves who they are.';
  return { start, end: start + value.length, confidence: 0.8, why };
}
