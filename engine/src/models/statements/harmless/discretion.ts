import { phrase } from '#engine/phrases/phrase.ts';

const KIN =
  '(?:mother|mum|mom|mam|father|dad|parents|sister|brother|husband|wife|spouse|partner|fiancée?|boyfriend|girlfriend|kids|children|son|daughter|gran|grandmother|family|ex)';
/** Words for keeping a matter of one's own life private, or asking others to. */
const PRIVATE_MATTER = phrase(
  `(?:please |pls |plz |but |and |so )?(?:don't|dont|do not|won't|haven't|have not|hasn't|has not|not) (?:tell|told|mention (?:it|this|that|anything) to|mentioned (?:it|this|that|anything) to|say (?:anything|a word) to|said (?:anything|a word) to|spread) … (?:my|his|her|their) (?:own )?(?:\\w{2,9} )?${KIN}`,
  `(?:my|his|her|their) (?:own )?(?:\\w{2,9} )?${KIN} (?:doesn't|don't|does not|do not|hasn't|haven't|must not|mustn't|is not to|isn't to) (?:even |yet )?(?:know|find out|hear|been told|be told)`,
  `(?<=^[^a-z]{0,4}(?:reported\\)?\\. )?(?:he |she |client |patient |pt )?)(?:hasn't|has not|(?:has |had )?never) (?:told|said anything to|opened up to) (?:anyone|anybody|his|her|their|\\w{3,14})`,
);
/** Subjects that are news about a company, whoever keeps them. */
const OF_A_COMPANY = phrase(
  `merg\\w{1,4}|acqui\\w{2,7}|takeover|bids?|offers?|results|profits?|loss(?:es)?|revenues?|sales|turnover|guidance|forecasts?|shares?|shareholders?|redundan\\w{2,4}|clos(?:e|es|ed|ing|ure|ures)|deals?|talks|announce\\w{0,4}|insolven\\w{2,3}|covenant|breach\\w{0,2}|launch\\w{0,3}|recall\\w{0,2}|dividend|restructur\\w{2,4}|confidential|market|investors?|embargo\\w{0,2}|sell|selling|sold|buy|buying|bought
    |plants?|factory|branch(?:es)?|suppliers?|customers?|clients?|contracts?|tenders?|compan(?:y|ies)|firm|banks?|lenders?|price|patents?|board|auditors?|regulators?|layoffs?|patch\\w{0,2}|vulnerab\\w{2,8}|log-?ins?|servers?`,
);
const SUM = /[£$€]|\d ?%|\d ?(?:m|mn|bn|k)\b/i;

/** Personal matters at work (leave, health, blacklisting), which move no share price. */
const PERSONAL_MATTER = phrase(
  `blacklist(?:ed|ing)|(?:parental|maternity|paternity|sick|compassionate) leave|pregnan(?:t|cy)|(?:in|to|from) rehab|(?:getting|got|her|his|their) divorce[d]?|(?:her|his|their|a) grievance|miscarriage|bereave\\w{1,4}|(?:her|his) (?:operation|diagnosis|surgery|illness)|union member(?:ship|s)?|joined the union|asylum (?:claim|application)|(?:his|her|their) (?:visa|conviction|criminal record)`,
);

/** Whether a sentence is about the life or the work of one person alone. */
export function concernsOnePerson(written: string): boolean {
  return PERSONAL_MATTER.test(written) && !OF_A_COMPANY.test(written) && !SUM.test(written);
}

/** Whether somebody keeps a matter of their own life from others, which moves no price. */
export function keepsPrivateMatter(written: string): boolean {
  return PRIVATE_MATTER.test(written) && !OF_A_COMPANY.test(written) && !SUM.test(written);
}
