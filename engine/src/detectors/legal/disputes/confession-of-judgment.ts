import { MAY, REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CREDIT_PRACTICES_RULE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const confessionOfJudgment = riskyClause({
  id: 'confession-of-judgment',
  typeName: 'Confession of judgment',
  description:
    'Clauses that let a creditor obtain a court judgment against a debtor without a hearing.',
  severity: 'high',
  recommendation: 'Remove the clause; confessions of judgment are banned in many consumer loans.',
  legalReference: { law: CREDIT_PRACTICES_RULE, article: '16 CFR § 444.2(a)(1)' },
  triggers: (
    'court judgment|judgment against*|confession of judgment|cognovit|warrant of attorney|' +
    'entry of judgment|enter judgment*|to judgment|judgment may*|judgment being*|' +
    'consent judgment|entered against|judgement*|confess|confesses|immediate judgment|' +
    'without trial|without asking|without informing|judgment without|judgment in favor|' +
    'judgment in favour|without hearing|without telling|without warning|ask for judgment|' +
    'apply for judgment|obtain judgment|take judgment|get judgment'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:${WEAKER} )?(?:irrevocably )?(?:authori[sz]es?|empowers?|appoints?) …)?confess(?:es)?
          (?:a )?judge?ment(?: against \\w{2,15})?`,
        '(?:irrevocably )?(?:authori[sz]es?|empowers?) …(?:enter|take|obtain) judge?ment against \\w{2,15}',
        `cognovit (?:note|clause|provision|judge?ment)|(?:gives?|grants?|executes?|signs?)
          (?:a )?warrant of attorney|by warrant of attorney`,
        '(?:contains?|includes?|gives?|signs?|executes?) (?:a |this )?confession of judge?ment',
        `(?:consents?|agrees?|submits?) (?:in advance )?to
          (?:the )?(?:immediate )?(?:entry of )?judge?ment (?:being entered )?(?:against
          (?:you|\\w{4,12}|the \\w{2,15})|without \\w{2,15}|in favou?r of \\w{2,15})`,
        `judge?ment (?:may|can|will|shall) be entered against (?:you|the \\w{2,15})
          (?:\\w{2,15} ){0,3}without (?:\\w{1,12} ){0,2}(?:notice|hearing|trial|demand)`,
      ),
      unless: phrase(
        `prohibit(?:s|ed)?|forbid(?:s|den)?|unenforceable|not (?:contain|confess|authori[sz]e)|no
          (?:cognovit|warrant)|arbitrat(?:or|ors|ion)|award`,
        REPORT,
      ),
      why: 'The clause lets the creditor obtain a judgment without a hearing, so the debtor cannot raise a defense.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${STRONGER} (?:${MAY} )?(?:get|obtain|take|enter|ask for|apply for|have)
          (?:a |any )?(?:\\w{3,12} )?judge?ment (?:\\w{2,12} ){0,4}against \\w{2,12}
          (?:\\w{2,12} ){0,4}without
          (?:any |first |further |prior )?(?:notice|hearing|trial|telling|warning|informing|asking)`,
      ),
      unless: phrase(REPORT),
      why: 'The clause lets the creditor obtain a judgment without a hearing, so the debtor cannot raise a defense.',
      confidence: 0.9,
    },
  ],
  examples: [
    'The borrower [[authorises the lender to obtain judgement against him]].',
    'You agree that [[we can get a court judgment against you without telling]] you.',
    '[[The Borrower irrevocably authorizes any attorney to appear and confess judgment]].',
    'You [[consent to the entry of judgment against you]] for what is owed.',
    'This is a [[cognovit note]].',
    'State law prohibits lenders from asking you to confess judgment.',
    'Judgment may be entered on the award of the arbitrator.',
    'He would confess his judgment was poor, and enter judgment day.',
  ],
});
