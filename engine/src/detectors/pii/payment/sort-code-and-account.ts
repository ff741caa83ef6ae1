import type { Match, Place } from '#engine/detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** A British sort code and the eight digits of an account after it, as literals. */
export const SORT_CODE_AND_ACCOUNT: readonly string[] = [
  '##-##-## ########',
  '##-##-## / ########',
  '##-##-##/########',
  '##-##-##, ########',
  '##-##-## acc ########',
  '##-##-## a/c ########',
  '##-##-##, number ########',
  '##-##-## number ########',
  '##-##-##, account ########',
  '##-##-##, no ########',
  '##-##-##, account number ########',
  '##-##-## account number ########',
  '##-##-##, acc no ########',
];

const LONGEST_CODE = 8;
const LONGEST_ACCOUNT = 8;
/** Lists of dates and bookings look the same. */
const DATE = /^(?:0[1-9]|[12]\d|3[01])-(?:0[1-9]|1[0-2])-/;
const PAYMENT = phrase(
  'sort|acc|a/c|accounts?|bacs|transfers?|pay|paid|payments?|payable|bank|treasurer|payee|refund|deposit|fees?',
);

/** Both values of a pair that a trigger spans. */
export function sortCodeAndAccount({
  text,
  start,
  end,
}: Place): { code: Match; account: Match } | undefined {
  const written = text.slice(start, end);
  if (!/^\d\d-/.test(written) || /[\d/.-]/.test(text.charAt(start - 1))) return undefined;
  if (/^(?:[/-]|\.\d)/.test(text.slice(end, end + 2))) return undefined;
  if (DATE.test(written) && !PAYMENT.test(text)) return undefined;
  const why = 'Values in the form of a sort code and an account number appear side by side.';
  return {
    code: { start, end: start + LONGEST_CODE, confidence: 0.8, why },
    account: { start: end - LONGEST_ACCOUNT, end, confidence: 0.8, why },
  };
}
