import { phrase } from '../text/phrase.ts';

/** Wording by which a sentence forbids, disclaims or discusses discrimination rather than practising it. */
const DISCLAIMER = phrase(
  'regardless of|irrespective of|without regard to|without regards to|equal opportunit(?:y|ies)|equal employment',
  'discriminat(?:e|es|ed|ing|ion|ory)|non-discriminat(?:ion|ory)|anti-discrimination|prohibit(?:s|ed|ing)?|unlawful(?:ly)?',
  'harass(?:es|ed|ing|ment)?|stereotypes?|stereotypical|stereotyping|bias|biased|biases|prejudices?|protected (?:class|classes|characteristic|characteristics|status|group|groups)',
  '(?:must|may|should|do|does|will|shall|can|could|did) (?:not|never) (?:ask|consider|base|require|reject|exclude|refuse|inquire|favou?r|use|say|write|describe|be (?:asked|required|used|taken))',
  "don't (?:ask|use|say|write|describe|require)|avoid(?:s|ing)?|instead of|rather than|never (?:ask|use|say|write)|no longer (?:use|say|require)",
  'reasonable (?:accommodation|adjustment)s?|all (?:ages|genders|backgrounds|nationalities|religions|races)|any (?:age|gender|background|nationality|religion|race)',
  'is not required|are not required|not a requirement|not necessary',
);
/** Wording that treats a phrase as a phrase. */
const MENTION = phrase(
  '(?:the|a|an|this) (?:word|words|term|terms|phrase|phrases|expression|label)|so-called|titled|entitled|called|book|article|film|song',
);
const OPENING_QUOTE = /["“„«‘]/g;

/** Whether a sentence speaks against discrimination, so that its words accuse nobody. */
export function isDisclaimed(sentence: string): boolean {
  return DISCLAIMER.test(sentence);
}

/** Whether the words from `start` to `end` are quoted or mentioned rather than meant. */
export function isMentioned(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  const quoteCount = before.match(OPENING_QUOTE)?.length ?? 0;
  const closing = sentence.slice(end).search(/["”“»’]/);
  const isInQuotes = closing >= 0 && (before.includes('"') ? quoteCount % 2 === 1 : quoteCount > 0);
  return isInQuotes || MENTION.test(before.slice(-40));
}
