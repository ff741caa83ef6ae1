import { REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DUTY = '(?:pay(?:s|able)?|payments?|rentals?|rent|obligations?|due|instal?ments?|hire)';
const FAILURE = `(?:defective|destroyed|damaged|unusable|unsuitable|faulty|lost|stolen|fails?|not
  (?:be )?(?:delivered|work(?:ing)?|used)|never (?:delivered|used|works)|out of
  (?:order|use|service)|disrepair)`;

export const unconditionalPayment = riskyClause({
  id: 'unconditional-payment',
  typeName: 'Unconditional payment',
  description: 'Duties to pay even if goods or services are defective, lost or never delivered.',
  severity: 'medium',
  recommendation:
    'Ask for the right to withhold payment for anything not delivered or not working.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(b) and (o)' },
  triggers: (
    'undisputed and*|disputed and*|undisputed or*|disputed or*|disputed as*|whether disputed*|not disputed|if disputed|those disputed|is disputed|are disputed|whole year|full twelve*|full year|full term|must go on paying*|keep paying*|' +
    'continue to pay*|continue paying*|pay in full*|still pay*|high water|high-water|even if*|' +
    'whether or not*|regardless of whether*|notwithstanding any defect*|irrespective of*|' +
    'even when*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:payment|rent|rentals?|hire|fees?) (?:is|are|shall be|remains?)
          (?:due|payable) )?(?:come )?hell-or-high-water(?:,? without
          (?:any )?set-?off)?(?:,?(?: and)? even if …${FAILURE})?`,
      ),
      requires: phrase(DUTY),
      unless: phrase(REPORT, 'film|novel|song'),
      why: 'The clause requires payment whatever happens, so the payer cannot withhold it for non-performance.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:(?:remains?|continues? to be|is|are|shall be) (?:due|payable|liable (?:for|to pay))
          |(?:shall|must|will) (?:continue to )?pay) …(?:even if|whether or not|regardless of
          whether|irrespective of whether) (?:the |any )?(?:\\w{3,15} )?(?:equipment|goods|vehicle
          |machine|unit|services?|premises|property|asset|system|software
          |facilit(?:y|ies)) …${FAILURE}`,
      ),
      unless: phrase('insur(?:er|ed|ance)|compensat(?:e|ion)|not (?:be )?(?:due|payable)', REPORT),
      why: 'The clause requires payment even for what does not work or was not delivered, so the payer bears that risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:you|customer|tenant|lessee|hirer|member|client|buyer)s?
          (?:must|shall|will|has to|have to|agrees? to) (?:still |always )?(?:pay|go on paying|keep
          paying|continue (?:to pay|paying)) …(?:even if|even when|even though|whether or not
          |regardless of whether) (?:\\w{2,12} ){1,4}(?:closed|closes?|late|unavailable|cancell?ed
          |not (?:\\w{3,12})|cannot|do not|does not|fails?|broken|defective|faulty|uninhabitable
          |damaged|stopped|suspended)`,
        `(?:fees?|payments?|rent|rentals?|charges|subscriptions?)
          (?:is|are|remains?|continues?|shall be|will be|stays?) (?:to be )?(?:due|payable
          |owed) …(?:even if|even when|whether or not|regardless of whether) …(?:use|attend
          |stop(?: coming| using)?|leave|cancel|deliver(?:ed|y)?|closed|work|unavailable|available
          |provided|perform(?:ed)?)`,
      ),
      unless: phrase('insur(?:er|ed|ance)|not (?:be )?(?:due|payable)|tax(?:es)?', REPORT),
      why: 'The clause requires payment even for what is unavailable or unused, so the payer bears that risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WEAKER} (?:shall|will|must|agrees? to|has to|have to) pay (?:all |any |the |every )?(?:\\w{3,12} ){0,2}?(?:(?:undisputed (?:and|or|as well as) disputed|disputed (?:and|or|as well as) undisputed) (?:amounts?|sums?|invoices?|fees?|charges?)|(?:amounts?|sums?|invoices?|fees?|charges?),? (?:whether (?:or not )?(?:\\w{2,4} )?disputed(?: or not)?|(?:even|including|also) (?:if|those|where|when)(?: \\w{2,6}){0,3} disputed?))`,
      ),
      unless: phrase('not (?:be )?(?:due|payable)|under protest|refund', REPORT),
      confidence: 0.85,
      why: 'The clause requires payment even of what is disputed, so the payer has no means to have it checked.',
    },
  ],
  examples: [
    '[[Buyer shall pay all amounts, whether or not disputed]], when due.',
    '[[The Lessee must pay disputed as well as undisputed invoices]] in ten days.',
    'Customer shall pay all undisputed amounts; disputed amounts are settled by an expert.',
    '[[Members must pay the monthly fee even when the gym is closed]].',
    '[[You must go on paying the monthly fee even if the gym is closed]].',
    '[[Rentals are payable come hell or high water]].',
    'Rent [[shall be payable whether or not the equipment is damaged]] or lost.',
    'He will pay her a visit come hell or high water in the novel.',
    'The insurer will pay even if the vehicle is destroyed.',
  ],
});
