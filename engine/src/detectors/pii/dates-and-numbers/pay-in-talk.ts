import type { Match, Place } from '#engine/detector.ts';

/** Sums after `on`, as people speak of pay without its currency. */
export const PAY_IN_TALK: readonly string[] = ['on ##,###', 'on ###,###'];

const SOMEBODY =
  /(?:\b(?:[Hh]e|[Ss]he|who|I)(?: (?:is|was|am|are)|['’][sm])|\b(?!(?:The|This|That|It|Each|Every|Nobody|Everybody|There)(?!\p{L}))\p{Lu}\p{Ll}{1,20} (?:is|was)|\b(?!(?:The|This|That|Each|Every)(?!\p{L}))\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20})(?: (?:now|only|still|already|just|currently))? $/u;
const OF_PAY =
  /(?<!\p{L})(?:pay|paid|salar(?:y|ies)|wages?|earns?|earned|grades?|payroll|per annum|a year|p\.a|same (?:job|role|work|post)|equal (?:work|value))(?!\p{L})/iu;
/** Steps, miles and shares are counted so too. */
const ENDS_SUM =
  /^(?!,?\d)(?:[.,;:)!?]|\s{0,3}$|\s(?:and|for|but|while|whereas|plus|before|since|per annum|a year|p\.?a|gross|net|basic)(?!\p{L}))/iu;

/** What somebody is said to be on, where the sentence is about pay. */
export function payInTalk({ text, start, end }: Place): Match | undefined {
  const after = text.slice(end, end + 120);
  if (!SOMEBODY.test(text.slice(0, start)) || !ENDS_SUM.test(after)) return undefined;
  if (!OF_PAY.test(text)) return undefined;
  const why = 'The text says what somebody is on, and speaks of pay.';
  return { start: start + 'on '.length, end, confidence: 0.7, why };
}
