import { WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import type { Span } from '#engine/vocabulary.ts';

/** A lookahead for a promise that no condition takes back (`unless`, `only`, `at our discretion`). */
const NO_CATCH = String.raw`(?![^.;]{0,160}\b(?:unless|but|except|only|refunds?|discretion|forfeit\w{0,3}|owes?|loses?|provided|however)\b)`;
const PRICE =
  'fees?|charges?|costs?|deposit|penalt(?:y|ies)|surcharges?|deductions?|lock-in|premium';
/** Names for the weaker party, whose work or home a contract is about; a client may be the stronger one. */
const WORKER = `(?:you|(?:the |each |every |an )?(?:creator|influencer|author|artist|photographer|translator|performer|musician|writer|au pair|employee|worker|tenant|student|guest|member|volunteer)s?)`;

/** Promises to the weaker party, and honest words before a contract. */
const PROMISE = phrase(
  `there (?:is|are|will be) no (?:[\\w-]{3,14} ){1,2}(?:${PRICE})(?:,? (?:and|or|nor) (?:no )?(?:[\\w-]{3,14} ){0,2}(?:${PRICE}))?${NO_CATCH}`,
  `there (?:is|are|will be) no (?:hidden |video |security |covert ){0,2}(?:cameras?|cctv|surveillance|microphones?|tracking|keyloggers?)${NO_CATCH}`,
  `(?:we|(?:the )?(?:franchisor|company|adviser|manager|provider)) (?:can |do |does )?(?:gives?|makes?|offers?|provides?) no (?:(?:guarantees?|promises?|forecasts?|projections?) (?:of|as to|about|on) (?:\\w{3,12} )?)?(?:earnings?|profits?|returns?|income|sales|turnover|success)(?: (?:guarantees?|promises?|forecasts?|projections?|claims?))?${NO_CATCH}`,
  `${WORKER} (?:freely )?(?:decides?|chooses?) (?:freely |alone |independently )?(?:on|about|how|when|where|which|what)(?! (?:to )?(?:pay|refund))(?![^.;]{0,120}\\b(?:fees?|prices?|rent|risk|cost)\\b)${NO_CATCH}`,
  `${WORKER} (?:keeps?|retains?) (?:the |all |full |any |his |her |their |your ){0,2}(?:own )?(?:copyrights?|moral rights|ownership|authorship|tips|gratuities|passport|documents)${NO_CATCH}`,
  `(?:interest|surplus|tips?|gratuities|winnings|proceeds|savings|discounts?)(?: (?:on|from|of|in) (?:\\w{2,12} ){0,3}\\w{2,12})? (?:belongs?|goes|go|is paid|are paid|accrues?) (?:in full )?to (?:you|the (?:buyer|consumer|tenant|customer|borrower|employee|worker|staff|saver|depositor|passenger|patient|resident))s?${NO_CATCH}`,
  `${WEAKER} (?:may|can) (?:always )?(?:change|revise|reconsider) (?:your|his|her|their) (?:minds?|decisions?|choices?|consent)${NO_CATCH}`,
  `${WEAKER} (?:sees?|(?:is|are) shown|(?:may|can) (?:see|read|inspect)|receives?|gets?) (?:the |all |a copy of |his |her |their |your ){0,2}(?:own )?(?:scores?|files?|records?|notes|minutes|assessments?|reasons|evidence|marks?|data) (?:and |, )(?:may|can) (?:comment|object|reply|respond|appeal|correct|contest|add)${NO_CATCH}`,
);
/** A clause that only says how a payment is made. */
const PAYMENT =
  /^(?:(?:\d{1,2}[.)] )?how (?:it|this|payment|escrow) works: ?)?(?:first,? )?(?:the )?(?:buyer|purchaser|customer|client|guest|tenant|you) pays? (?:the|your) (?:\w{3,10} )?(?:price|amount|money|sum|rent|deposit|total|fare) (?:in)?to (?:us|our (?:\w{3,9} )?account|the (?:\w{3,9} )?(?:account|agent|notary|seller|landlord|office|solicitor))[\s.]{0,3}$/i;

/** Whether a clause promises something to the weaker party, or only says how a payment is made. */
export function favorsWeaker(clause: string): boolean {
  return PROMISE.test(clause) || PAYMENT.test(clause.trim());
}

/** Words of contracts and rules, and those whom they bind. */
const OF_CONTRACTS = phrase(
  `agree(?:s|d|ment|ments)?|contract\\w{0,6}|terms?|clauses?|part(?:y|ies)|customers?|clients?|tenan\\w{1,3}|landlords?|licen[cs]\\w{1,4}|fees?|rents?|rental|pay(?:s|able|ment|ments)?|paid|unpaid|price[sd]?|costs?|liab\\w{2,6}|terminat\\w{1,4}|notice|refund\\w{0,5}|deposits?|warrant\\w{1,3}|indemni\\w{2,6}|membership|subscri\\w{2,6}|employ\\w{1,5}|buyers?|sellers?|suppliers?|signatures?|signed|signing|claims?|rights?|compensation|damages|losses|lease|loan|interest|penalt(?:y|ies)|insur\\w{1,6}|orders?|delivery|goods|services?|company|provider|user|users|members?|guests?|statements?`,
);
/** Words that bind or allow somebody, and pronouns of parties. */
const BINDS = phrase(
  `shall|will|must|may|can|cannot|can't|should|would|we|us|our|ours|you|your|yours|i|my|he|she|his|her|they|their|them|whoever|anyone|nobody|free|owed?|owes?|due|valid|void|final|binding|counts?|allowed|forbidden|required|exclu\\w{2,6}|waive\\w{0,2}`,
);
const MONEY = /[£$€]|\d ?%/;
/** Words that occur only in contracts. */
const CONTRACT = phrase(
  `agreement|this contract|contract of|terms and conditions|terms of \\w{3,9}|clauses?|hereby|herein|liability|liable|termination|lessee|lessor|landlord|tenancy|tenant|franchise\\w{0,2}|licensee|licensor|indemnif\\w{1,3}|subscription|governing law|refunds?|refundable|party|parties|rent|rental|lodger|invoice|fees?`,
);
const REACH = 1200;

/** Whether a sentence binds nobody and stands in a text that is no contract. */
export function isOfNoContract(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (OF_CONTRACTS.test(written) || BINDS.test(written) || MONEY.test(written)) return false;
  const around = text.slice(Math.max(0, start - REACH), end + REACH);
  // A sentence by itself may have been taken from a contract.
  return around.length > REACH && !CONTRACT.test(around);
}
