import type { Match, Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** Terms for what a bank or a broker asks a caller for. */
export const MEMORABLE_TRIGGERS: readonly string[] = (
  'memorable word|memorable information|memorable info|memorable name|memorable place|memorable phrase|memorable date|' +
  'secret word|security word|banking passcode|telephone passcode|phone passcode|' +
  "mother's maiden name|mothers maiden name"
).split('|');

/** Who keeps the word that a caller is asked for. */
const HOLDER =
  '(?: (?:(?:that|which) )?(?:we|you|i|he|she|they) (?:have|hold|gave|give|chose|set|use|agreed)(?: (?:for|on) (?:you|him|her|them|me|us|file|record))?| (?:on|for) (?:the |this |his |her |your |my )?(?:account|file|record|policy))?';
/** A word in capitals, with a capital or in quotation marks after “is”; any word after a colon. */
const STATED = new RegExp(
  `${HOLDER}(?:(?:[ ]?[:=][ ]{0,3}| ?\\()["“‘]?(?!(?:enter|your|type|choose|a|an|the|e\\.g|see|used?|optional|yes|no|n/a|characters?|letters?|required|needed|asked|known|unknown|not|none|set|reset|verified|confirmed|correct|incorrect|failed|passed|on|in|to|is|given|changed|different)(?!\\p{L}))|(?: is| was)[ ]["“‘]?(?=\\p{Lu}))([\\p{L}\\d][\\p{L}\\d'’-]{3,24})(?=["”’]?(?:[ ]?[).,;|\\n]|$))`,
  'uy',
);
/** A word in capitals right behind, in a note rather than in the title of a field. */
const MEMORABLE_BARE =
  /(?<=[a-z] word) (?!(?:Required|Reset|Hint|Field|Help|Confirm|Enter|Optional|Date|Password|Pin|Security|Please|If|And|Or|The|To|Is|Not)(?!\p{Ll}))(\p{Lu}[\p{L}\d'’-]{3,24})(?=[ ]?(?:[.,;)\n]|$))/uy;
/** The date that a bank asks for besides. */
const MEMORABLE_DATE =
  /(?: (?:is|was)| ?[:=])?(?: still| now)?[ ]{1,3}["“]?(\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?,? \d{4})(?![\w/-])/iy;
/** Passwords that people are asked for at a gate or on the phone. */
const SPOKEN =
  /(?:[ ]?[:=]|[ ]is| ?\()[ ]{0,3}["“‘]?(?!(?:required|needed|asked|known|unknown|not|none|in|on|the|a|an|given|kept|changed|to|different)(?!\p{L}))(\p{L}[\p{L}\d'’-]{2,24})(?=["”’]?(?:[ ]?[).,;\n]|$))/iuy;
/** No answers, and words about a memorable word rather than the word. */
const NO_ANSWER =
  '(?!(?:yes|no|ok|okay|sure|sorry|hello|hi|hang|hold|one|wait|what|why|which|who|not|none|pass|forgotten|forgot|unknown|dunno|don|can|could|do|did|have|has|i|it|is|the|a|an|that|this|thanks|thank|please|correct|incorrect|right|wrong|missing|invalid|valid|required|needed|optional|hidden|blank|masked|set|reset|changed|verified|confirmed|failed|passed|case|too|same|different|used|help|hint|field|policy|entry|check|here|below|above|later|and|or|for|of|to|in|on|question|questions|characters?|letters?)(?![\\p{L}\\d]))';
/** The answer in the next line of a chat. */
const ANSWERED = new RegExp(
  `[^\\n?]{0,40}\\?[ \\t]{0,6}\\r?\\n(?:[^\\n:>]{0,30}(?:\\d\\d:\\d\\d[^\\n:>]{0,24})?[:>][ ]{1,3})?(?:(?:it['’]s|it is|that['’]s|that is)[ ])?["“‘]?${NO_ANSWER}(\\p{L}[\\p{L}\\d'’-]{2,24})["”’]?[ ]?[.!]?[ \\t]{0,6}(?=\\r?\\n|$)`,
  'iuy',
);
/** A word in lower case, with which its owner's sentence ends. */
const OWN = new RegExp(
  `(?: is| was)(?: still| now)?[ ]["“‘]?${NO_ANSWER}(\\p{L}[\\p{L}\\d'’]{3,24})["”’]?(?=[ ]?(?:[.,;!)](?!\\p{L})|\\r?\\n|$))`,
  'iuy',
);
const OWNER = /\b(?:my|his|her|their|whose) $/i;
/** A word that alone follows the label on its line. */
const JOTTED = new RegExp(
  `[ ]{1,8}${NO_ANSWER}(\\p{Ll}[\\p{L}\\d]{3,24})[ ]{0,4}(?=\\r?\\n|$)`,
  'uy',
);
const OPENS_LINE = /(?:^|\n)[ \t*•-]{0,6}$/;
/** Where a maiden name is a password rather than an entry of a form. */
const OF_SECURITY =
  /\b(?:security|verif\w{1,7}|identif\w{1,9}|memorable|passwords?|passcodes?|account|bank(?:ing)?|caller|questions?|answers?|customer|agent|phone|telephone|pin|dpa|id&v)\b/i;
const MAIDEN_NAME =
  'Remove the name and agree on another question or on a made-up answer, because a maiden name cannot be changed.';

/** The memorable word or date that a place's trigger names, or the name that serves as one. */
export function memorable(place: Place): Match | undefined {
  const word = place.text.slice(place.start, place.end).toLowerCase();
  if (word.endsWith('date')) return valueAfter(place, MEMORABLE_DATE, 0.85);
  if (word.includes('maiden')) return maidenName(place);
  if (word.includes('password')) return valueAfter(place, SPOKEN, 0.96);
  return (
    valueAfter(place, STATED, 0.85) ??
    valueAfter(place, MEMORABLE_BARE, 0.85) ??
    valueAfter(place, ANSWERED, 0.8) ??
    ownWord(place)
  );
}

function ownWord(place: Place): Match | undefined {
  const before = place.text.slice(0, place.start);
  if (OWNER.test(before)) return valueAfter(place, OWN, 0.75);
  return OPENS_LINE.test(before) ? valueAfter(place, JOTTED, 0.65) : undefined;
}

/** In a form it is a name; where somebody is asked for it on the phone, it is a password. */
function maidenName(place: Place): Match | undefined {
  const { text, start } = place;
  if (!OF_SECURITY.test(text.slice(0, start))) return undefined;
  const match = valueAfter(place, SPOKEN, 0.96) ?? valueAfter(place, ANSWERED, 0.96);
  return match && { ...match, recommendation: MAIDEN_NAME };
}

function valueAfter({ text, end }: Place, form: RegExp, confidence: number): Match | undefined {
  const found = groupAt(text, end, form);
  if (found === undefined) return undefined;
  const why = 'A value follows a term for a code that only its owner should know.';
  return { start: found.start, end: found.end, confidence, why };
}
