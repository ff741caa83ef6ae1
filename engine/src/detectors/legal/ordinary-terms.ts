import { phrase } from '#engine/phrases/phrase.ts';

const SUM =
  '(?:fees?|rent|charges?|price|subscriptions?|dues|premiums?|instal?ments?|tuition|invoices?|interest|salary|commission|membership fees?|royalt(?:y|ies)|payments?)';
const EVERY =
  '(?:yearly|annually|monthly|quarterly|weekly|half-yearly|daily|per (?:year|month|quarter|week)|(?:each|every) (?:year|month|quarter|week|term))';
const WHEN = `(?:in (?:advance|arrears)|(?:on|upon) (?:receipt(?: of (?:the |an )?invoice)?|delivery|completion|invoice|signing)|on the (?:\\d{1,2}(?:st|nd|rd|th)|first|last|fifteenth)(?: (?:working |business )?day)?(?: (?:of (?:each|every|the) (?:month|quarter|year)))?)`;

/** Wording that states a price, a date, a status or a formality, or that limits itself: nobody is burdened by it alone. */
const ORDINARY = phrase(
  // When payments fall due, and deposits that count towards the price.
  `^(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}\\.? )?(?:(?:all|the|our|your|any|annual|monthly) ){0,2}${SUM} (?:is|are|shall be|will be|must be|falls?|becomes?) (?:payable|due|paid|invoiced|billed|charged|collected)(?: ${EVERY})?(?: ${WHEN})?(?: ${EVERY})?$`,
  `^(?:(?:you|the \\w{3,12}|we) )(?:(?:shall|will|must) )?pays? (?:the |all |your |its |their )?${SUM}(?: ${EVERY})? ${WHEN}$`,
  `(?:deposit|retainer|booking fee|reservation fee|down payment)(?![^.;]{0,120}\\b(?:forfeit\\w{0,3}|lost|kept|keep|keeps|retained?|non-?refundable|not refund\\w{1,4})\\b)[^.;]{0,60}? (?:deducted from|credited (?:to|against|towards?)|set against|offset against|counts? towards?|counted towards?|applied (?:to|towards?|against)) (?:the |your |its |his |her )?(?:\\w{4,9} )?(?:invoice|bill|balance|price|fee|rent|payment|amount|total|instal?ment|cost)`,
  // Payments and releases in favor of whoever signs.
  `(?:commission|salary|wages|holiday pay|bonus(?:es)?|expenses|pay|fees|royalties)(?: (?:that|which))? (?:you|he|she|they|(?:the )?(?:agent|employee|contractor|consultant|worker|author|freelancer|seller))(?:'ve|'s| have| has)? (?:already |duly )?(?:earned|accrued|incurred) (?:up to \\w{3,9}(?: \\w{3,9})? )?(?:is|are|will be|shall be|remains?) (?:still |always |fully |duly )?(?:paid|payable|due|honou?red|yours)(?! (?:only|if|unless|at our))`,
  `(?<!not )we(?:'ll| will| shall)? (?:also )?waive (?:the|any|your|all|this|that) (?:\\w{3,14} ){0,2}(?:fees?|charges?|rent|penalty|notice(?: period)?|deposit)`,
  // How owners of a company share control and sell together.
  `(?:may|shall|can|(?:is|are) entitled to|(?:has|have|shall have) the right to) (?:each |jointly )?(?:appoint|nominate) (?:up to )?(?:an?|one|two|three|four|\\d)(?: \\(\\d\\))? (?:\\w{3,12} )?(?:directors?|observers?|board members?)(?![^.;]{0,120}\\b(?:majority|casting|veto|remove|sole)\\b)`,
  `(?:others?|shareholders?|holders?|founders?|members?|minority) (?:may|can|(?:is|are|shall be) entitled to|(?:has|have|shall have) the right to) (?:also )?(?:join|participate|take part|sell|tag along)(?: in(?: the sale)?)?(?: \\w{2,9}){0,4} (?:on|at) (?:the )?(?:same|equal|identical|no less favou?rable) (?:terms|price|conditions)`,
  // Taxes that somebody owes anyway, with the other's own share left out.
  `indemnif(?:y|ies) (?:the |its )?(?:company|employer|us) (?:against|for|in respect of) (?:any |all )?(?:\\w{3,12} ){0,2}(?:tax(?:es)?|income tax|national insurance)[^.;]{0,160}? (?:other than|except|excluding|save for|but not) [^.;]{3,120}?(?:caused|due|arising|delay|default|fault|failure)`,
  `^(?:(?:the |each )?(?:contractor|consultant|freelancer|supplier|agent|distributor)|you) (?:(?:shall|will|must) )?pays? (?:its|his|her|their|your) own (?:taxes|tax|expenses|insurance|social security)(?: \\w{3,12}){0,3}$`,
  `^(?:(?:the )?(?:contractor|consultant|freelancer|supplier|agent)|you) (?:is|are) (?:not an? (?:employee|partner|worker)|an independent contractor)(?: of (?:the )?\\w{2,14})?(?:,? (?:and )?(?:shall|will|does|do|is|are|has|have) (?:not )?(?:have |receive |be |get |entitled to |no |any |employee ){1,4}benefits)?$`,
  // Registrations, and a share of each sale as the price.
  `(?:may|can|shall|will) register (?:\\w{2,12} ){0,6}(?:on|with|at|in) the (?:ppsr|personal property|land registry|register|companies house|registry)`,
  `we (?:keep|charge|retain|take|deduct) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per cent|percent) (?:of|on) (?:each|every|the|any) (?:sale|booking|transaction|order|payment|ticket|price)(?![^.;]{0,120}\\b(?:change|increase|any time|whatever)\\b)`,
);

/** Whether a sentence of a contract only states its price, dates, formalities or the like. */
export function isOrdinaryTerm(clause: string): boolean {
  return ORDINARY.test(clause);
}
