import { phrase } from '#engine/phrases/phrase.ts';

import { STRONGER, WEAKER } from './contract-words.ts';

const SUM =
  '(?:fees?|rent|charges?|price|subscriptions?|dues|premiums?|instal?ments?|tuition|invoices?|interest|salary|commission|membership fees?|royalt(?:y|ies)|payments?)';
const EVERY =
  '(?:yearly|annually|monthly|quarterly|weekly|half-yearly|daily|per (?:year|month|quarter|week)|(?:each|every) (?:year|month|quarter|week|term))';
const WHEN = `(?:in (?:advance|arrears)|(?:on|upon) (?:receipt(?: of (?:the |an )?invoice)?|delivery|completion|invoice|signing)|on the (?:\\d{1,2}(?:st|nd|rd|th)|first|last|fifteenth)(?: (?:working |business )?day)?(?: (?:of (?:each|every|the) (?:month|quarter|year)))?)`;
/** The number of a clause. */
const NUMBER = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}[.)]? )?';
const AMOUNT =
  '(?:(?:[£$€] ?|(?:eur|usd|gbp|chf|aud|cad|nzd) ?)\\d[\\d,.]{0,10}|\\d[\\d,.]{0,10} ?(?:euros?|pounds|dollars|eur|usd|gbp|chf))';
const UNIT =
  '(?:a|an|per|each|every) (?:year|month|week|day|night|hour|person|head|child|adult|user|seat|session|class|item|page|word|lesson|visit|quarter|term|season|mile|km|night)';
const VAT = '(?: \\(?(?:plus|including|excluding|incl\\.|excl\\.) (?:vat|tax|gst)\\)?)?';
/** Charges for what somebody did or failed to do are burdens. */
const NO_PENALTY =
  '(?![^.;]{0,120}\\b(?:penalt|fine|late|overdue|cancel|breach|damage|default|miss|lost|loss|replac|remind|exit|terminat|administ|non-?refund|early|delay|fail|leav|quit|review|complain|chargeback|restock|whether|regardless|even|until|at least|minimum)\\w{0,8}\\b)';
const PEOPLE =
  '(?:members?|guests?|visitors?|students?|children|child|adults?|juniors?|seniors?|residents?|customers?|users?|famil(?:y|ies)|pupils?|players?|subscribers?)';
const UTILITY =
  '(?:(?:cold |hot |drinking )?water|sewer(?:age)?|trash(?: collection)?|garbage|waste|refuse|heating|heat|gas|electricity|power|internet|wi-?fi|council tax|(?:building |buildings )?insurance|property tax(?:es)?|ground rent|(?:the )?service charge|repairs|maintenance|lawn care|snow removal|parking)';

