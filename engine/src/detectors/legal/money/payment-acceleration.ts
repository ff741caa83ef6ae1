import { MAY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const FUTURE = `(?:future|remaining|unexpired|outstanding and future|unpaid and future) (?:rentals?
  |rents?|fees|instal?ments?|payments|charges|subscriptions?|membership fees)(?: (?:for|of|under)
  the (?:\\w{3,12} )?(?:term|lease|contract|agreement|period))?`;

const AT_ONCE = `(?:(?: (?:immediately|at once|forthwith|straight away|right away|then)){1,2} (?:due
  |payable|repayable)(?: and payable)?(?: (?:in full|without
  (?:any |further |prior )?(?:notice|demand)(?: or (?:notice|demand|\\w{4,12}))?))?
  | (?:due|payable|repayable)(?: and payable)?
  (?:immediately|at once|forthwith|straight away|right away))`;

export const paymentAcceleration = riskyClause({
  id: 'payment-acceleration',
  typeName: 'Acceleration clause',
  description: 'Clauses that make the whole debt due at once, often after a single late payment.',
  severity: 'medium',
  recommendation: 'Ask for notice and time to pay first, and for a rebate on amounts paid early.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' },
  triggers: (
    'call the note*|call the loan*|demand repayment|demand payment of*|straight away|' +
    'balance becomes*|balance will*|balance falls*|future rental*|future rent|future instal*|' +
    'future payments|future fees|remaining rental*|remaining rent|remaining fees|' +
    'remaining instal*|remaining payments|remaining charges|remaining subscription*|' +
    'remaining membership*|insecure|entire balance|whole balance|full balance|' +
    'outstanding balance|unpaid balance|whole loan|entire loan|entire amount|immediately due|' +
    'due immediately|immediately payable|at once due|on demand at any time|any other credit*|' +
    'cross-default*|ability to repay|ability to pay|prospect of payment|prospect of repayment|' +
    'creditworthiness|immediate repayment|unexpired|without demand|without any demand|' +
    'without further demand|without prior demand|payable on demand|repayable|call in*|' +
    'the debt in|the debt due|unpaid and|outstanding and future|prospect of performance|' +
    'require repayment|call for repayment|notice or demand|demand or notice|any other debt*|' +
    'any other facilit*|any other loan*|any other account*|any other indebtedness|' +
    'any other obligations|any other contract|any other contracts|any other agreement|' +
    'every other loan*|every other agreement*|every other contract*|every other credit*|' +
    'every other obligation*|all other loan*|all other agreement*|all other obligation*|' +
    'all other credit*|all other indebtedness|all other account*|all other contract*|' +
    'all other debt*|another other|payable at once|payable immediately|payable forthwith|' +
    'payable straight*|payable right*|due at once|due forthwith|due right*|forthwith due|' +
    'forthwith payable|at once payable|recall this|recall all|recall your|recall the*|' +
    'demand all*|demand the balance*|demand your balance|demand the loan|demand the debt|' +
    'demand the entire*|demand the whole*|demand the full*|demand the facility|' +
    'demand the advance|demand this loan|declare the balance|declare the loan|declare the debt|' +
    'declare the entire*|declare the whole*|declare all sums*|declare all amounts*|' +
    'future charges|future subscription*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:claim|demand|recover|require|accelerate) (?:payment of )?(?:all |the |any )?(?:of
          the )?${FUTURE}(?: …(?:at once|immediately|forthwith|in full|on demand))?`,
        `(?:all|whole|entirety|balance)(?: of)?(?: the)? ${FUTURE}
          (?:(?:shall|will) )?(?:at once |immediately )?(?:becomes?|falls?|is|are
          |be) (?:at once |immediately )?(?:due|payable)(?: and payable)?(?:
          (?:at once|immediately|forthwith|in full))?`,
      ),
      unless: phrase('discount(?:ed)?|rebate|reschedul(?:e|ed)|waives?|refund', REPORT),
      why: 'The clause makes all future payments due at once after a default, so a small lapse can become a large debt.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:the |all )?(?:entire|whole|full|total|outstanding|unpaid|remaining)
          (?:\\w{2,14} ){0,3}(?:balance|loan|debt|amounts?|sums?|indebtedness|principal
          |instal?ments?|rent|rentals)(?: \\w{2,12}){0,8}
          (?:is|are|be|becomes?|falls?|(?:shall|will) (?:be|become|fall))${AT_ONCE}`,
        `(?:declare|demand|require)
          (?:\\w{2,12},? ){0,4}(?:balance|loan|debt|sums?|amounts?|indebtedness|principal)
          (?:\\w{2,12},? ){0,6}without
          (?:any |further |prior )?(?:notice|demand)(?: or (?:notice|demand))?`,
        `(?:loan|facility|advance|balance|overdraft|credit) (?:is|are|shall be|will be)
          (?:\\w{2,12} ){0,3}(?:repayable|payable) on demand(?: at any time)?`,
        `(?:lender|bank|creditor|we) ${MAY} (?:\\w{2,12},? ){0,6}(?:call the (?:note|loan|debt)
          (?:due|in)|(?:demand|require|call for) (?:immediate )?repayment)(?:
          (?:\\w{2,12} ){0,5}(?:in full|loan|balance))?`,
        `(?:lender|bank|creditor|we) ${MAY}
          (?:\\w{2,12},? ){0,6}(?:call in|recall|demand repayment of|demand) (?:the|this|your|all)
          (?:\\w{2,12} ){0,2}(?:loan|balance|debt|facility|advance)
          (?:\\w{2,12},? ){0,3}(?:at any time|without|for any reason|whenever)`,
      ),
      unless: phrase(
        `insurance|not (?:be |become )?(?:immediately )?(?:due|payable)|after
          (?:\\w{2,12} ){0,3}notice|default notice|days' (?:prior )?(?:written )?notice|opportunity
          to|budget|invoice total`,
        REPORT,
      ),
      why: 'The clause makes the whole debt due at once without notice, so the debtor cannot prepare.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:(?:the |a )?(?:lender|creditor|bank|we|holder) (?:\\w{2,12},? ){0,6})?(?:deems?|feels?
          |considers?|believes?)
          (?:(?:itself|ourselves|himself|herself) )?(?:to be |is |are )?insecure`,
        `(?:lender|creditor|bank|holder|we) (?:\\w{2,12},? ){0,4}(?:believes?|considers?|thinks?
          |doubts?|suspects?|deems?) …(?:prospect of (?:payment|repayment|performance)|ability to
          (?:re)?pay|creditworthiness)(?: …(?:impaired|doubt|reduced|worse))?`,
        `default …(?:under|in|on|of) (?:any|every|another|all) other (?:agreement|loan|account
          |contract|obligation|facility|credit|debt|indebtedness)s?(?: …(?:with|to|between)
          \\w{2,15})?`,
        'cross-defaults?',
      ),
      requires: phrase(
        'default|due|payable|lender|loan|creditor|holder|debt|balance|terminat(?:e|ion)',
      ),
      unless: phrase(
        `not (?:be )?(?:a |an |in )?(?:event of )?default|no default|neither party|violate|conflict
          with|(?:in|a) breach of or`,
        REPORT,
      ),
      why: 'The clause lets the lender call in the debt even though payments are on time, so repayment is unpredictable.',
      confidence: 0.85,
    },
  ],
  examples: [
    '(d) Holder, acting in good faith or not, [[feels insecure]].',
    'The [[bank may recall this loan at any time]].',
    'On default the Lessor may [[claim all future rentals at once]].',
    'If a fee is late, [[all remaining instalments become due immediately]].',
    'Upon default [[the entire balance is immediately due without notice or demand]].',
    'Borrower is in default if [[Lender in good faith or otherwise deems itself insecure]].',
    'Lender may demand the loan on a [[default under any other agreement]].',
    'The outstanding balance is due after notice of 30 days; he felt insecure.',
    'Future rent may rise, and the lender may demand a deposit.',
    'The remaining payments are made each month; future fees are set in May.',
  ],
});
