import type { FindingType } from '#engine/detector.ts';

import type { Claim } from './claim.ts';

const LONGEST_WHY = 300;
/** The document's author may have instructed the reader what to write: no address is passed on. */
const ADDRESS = /:\/\/|www\.|\b[\w-]+\.(?:com|net|org|io|[a-z]{2})\b|@/i;
/** Characters that break lines, move the cursor or change the direction of writing. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/**
 * Why a claim says that something is a problem, as one line of plain text. Personal data is explained by its type
 * alone, because the reader's own words could repeat it.
 */
export function whyOfClaim(
  { why }: Pick<Claim, 'why'>,
  { category, typeName }: FindingType,
): string {
  const own = `A language model classified this as: ${typeName}.`;
  if (category === 'pii') return own;
  const said = why.toWellFormed().replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (said === '' || ADDRESS.test(said)) return own;
  return said.length > LONGEST_WHY ? `${said.slice(0, LONGEST_WHY - 1).toWellFormed()}…` : said;
}
