import { ACCOUNTING_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { plainWords } from './plain-words.ts';

const DEAL =
  "(?:(?:\\w{3,14}(?:'s)? ){0,2}?(?:orders?|deals?|sales?|contracts?|invoices?|revenues?|shipments?|income|licen[sc]es?|projects?|milestones?))";
const LATER =
  '(?:revers(?:e|ed|ing)|cancel(?:led|ling)?|credit(?:ed|ing)?|undo|undone|take(?:n)? (?:it |them )?back|back (?:it |them )?out|unwind|unwound|send (?:it|them|everything|the goods|stuff) back|return(?:ed|ing)?)';

const PERIOD =
  '(?:the )?(?:next|previous|following|last|this|new|old)? ?(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12]|quarter|month|year|half|period|week)';
const ITEMS =
  '(?:returns|credit notes?|invoices?|costs?|losses|sales|revenues?|orders?|write-?offs?|provisions?|expenses?|accruals?|refunds?|payments?|income|turnover|bad debts?|rebates?|deliver(?:y|ies))';

export const manipulatedAccounts = plainWords({
  id: 'manipulated-accounts',
  typeName: 'Manipulated accounts',
  description: 'Early revenue recognition, parked costs, and agreements kept from the auditors.',
  severity: 'high',
  recommendation: 'Stop the entry, preserve the document unchanged and inform the audit committee.',
  legalReference: { law: ACCOUNTING_DIRECTIVE, article: 'Art. 4(3)' },
  triggers: (
    'the provision|the provisions|our provision|our provisions|the reserve|the reserves|our reserve|our reserves|the bad debt*|our bad debt*|the accruals|our accruals|the impairment*|the covenants|the covenant|our covenant*|this covenant*|the forecast*|our forecast*|our target*|the target*|our ratio*|the ratio*|our guidance|the guidance|our numbers|the numbers|stays happy|is happy|september in*|returns into*|returns to*|into october|into january|into april|into july|into the next*|into next*|to next*|sales in*|orders in*|invoices into*|invoices to*|costs into*|costs to*|losses into*|losses to*|write-offs into*|write-offs to*|credit notes into*|credit notes to*|expenses into*|expenses to*|provisions into*|revenue into*|revenue in*|revenue to*|accruals into*|refunds into*|refunds to*|payments into*|payments to*|until january|until april|until july|until october|until next*|back to*|' +
    'book the*|book it now|book that*|book this*|book a*|booked the*|booked it*|recognise the*|' +
    'recognize the*|recognised the*|recognized the*|pull forward*|pulled forward|' +
    'pull the revenue|side letter*|side agreement*|side deal*|off-balance*|off balance sheet|' +
    'on the balance sheet|park the*|parked the*|park some*|park it*|park them*|capitalise the*|' +
    'capitalize the*|capitalise some*|capitalize some*|channel stuffing|stuff the channel|' +
    'cookie jar|bill and hold|round-trip*|round trip deal*|hit the number*|hit our number*|' +
    'make the number*|make the quarter|smooth the*|smooth out the*|hide the loss*|' +
    'hide the costs|hide the cost|hide losses|hit the result*|hit the p&l|out of the p&l|' +
    'sell it back to*|balance sheet|suspense account|although they*|even though they*|' +
    "though they*|not signed|not delivered|not shipped|n't signed|has not been signed"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:bring|take|cut|release|lower|reduce|drop|pull|shave|trim) (?:down )?(?:half |some |enough |part |a bit |most )?(?:of )?(?:the |our )(?:\\w{3,12} )?(?:provisions?|reserves?|bad debts?|accruals?|allowances?|impairments?|write-?offs?|write-?downs?)\\b[^.;!?]{0,40}? (?:so that|so|that) (?:we|the bank|they|it) (?:still )?(?:(?:make|meet|pass|keep|hit|stay within|stay inside|are within|are inside) (?:the |our |this )?(?:covenants?|numbers?|targets?|forecasts?|ratios?|guidance|test)|stays happy|is happy)`,
      ),
      unless: phrase('settled|paid out|expired|audited|if|whether|must|may not|never'),
      confidence: 0.84,
      why: 'The text asks to change an estimate in the accounts so that a target is met.',
    },
    {
      form: phrase(
        `(?:we|i|they|finance|he|she|accounts|controlling) (?:(?:have|has|had|just|simply|already|quietly|all|were|was|told|asked|to|are|will|should|must) ){0,4}(?:moved?|shift(?:ed)?|push(?:ed)?|defer(?:red)?|held over|carr(?:y|ied)|roll(?:ed)?|book(?:ed)?|put|delay(?:ed)?|h(?:o|e)ld back|pull(?:ed)?|post(?:ed)?|recorded?) (?:(?:about|around|some|all|the|our) ){0,2}(?:[£$€]? ?\\d[\\d.,]{0,9} ?(?:m|k|bn|million|thousand)? (?:of |worth of )?(?:the )?)?(?:\\w{3,12} ){0,2}?${ITEMS}(?: (?:of|for|from) \\w{3,12})? (?:into|to|over to|back to|until|in|forward to) ${PERIOD}(?!')[^.;!?]{0,20}?,? (?:so (?:that )?|just to keep |to keep |in order (?:that|to keep) )(?:the |our |we |it |they |this |half-year |quarter )?[^.;!?]{0,30}?(?:covenants?|targets?|guidance|banks?|lenders?|auditors?|bonus(?:es)?|forecast|ratio|budget|year-end|half-year|results?|investors|shareholders|owners?|head office)(?: \\w{2,9}){0,3}`,
      ),
      unless: phrase(
        'ifrs|ias|accrual|cut-off|correct(?:ly|ed|ion)?|agreed with the (?:bank|lender|auditors?)|meeting|holiday|hotel|must not|may not|never|refus\\w{1,3}|delivery date|customer asked',
      ),
      confidence: 0.84,
      why: 'The text says that items were moved to another period so that the figures look better.',
    },
    {
      form: phrase(
        `(?:book|recogni[sz]e|invoice|log|record|pull forward|pull in|ship)(?:ed|d)? (?:the |that |this |those |all |our )?${DEAL} (?:now|today|this (?:quarter|month|year)|early|already|in (?:q[1-4]|june|march|september|december)|before (?:it|they|the)(?: \\w{2,9}){1,4})(?: …|,? )(?:we|and|then|they|it|you|i)(?: \\w{1,9}){0,4} ${LATER}(?: it| them)?(?: (?:in|next|after|later)(?: (?:the )?(?:\\w{3,9}|q[1-4])(?: (?:year|quarter|month))?)?)?`,
        `(?:book|recogni[sz]e|record)(?:ed|d)? (?:the |that |this |all )?${DEAL} (?:now |today |already )?(?:although|even though|though|before) (?:they|it|he|she|the customer|the client) (?:\\w{2,9} ){0,3}(?:not (?:yet )?(?:signed|delivered|shipped|agreed)|have(?:n't| not)(?: yet)? (?:\\w{2,6} )?(?:signed|shipped|delivered|agreed)|has(?:n't| not)(?: yet)? (?:\\w{2,6} )?(?:signed|shipped|been)|signs?|signed)`,
        `(?:to|so (?:that )?we|and we(?:'ll| will)?) (?:hit|make|meet|reach) (?:the|our) (?:quarter(?:'s)?|number|numbers|target|guidance|forecast)(?: …| )(?:book|ship|pull|stuff|invoice)(?: \\w{2,9}){1,6} (?:early|now|ahead|before|that (?:they|nobody))(?: \\w{2,9}){0,4}`,
        `stuff(?:ing|ed)? the channel`,
      ),
      requires: phrase(
        'quarter|month|year|revenue|sales?|order|orders|invoice|invoices|books?|january|july|later|signed|numbers?|target|deals?|contracts?|income',
      ),
      unless: phrase(
        'hotel|flight|restaurant|table|room|tickets?|accrual|correct(?:ly|ion)|ifrs|asc 606|appointment|holiday',
      ),
      confidence: 0.8,
      why: 'The text suggests booking a sale that is not yet made or will be reversed.',
    },
    {
      form: phrase(
        `(?:side (?:letters?|agreements?|deals?))(?: …| )(?:auditors?|send (?:everything|it|them|the goods) back|return|not (?:to be )?(?:show\\w{0,2}|in the file|on file|disclosed?)|don't (?:show|tell|file|mention)|nobody|no one|keep it|cancel|refund|quiet|hidden)(?: \\w{2,9}){0,3}`,
        `(?:park|capitali[sz]e|hide|bury|shift|move|put|spread)(?:ed|d)? (?:the |some of the |those |all |these )?(?:\\w{3,12} )?(?:costs?|expenses?|losses|loss|repairs|write-?offs?|debts?|liabilit(?:y|ies)) (?:\\w{2,9} ){0,3}?(?:on|onto|in|into|off|to) (?:the |a |our |another )?(?:\\w{3,12} )?(?:balance sheet|suspense account)(?: …| )(?:so|hit|out of|until|don't|doesn't|nobody|no one|auditors?|won't|to make|look)(?: \\w{2,9}(?:'\\w{1,2})?){0,5}`,
        `(?:smooth(?:ing)?(?: out)?|release (?:some|a bit|part) of) the (?:\\w{3,12} )?(?:results?|earnings|profits?|provisions?|reserves?)(?: …| )(?:quarter|target|guidance|numbers?|auditors?|investors|bank)`,
      ),
      unless: phrase(
        'ifrs|ias \\d{1,2}|standard|curve|graph|data|chart|side (?:agreement|letter) (?:is|was) (?:attached|disclosed|shown|given)|depreciat\\w{2,6}|policy of',
      ),
      confidence: 0.8,
      why: 'The text suggests keeping costs or agreements out of the accounts.',
    },
  ],
  examples: [
    'At the close [[we pushed €800k of supplier costs into January so that the ratio looks right]]. [[They were told to post the June sales in May so the lender stays calm]].',
    'We moved the sales meeting to next week so that the bank can join. We deferred the costs to January under IAS 38, so the results are correct.',
    'Just [[book the Peru deal this quarter and we reverse it in January]].',
    "[[Recognise the licence revenue now although they haven't signed]].",
    'There is a [[side letter so they can return the goods]].',
    "[[Move the repair costs onto the balance sheet so they don't hit the result]].",
    'Please [[stuff the channel]] before the year ends: we must make the numbers.',
    'Book the room now, we can cancel later.',
    'Under IFRS 15 we recognise the revenue when goods are shipped, and returns are credited.',
    'The side letter was disclosed to the auditors.',
    'Smooth out the curve of the results in the chart.',
    'Book the flight early; you can cancel the order later.',
    '[[Trim the warranty provision to 90 for now so that we keep the covenant]]. [[Pull enough of the reserve that we make the forecast]].',
    'The provision came down to 90 as two claims were settled, so we make the covenant. Cut the allowance of sugar so that we hit the target weight if we can.',
  ],
});
