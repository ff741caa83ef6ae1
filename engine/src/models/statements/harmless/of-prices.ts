import { phrase } from '#engine/phrases/phrase.ts';

/** Words of an advertisement for the terms of a room (deposit, rent, bills). */
const TERMS_OF_A_ROOM = phrase(
  `deposit|rent|pcm|p\\.?c\\.?m\\.?|bills (?:incl(?:uded|uding)?|inclusive|extra)|incl(?:uding)? bills|(?:a|per) (?:month|week|calendar month)|in advance|up front|holding fee`,
);
const SUM = /[£$€₹]\s?\d|\b(?:rs\.?|eur|gbp|usd|inr)\s?\d|\d\s?(?:euros?|pounds|dollars)\b/i;
/** Words for a person, whose debt or trouble a sum would be. */
const SOMEBODY = phrase(
  `he|she|they|his|her|their|him|them|he's|she's|they're|i|i'm|i've|my|we|our|you owe|mr|mrs|ms|miss|dr|owes?|owed|owing|arrears|debts?|behind (?:with|on)|evict\\w{1,4}|benefits?|bankrupt\\w{0,3}|homeless|afford|tenant|claimant|unemployed|redundan\\w{2,3}|repossess\\w{2,4}`,
);

/** Whether a line only says what a room costs and how it is paid. */
export function tellsPrice(written: string): boolean {
  return SUM.test(written) && TERMS_OF_A_ROOM.test(written) && !SOMEBODY.test(written);
}

/** Words that make a price a risk to the person who pays it: not refundable, rising, whatever happens. */
const BURDEN = phrase(
  `(?:non-?)?refund\\w{0,6}|forfeit\\w{0,4}|penalt(?:y|ies)|late|interest|increases?|rises?|goes up|whether|regardless|even if|must|shall|will|may|loses?|kept|keeps?|fees?`,
);

/** Whether a line only says what a room costs, and nothing that would burden whoever takes it. */
export function tellsPlainPrice(written: string): boolean {
  return tellsPrice(written) && !BURDEN.test(written);
}
