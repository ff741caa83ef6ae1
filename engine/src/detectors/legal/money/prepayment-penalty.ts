import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CONSUMER_CREDIT_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const EARLY =
  '(?:prepayment|early (?:repayment|settlement|redemption|payoff)|redemption|settlement)';
const REPAY =
  '(?:prepay|repay|repaid|settle|settled|pay off|paid off|pay it off|clear|redeem|redeemed)(?:ing|s)?';

export const prepaymentPenalty = riskyClause({
  id: 'prepayment-penalty',
  typeName: 'Prepayment penalty',
  description:
    'Charges for repaying a loan early, bans on doing so, or interest owed for the full term despite early repayment.',
  severity: 'medium',
  recommendation: 'Ask for the right to repay at any time, with a rebate of interest not yet due.',
  legalReference: { law: CONSUMER_CREDIT_DIRECTIVE, article: 'Art. 29' },
  triggers: (
    'not repay*|not pay*|not prepay*|not settle*|no early repayment*|prohibited from prepaying|no prepayment*|prepayment is*|repayment is not*|not allowed|not permitted|' +
    'may prepay*|prepay|prepayment|early repayment|early settlement|early redemption|' +
    'early payoff|repay early|repaid early|repaying early|settle early|settled early|off early|' +
    'redemption fee|redemption charge|settlement fee|loan early|balance early|unearned interest|' +
    'unearned finance*|make-whole|prepays|prepaying|prepaid early|finance charge*|pay it off|' +
    'still pay|settlement charge*|settlement fees|settlement premium*|settlement penalt*|' +
    'redemption premium*|redemption penalt*|redemption fees|redemption charges|redeem early|' +
    'redeemed early|redeems early|cleared early|settles early|settling early|it early|' +
    'agreement early|account early|debt early|mortgage early|facility early|credit early|' +
    'amount early|borrower repay*|customer repay*|you repay*|you repaid|borrower redeem*|' +
    'you redeem*|borrower settle*|customer settle*|you settle*|you clear*|you pay off*|' +
    'you paid off|borrower pays off*|customer pays off*|refund of interest|refund for interest|' +
    'rebate of interest|reduction of interest|reduction in interest|return of interest|' +
    'reductions|refund of charges|refund of the interest|rebate of charges|' +
    'rebate of the interest|on redemption|upon redemption|if redeemed|for redemption|' +
    'on settlement|upon settlement|early on|early but|early, but|early only|early, only|' +
    'early subject*|early, subject*|early provided*|early, provided*|early for a*|early with a*|' +
    'early upon|would have earned|would otherwise have*|would have received|would have charged|would have made|interest we*|interest that we*|interest the lender*|interest the bank*|interest that the*|interest it*|would have been earned|would have accrued|would have been payable|would have fallen due|' +
    'lost interest|interest lost|interest that is lost'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:the )?(?:borrower|debtor|customer|client)s?|you) (?:may|can|shall|must) not (?:prepay|(?:re)?pay|settle|redeem|pay off|clear)(?: (?:off|back))?(?: (?:the|this|your|any)(?: part of the)? (?:\\w{4,10} )?(?:loan|balance|sum|amount|debt|credit|instal?ments?))? (?:early|ahead of (?:time|schedule)|in advance|before (?:it is due|the (?:due|maturity) date|maturity|the end(?: of the (?:term|loan))?))`,
        `(?:early (?:re)?payment|prepayment|early settlement)(?: of (?:the|this|any) (?:loan|balance|debt))? is (?:strictly )?(?:not (?:allowed|permitted|accepted|possible)|forbidden|prohibited|excluded)`,
      ),
      requires: phrase(
        'borrowers?|debtors?|loans?|lender|credit|mortgage|instal?ments?|interest|debt|prepay\\w{0,4}|repay\\w{0,4}',
      ),
      unless: phrase(
        `notes?|holders?|without (?:the )?(?:\\w{4,9}'s )?(?:prior )?(?:written )?consent|except|unless|deposits?|suppliers?|bonds?|rent|tickets?`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause forbids early repayment, which keeps the borrower in the loan.',
    },
    {
      form: phrase(
        `prepayments?(?: \\w{2,12}){0,4} (?:accompanied by|subject to|together with|bears?|carr(?:y|ies)) (?:an? )?(?:\\w{4,10} )?(?:premium|fee|charge|penalty|sum) (?:equal to|of|amounting to) (?:all|the|any) (?:\\w{3,12} ){0,2}interest`,
      ),
      unless: phrase('(?:no|without) (?:premium|fee|charge|penalty)|not (?:be )?subject', REPORT),
      confidence: 0.85,
      why: 'The clause charges for repaying early as much as for not repaying at all.',
    },
    {
      form: phrase(
        `${EARLY} (?:fee|penalty|charge|premium)s?
          (?:(?:equal to|of|is|are|will|shall|applies|apply|payable|due|may|must)(?: [^.;]{1,60})?(?=[.;,]|$)
          |(?:will|shall|may|is|are|of|equal) [\\w%]{1,12})`,
        `${EARLY} (?:of (?:the |this |any )?(?:loan|debt|balance|mortgage|credit) )?(?:incurs?|attracts?|triggers?|carr(?:y|ies)|costs?|entails?|gives rise to|is subject to|will incur|shall incur|may incur) (?:an? |the )?(?:\\w{3,12} ){0,2}(?:fee|penalty|charge|premium)s?(?: of [^.;]{1,40})?`,
        `(?:fee|charge|penalty|premium) …(?:for|on|if|upon)
          (?:\\w{1,12} ){0,3}(?:${EARLY}|${REPAY} …early|prepay(?:s|ing)?)`,
        `(?:if|where|when|should) (?:you|the \\w{2,15}|\\w{2,15}) ${REPAY} …early,? …(?:fee|charge
          |penalty|(?:all|full|whole|entire|total) (?:of )?(?:the )?(?:remaining |future )?interest
          |interest (?:for|of) the (?:full|whole|entire))`,
        `(?:no|not|without) (?:\\w{1,12} ){0,4}(?:rebate|refund|reduction|return)s? (?:of|for|in)
          (?:\\w{1,12} ){0,3}(?:interest|finance charges?|charges) …(?:${EARLY}|early|prepa(?:y|id|ys))`,
        'make-whole (?:premium|amount|payment)',
      ),
      unless: phrase(
        `no (?:prepayment|early|penalty|fee|charge)|(?:without|free of)(?: any| of)?
          (?:prepayment )?(?:fee|penalty|charge|premium)s?|not
          (?:be )?(?:charge|charged|payable|pay|apply)|dispute|settlement agreement`,
        REPORT,
      ),
      why: 'The clause makes early repayment costly, which keeps the borrower in the loan.',
    },
    {
      form: phrase(
        `(?:prepay|repay (?:\\w{2,12} ){0,4}early|pay (?:it |the loan )?off early),? (?:but |only )?(?:subject to|on payment of|upon payment of|provided
          (?:that )?(?:you|it|the \\w{3,12}) pays?|for|with) (?:\\w{1,12} ){0,4}(?:penalty|fee
          |charge|premium|interest)(?: of (?:\\w{1,12} ){0,3}\\w{2,12})?`,
        `(?:prepay|repay (?:\\w{2,12} ){0,4}early|pay (?:it |the loan )?off early) …(?:you|borrower|customer)
          (?:must|will|shall|has to|have to) (?:still )?pay …(?:fee|charge|penalty|interest)`,
      ),
      unless: phrase('without|no (?:penalty|fee|charge)|free of', REPORT),
      why: 'The clause makes early repayment costly, which keeps the borrower in the loan.',
    },
    {
      form: phrase(
        `(?:fee|charge|penalty|sum|amount|compensation)(?: that is)? (?:equal to|equivalent to|equals|of|amounting to) (?:(?:all|the|any|full|whole|future|remaining|outstanding) ){0,3}(?:of the )?interest (?:that |which )?(?:we|it|he|she|(?:the )?(?:lender|bank|creditor|company)) would (?:otherwise )?have (?:earned|received|charged|made|got)`,
        `(?:owes?|pays?|compensates? us for|reimburses? us for|makes? good) (?:us )?(?:(?:all|the|any|full|whole|future|remaining) ){0,3}(?:of the )?interest (?:that |which )?(?:we|it|(?:the )?(?:lender|bank|creditor|company)) (?:would (?:otherwise )?have (?:earned|received|charged|made)|loses?)`,
        `(?:(?:all|the|full|whole|future|remaining) ){1,3}interest (?:that |which )?would (?:otherwise )?have (?:been (?:earned|payable|due|charged)|accrued|fallen due)(?: \\w{2,9}){0,5}? (?:is|becomes?|remains?) (?:still )?(?:payable|due|owed)`,
      ),
      requires: phrase(
        'prepay(?:s|ment|ing)?|early|sooner|repay(?:s|ment|ing)?|pays? off|settles?|redeems?|if (?:you|it|he|she|the \\w{3,12}) do(?:es)?|before the end',
      ),
      unless: phrase(
        'not exceed|no more than|not more than|up to|at most|limited to|default(?:s|ed)?|deposit|savings|insurer',
        REPORT,
      ),
      why: 'The clause makes early repayment costly, which keeps the borrower in the loan.',
    },
  ],
  examples: [
    '[[Early settlement of the loan triggers a charge of 3%]]; early settlement costs nothing.',
    '[[Early repayment is not permitted]] during the first term, and [[you must not settle the loan before maturity]].',
    'The Company may not prepay the Notes without the consent of the holders; you cannot pay the rent in advance.',
    'You must not pay a deposit early.',
    'Every [[prepayment is subject to a charge equal to all remaining interest]] on the loan.',
    'If you do, you owe a [[fee equal to all the interest we would have earned]].',
    'Whoever repays early must [[pay the interest that the bank would have received]].',
    'On early settlement [[all interest that would have accrued to the last day is payable]].',
    'The compensation for early repayment may not exceed the interest that the lender would have received.',
    'Had she saved more, she would have earned a fee equal to the interest.',
    'A [[fee of 3% is charged if the borrower prepays]].',
    'Customer may [[prepay, subject to a penalty of three months]].',
    'You may repay at any time. A [[prepayment fee equal to 25% of the unpaid balance will be assessed]].',
    '[[If you pay off the loan early, you still owe the full interest]].',
    'There is [[no rebate of interest on early repayment]].',
    'You may prepay without any fee.',
    'No early repayment charge is payable.',
    'The early settlement of the valley began in 1720.',
  ],
});
