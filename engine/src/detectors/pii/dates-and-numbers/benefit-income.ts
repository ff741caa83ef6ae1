import type { Match, Place } from '#engine/detector.ts';
import { matchAt } from '#engine/text/match-at.ts';

/** Benefits of the state: who receives them is poor, ill, old or out of work. */
export const BENEFITS: readonly string[] = (
  'universal credit|pension credit|housing benefit|child benefit|income support|carer’s allowance|' +
  "carer's allowance|jobseeker's allowance|employment and support allowance|state pension|working tax credit|child tax credit|" +
  'unemployment benefit|unemployment benefits|disability benefit|disability benefits|social security disability|supplemental security income|' +
  'bürgergeld|arbeitslosengeld|wohngeld|grundsicherung'
).split('|');
const AMOUNT =
  /(?: (?:of|is|at|was|worth|totalling)|[ ]?[:=–-])?[ ]{1,12}(?:(?:about|around|only|currently) )?(?:[£€$]|EUR |GBP |USD )\d{1,3}(?:[.,' ]?\d{3})?(?:[.,]\d{2})?(?: (?:€|EUR|euros?))?(?:,? ?(?:per|a|each|every|\/|p\.?) ?(?:calendar )?(?:month|week|fortnight|year|four weeks|annum|[mwa]\b)| ?(?:pcm|pw|pm|monthly|weekly|im Monat|monatlich))?(?![\d%])/iuy;
/** Whose it is: a field of a form, or somebody who receives it. */
const OF_SOMEBODY =
  /(?:(?:^|[\n|;])[ \t]{0,8}(?:other |monthly |weekly |household |total |net )?(?:income|benefits?|source of income|means)[^\n:]{0,20}:[ \t]{0,12}(?:[^\n]{0,60}[,;+&] ?)?|(?<!\p{L})(?:he|she|i|they|mr|mrs|ms|miss|his|her|my|their|tenant|applicant|claimant|mother|father|wife|husband|partner|household)(?!\p{L})[^.\n]{0,60})$/iu;
/** Leaflets give the rates of everybody. */
const OF_ANYBODY =
  /(?<!\p{L})(?:you|your|people|claimants|anyone|rates?|maximum|up to|standard|eligible|if|could|may|can)(?!\p{L})/iu;

/** A benefit of the state with its amount, where the text says who receives it. */
export function benefitAmount({ text, start, end }: Place): Match | undefined {
  const amount = matchAt(text, end, AMOUNT)?.[0];
  if (amount === undefined) return undefined;
  const before = text.slice(0, start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (OF_ANYBODY.test(line) || !OF_SOMEBODY.test(before)) return undefined;
  const why = 'The text says which benefit a person receives, and how much.';
  return { start, end: end + amount.length, confidence: 0.8, why };
}