/**
 * Wording that states a price, a date, a status or a formality, or that limits itself: nobody is burdened by it alone.
 */
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
  // A price, without any condition.
  `^${NUMBER}${NO_PENALTY}(?:(?:all|the|our|your|any|each|every|an?) )?(?:[\\w-]{2,14} ){1,5}?(?:costs?|is|are) (?:only |just |currently )?(?:from )?${AMOUNT}${VAT}(?: ${UNIT}){0,2}${VAT}(?:,? (?:paid |payable |billed |due )?${EVERY})?(?:,? (?:paid |payable |billed |due )?${WHEN})?$`,
  `^${NUMBER}${NO_PENALTY}(?:you|we|the \\w{3,12}|(?:(?:the|all|each|every|adult|junior|senior|student|new|full|associate|social|family|individual) ){0,3}${PEOPLE})(?: (?:are )?aged \\d{1,2}(?: (?:to|or|and) \\w{2,5})?(?: and)?| (?:under|over) \\d{1,2})? pays? (?:only |just )?${AMOUNT}${VAT} ${UNIT}(?:,? ${EVERY})?(?:,? ${WHEN})?$`,
  `^${NUMBER}${NO_PENALTY}(?:you|the \\w{3,12}|we) (?:(?:shall|will|must) )?pays? (?:the |an? |all |your )?(?:\\w{4,10} )?${SUM} (?:(?:on|stated|shown|given|agreed|set out|quoted|listed) (?:(?:on|in|at) )?(?:the|your|our) (?:order form|order|quotation|quote|offer|price list|schedule|table|website|invoice|booking)),?(?: ${EVERY})?(?: ${WHEN})?$`,
  `^${NUMBER}${NO_PENALTY}(?:you|the \\w{3,12}|we) (?:(?:shall|will|must) )?pays? (?:the |an? |all |your |its |their )?(?:\\w{4,10} )?${SUM} (?:within|in) (?:\\d{1,2}|seven|ten|fourteen|thirty)(?: \\(\\d{1,2}\\))? (?:working |business |calendar )?days (?:of|after|from) (?:the |its |their )?(?:delivery|receipt|completion|invoice|date of (?:the |each )?invoice|invoice date|signing|acceptance)(?: (?:of|by) (?:the |each |an? )?(?:invoice|goods|order|bill))?$`,
  `^${NUMBER}\\W{0,3}(?:the )?(?:\\w{4,12} )?(?:royalt(?:y|ies)|commission|levy|fees?)\\W{0,3}(?: (?:is|are|of))? ?\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent) of (?:the )?(?:\\w{3,9} ){0,2}(?:sales|turnover|revenues?|receipts|price|income|takings|rent)(?:,? (?:plus|and) (?:an? )?(?:\\w{4,11} (?:fee|levy) of )?\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)(?: for)?(?: \\w{3,12}){0,3})?$`,
  `^${NUMBER}(?:you|she|he|they|the \\w{3,12}(?: \\w{3,12})?) (?:agrees?|consents?) to (?:this|these terms|it|all this|all of this) by (?:signing|signature|(?:his|her|their|your|a) signature)$`,
  // What the stronger party pays or provides.
  `^${NUMBER}${STRONGER} (?:shall |will |must )?(?:pays?|contributes?|reimburses?) (?:(?:to )?${WEAKER} )?(?:an? (?:\\w{4,12} )?(?:sum|payment|amount|fee|bonus|contribution|allowance) of )?(?:up to )?${AMOUNT}${VAT}(?: ${UNIT})?(?: (?:to|towards?) (?:the |your |his |her )?(?:[\\w-]{2,14}(?:'s)? ){0,3}?(?:fees?|costs?|expenses|advice|bills?|premiums?|pension|rent))?(?:,? (?:within|in|on|by) (?:\\w{1,10} ){1,5}?\\w{1,10}(?=[,.]|$)(?:,? of which [^;]{3,80})?)?$`,
  `^${NUMBER}(?:the )?(?:landlord|owner|lessor|we) (?:shall |will )?(?:pays?|covers?|provides?|supplies) (?:for )?(?:the )?${UTILITY}(?:,? (?:and )?(?:the )?${UTILITY}){0,5}$`,
  `^${NUMBER}(?:the )?(?:employer|company|we) (?:shall |will )?(?:pays?|contributes?) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)(?: of (?:your |the |his |her )?\\w{3,9})? (?:in)?to (?:a|the|your|his|her) (?:\\w{3,12} )?(?:pension|retirement|provident) ?(?:\\w{4,7})?$`,
  // Work that was done is paid for when the contract ends.
  `^${NUMBER}(?:(?:on|upon|after|in case of) (?:\\w{3,9} )?(?:termination|expiry|cancellation),? )?(?:the )?(?:customer|client|company|buyer|you|principal|we) (?:shall |will |must )?pays? (?:for )?(?:(?:all |any |the )?(?:services|work|hours|lessons|goods|fees|deliverables)(?: that (?:was|were|have been|has been))?|what (?:was|has been|is)) (?:properly |actually |already |duly )?(?:performed|rendered|delivered|provided|supplied|done|completed|worked|used|accrued|carried out)(?: (?:until|up to|before|prior to|by|as of|through) (?:then|that (?:date|day|time)|the (?:date|day|effective date|end)(?: of (?:the )?(?:termination|cancellation|expiry))?|termination|cancellation))?$`,
  // Statements of fact that the law or prudence asks for.
  `^${NUMBER}(?:no|your|none of your) (?:earlier|previous|prior|other) (?:period of )?(?:employment|service|job)(?: with(?: \\w{2,12}){1,5}?)? (?:counts?|does not count|is not counted|is counted|will count) (?:as|towards) (?:part of )?(?:\\w{2,9} ){0,4}(?:continuous|continuity)(?: \\w{2,12}){0,5}$`,
  `^${NUMBER}(?:the )?(?:prices?|values?|worth|market value|returns?)(?: of (?:your |the |an? )?(?:[\\w-]{3,14} ){0,2}[\\w-]{3,14})? (?:can|may|could|might) (?:also )?(?:go up or down|go up and down|go down|fall|rise and fall|drop|fluctuate)(?: as well as (?:up|rise))?(?: to (?:zero|nothing))?(?: (?:quickly|sharply|strongly|significantly|suddenly))?$`,
  `^${NUMBER}(?:\\w{3,14} ){1,3}(?:is|are|can be) (?:bought|purchased|paid for) (?:with|for|in) (?:real money|cash|euros|dollars|pounds)$`,
  `^${NUMBER}(?:your |the )?(?:prices?|fees?|rates?|rent|subscriptions?|premiums?)(?: of \\w{3,12})? (?:stays?|remains?|(?:is|are|will be) (?:fixed|frozen|guaranteed))(?: the same| unchanged| fixed)? (?:for|during|throughout) (?:the )?(?:\\w{3,9} )?(?:\\w{3,9} )?(?:term|period|year|months|contract|stay)$`,
  // What the other side answers for in the same way.
  `^${NUMBER}(?:you|(?:the )?(?:customer|client|licensee|subscriber)) (?:(?:shall|will|must|agrees? to) )?(?:likewise |in turn |also )?(?:defends?|indemnif(?:y|ies)) (?:us|(?:the )?(?:provider|supplier|vendor|licensor|company)) (?:against|from|for) (?:any |all )?(?:third[ -]party )?claims? (?:that|alleging that|saying that) (?:your|its|the customer's|customer's) (?:own )?(?:data|content|materials?|works?|uploads?|trademarks?) (?:does|do|does so|do so|infringes?|violates?)(?: (?:\\w{3,12} ){0,3}\\w{3,12})?$`,
  // What goes on only if the customer says so.
  `(?:renew|extend|prolong|continue)(?:s|ed)? (?:for )?(?:[\\w-]{1,12} ){0,6}?only (?:if|when|after|once|where) (?:you|(?:the )?(?:customer|member|client|consumer|subscriber|tenant)s?|both (?:parties|sides|of us)) (?:\\w{2,12} ){0,2}?(?:confirms?|agrees?|asks?|accepts?|opts? in|orders?|consents?)`,
  // How a home is used.
  `^${NUMBER}(?:(?:the )?tenants? (?:shall|must|will|may|agrees?) |you (?:must|may|shall|agree) )?(?:not|never)(?: to)? (?:keep|have|bring) (?:any |an? )?(?:animals?|pets?|dogs?|cats?|birds?|reptiles?)(?:(?:,| or) (?:any |an? |other )?(?:animals?|pets?|dogs?|cats?|birds?|reptiles?)){0,3}(?: (?:at|in|on|into) (?:the |their )?\\w{3,12})?(?: without (?:the )?(?:prior |written ){0,2}(?:consent|permission)(?: of (?:the )?\\w{4,9})?)?$`,
  `^${NUMBER}(?:(?:the )?tenants? (?:shall|must|will|agrees?) |you (?:must|shall|agree) )?(?:to )?keep the (?:garden|yard|lawn|balcony|premises|property|flat|room|house|kitchen)(?: (?:and|or) (?:the )?\\w{4,9})? (?:clean|tidy|neat|in good order)(?: and (?:clean|tidy|neat|in good order))?$`,
  `^${NUMBER}if (?:you|(?:the )?tenants?) loses? (?:an?|the|any|your|his|her|their) (?:\\w{4,8} )?(?:keys?|fobs?),? (?:you|(?:the )?tenants?|we|(?:the )?landlord|(?:the )?agent) (?:may |must |shall |will )?(?:charges?|pays?|claims?|recovers?)(?: you| (?:the )?tenant)?(?: for)? the (?:actual |reasonable )?costs? of (?:replacing|changing|a new|new) (?:\\w{2,9} ?){1,4}$`,
  // What to have at hand, and the half of a price that a late cancellation costs at most.
  `^${NUMBER}(?:please )?have (?:your|the) (?:\\w{4,9} ){0,2}(?:cards?|account numbers?|reference(?: numbers?)?|details|documents?|papers|passports?|licen[cs]es?|receipts?|invoices?|statements?|letters?)(?: and (?:your |the )?(?:\\w{2,10} ?){1,3})? (?:ready|to hand|at hand|handy|available)(?: (?:when|before|if|for) [^.;]{3,50})?$`,
  `(?:late|short-notice|last-minute) cancell?ations? (?:is|are|will be) charged (?:at )?(?:up to )?(?:[1-4]?\\d|50) ?(?:%|per ?cent)(?: of (?:the )?(?:\\w{3,9} ){0,2}(?:price|fee|rate|cost))?(?![^.;]{0,60}\\b(?:plus|and|weeks?|months?)\\b)`,
  // What somebody signs for, and a rate that follows an index.
  `^${NUMBER}(?:we|(?:the )?(?:franchisor|licensor|principal|manufacturer|supplier|publisher|brand|owner|council|club)) (?:hereby |shall |will )?grants? (?:to )?(?:you|(?:the )?(?:franchisee|licensee|distributor|dealer|agent|reseller|operator|tenant|buyer|bookseller|member)) (?:an? |the )?(?:[\\w-]{3,14},? (?:and )?){0,4}?(?:right|licen[sc]e|permission|franchise|concession) (?:to|of|for) [^;:]{3,160}$(?<!\\b(?:revocable|revoke|withdraw|discretion|at any time)\\b[^;:]{0,160})`,
  `^${NUMBER}${STRONGER} (?:may|will|can|shall) (?:vary|change|adjust|amend|reset) (?:the |your |our )?(?:interest |rental |annual )?(?:rate|rates|rent|margin|price)(?: (?:with|on|after|upon|by giving|subject to) (?:at least )?(?:\\d{1,3}|thirty|sixty|ninety|\\w{3,6}) (?:days|weeks|months)'?(?: (?:prior|written|advance)){0,2} notice)? (?:in line with|to follow|to match|in step with|according to|in accordance with|by the change in) (?:changes? (?:in|to|of) )?(?:the )?[\\w’' -]{2,40}?(?:rate|index|inflation|cpi|rpi|euribor|sonia|sofr)$`,
  // Registrations, and a share of each sale as the price.
  `(?:may|can|shall|will) register (?:\\w{2,12} ){0,6}(?:on|with|at|in) the (?:ppsr|personal property|land registry|register|companies house|registry)`,
  `we (?:keep|charge|retain|take|deduct) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per cent|percent) (?:of|on) (?:each|every|the|any) (?:sale|booking|transaction|order|payment|ticket|price)(?![^.;]{0,120}\\b(?:change|increase|any time|whatever)\\b)`,
);

/** Whether a sentence of a contract only states its price, dates, formalities or the like. */
export function isOrdinaryTerm(clause: string): boolean {
  return ORDINARY.test(clause);
}
