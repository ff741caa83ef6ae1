import type { Match, Place } from '#engine/detector.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

/** A five-digit branch, a three-digit institution and an account, as in Payments Canada's standard 005. */
export const CANADIAN_ACCOUNT: readonly string[] = ['#####-### #######*', '#####-###-#######*'];

/** Institution numbers of Payments Canada's members; those of banks begin with 0. */
const ACCOUNT =
  /\d{5}-(?:0\d\d|1[17]\d|219|260|3[024]\d|5[46]\d|6[12]\d|8\d\d)[ -]\d{7,12}(?![\d-]|[.,]\d)/y;

/** The account with its branch and institution, at a trigger. */
export function canadianAccount({ text, start }: Place): Match | undefined {
  const end = endOfMatchAt(text, start, ACCOUNT);
  if (end === undefined || /[\w.-]$/.test(text.slice(0, start))) return undefined;
  const why = 'The value has the form of a Canadian transit, institution and account number.';
  return { start, end, confidence: 0.75, why };
}
