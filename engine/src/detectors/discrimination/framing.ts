import { phrase } from '#engine/phrases/phrase.ts';

/** Wording by which a sentence forbids, disclaims or discusses discrimination rather than practising it. */
const DISCLAIMER = phrase(
  'regardless of|irrespective of|without regards? to|equal opportunit(?:y|ies)|equal employment',
  'discriminat(?:e|es|ed|ing|ion|ory)|non-discriminat(?:ion|ory)|anti-discrimination|unlawful(?:ly)?',
  '(?:law|act|code|policy|rules?|we) prohibits?|prohibit(?:s|ed|ing)? (?:employers|landlords|asking|basing|considering|refusing)',
  'harass(?:es|ed|ing|ment)?|stereotyp(?:es?|ical|ing)|bias|biased|biases|prejudices?',
  'protected (?:class|classes|characteristics?|status|groups?)',
  '(?:must|may|should|do|does|will|shall|can|could|did) (?:not|never) (?:ask|consider|base|require|reject|exclude|refuse|inquire|favou?r|use|say|write|describe|be (?:asked|required|used|taken))',
  "(?:don't|never|no longer) (?:ask|use|say|write|describe|require)|(?:not|never) (?:looking for|seeking|asking for)",
  'avoid(?:s|ing)? (?:asking|saying|using|writing|words?|terms?|phrases?|language|wording)',
  'reasonable (?:accommodation|adjustment)s?',
  '(?:all|any) (?:ages?|genders?|backgrounds?|nationalit(?:y|ies)|religions?|races?)',
  '(?:is|are) not required|not a requirement|not necessary',
);
/** What people tell of themselves, as applicants do. */
const OF_ONESELF = phrase(
  "(?:i am|i'm|i have always been|i (?:would )?(?:describe|consider|see) myself as|as)(?: also| both)? an? (?:\\w{1,15},? (?:and )?){0,3}(?:native|young|energetic|dynamic|motivated|enthusiastic)",
);
/** Whoever tells of others as well may look for them, or judge them. */
const OF_OTHERS = phrase(
  'they|them|their|those|you|your|we|our|us|people|women|men|girls|boys|he|she|applicants?|candidates?|tenants?|lodgers?',
  'wanted|needed|required|preferred|must|only|hir(?:e|ing)|(?:looking for|seek(?:s|ing)) an? (?!(?:\\w{3,12} )?(?:role|position|job|opportunity|challenge|placement|internship))',
);

/** Wording right before a phrase that rejects it, or treats it as a phrase. */
const MENTION = phrase(
  '(?:the|a|an|this) (?:words?|terms?|phrases?|expression|label)|so-called|titled|entitled',
  'book|article|film|song|instead of|rather than',
);
const QUOTE = /["“”„«»]/;
const REACH_OF_MENTION = 40;

/** Whether a sentence speaks against discrimination or of the speaker alone, so that its words accuse nobody. */
export function isDisclaimed(sentence: string): boolean {
  if (DISCLAIMER.test(sentence)) return true;
  return OF_ONESELF.test(sentence) && !OF_OTHERS.test(sentence);
}

/** Whether the words from `start` to `end` are quoted or mentioned rather than meant. */
export function isMentioned(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  const isInQuotes = hasOpenQuote(before) && /["”“»]/.test(sentence.slice(end));
  return isInQuotes || MENTION.test(before.slice(-REACH_OF_MENTION));
}

function hasOpenQuote(before: string): boolean {
  if (!QUOTE.test(before)) return false;
  const isOpen = (open: string, close: string): boolean =>
    before.lastIndexOf(open) > before.lastIndexOf(close);
  const straightQuotes = before.split('"').length - 1;
  return straightQuotes % 2 === 1 || isOpen('“', '”') || isOpen('„', '“') || isOpen('«', '»');
}
