import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIN = `(?:(?:brother|sister|son|daughter|father|mother)(?:-in-law)?|wife|husband|spouse|partner|cousin|nephew|niece|uncle|aunt|girlfriend|boyfriend)`;
const CHOSE = `(?:approve[sd]?|approving|hire[sd]?|hiring|award(?:s|ed|ing)?|pick(?:s|ed)?|choose[sn]?|chose|select(?:s|ed)?|appoint(?:s|ed)?|engage[sd]?|brought in|registered|added|signed off|recommended|used|uses|gave)`;
const FIRM = `(?:suppliers?|vendors?|contractors?|subcontractors?|bidders?|haul(?:i)?ers?|caterers?|agenc(?:y|ies)|consultanc(?:y|ies)|consultants?|compan(?:y|ies)|firms?|business(?:es)?|shop|workshop|garage)`;

/** Business for a relative of whoever decides on it, who kept silent about that. */
export const UNDECLARED_KIN_RULE: PhraseRule = {
  form: phrase(
    `${CHOSE} (?:the |a |an )?(?:[\\w-]{2,14} ){0,5}?(?:his|her|their)(?: own)? ${KIN}'s (?:own |new |\\w{3,14} )?${FIRM}(?: as (?:a|an|the|our) (?:\\w{3,12} )?${FIRM})?`,
    `(?:i|we) (?:didn't|did not|never|haven't|have not) (?:mention(?:ed)?|declared?|disclosed?|say|said) that my ${KIN} (?:has|owns|holds|runs(?= (?:the|an?|our|one|that|this) )|is (?:a |the )?(?:partner|director|owner|shareholder) (?:in|of)) (?:[\\w%-]{1,12} ){0,10}?${FIRM}`,
    `${CHOSE} (?:the |a |an |our )?(?:[\\w-]{2,14} ){0,4}?${FIRM},? (?:(?:that|which) (?:is|was) )?(?:owned by|run by|belonging to|founded by|(?:that|which) belongs to) (?:his|her|their)(?: own)? ${KIN}`,
  ),
  requires: phrase(
    `without (?:ever )?(?:declaring|disclosing|telling|mentioning|saying|registering|reporting|informing|any declaration|a (?:declaration|tender|quote)|tender)`,
    `(?:did|has|had|have|was|were) (?:not|never) (?:been )?(?:declare[ds]?|disclose[ds]?|report(?:ed)?|mention(?:ed)?|tell|told|register(?:ed)?)|(?:didn't|hasn't|hadn't|wasn't) (?:declare[ds]?|disclose[ds]?|report(?:ed)?|mention(?:ed)?|tell|told)|(?:and|but) never (?:declared|disclosed|mentioned|told|said)`,
    `(?:didn't|did not|never|haven't|have not) (?:mention(?:ed)?|declared?|disclosed?|say|said) that my`,
    `undeclared|undisclosed|conceal(?:ed|ing)|kept (?:it |that |this )?quiet|nobody (?:was told|knew)|no declaration`,
  ),
  unless: phrase(
    `recused|abstained|(?:nobody|no one|none|no \\w{3,12}) (?:may|must|can|is)|must|may not|should|shall|if|whether|would`,
  ),
  confidence: 0.8,
  why: 'The text says that somebody gave business to a relative without declaring it.',
};

/** Each with its near misses. */
export const UNDECLARED_KIN_EXAMPLES: readonly string[] = [
  '[[I never said that my sister owns half of the catering company]] that won.',
  'I did not say that my brother has a good dentist; I never mentioned that my uncle runs marathons with a company.',
  'A team leader [[hired her husband’s cleaning firm]] without telling anybody.',
  'The branch manager [[approved a haulier owned by his cousin]] and did not declare it. He [[awarded the job to his son’s company]] but never disclosed it.',
  'The manager approved his brother’s company as a supplier after he had declared the interest and the board had agreed.',
  'Nobody may approve a supplier owned by his brother without declaring it. She used her sister’s shop without a receipt.',
];
