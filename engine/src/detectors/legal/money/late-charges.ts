import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SUM = '(?:[£$€₹]|(?:eur|gbp|usd|rs\\.?|rm|aed|sgd|inr) ?)?\\d[\\d,.]{0,8}(?: \\w{3,8})?';
/** More than a letter costs. */
const LARGE_SUM = '(?:[£$€] ?|(?:eur|gbp|usd|chf) )(?:[2-9]\\d|\\d{3,4})(?:[.,]\\d\\d)?';
const PERCENT = '(?:%|per cent|percent)';

export const lateCharges = riskyClause({
  id: 'late-charges',
  typeName: 'Excessive late charges',
  description: 'Late fees or interest far above their cost, or charges added on charges.',
  severity: 'medium',
  recommendation: 'Ask for statutory interest, and for a single charge per late payment.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(e)' },
  triggers: (
    'for every reminder*|for each reminder*|per reminder*|each late payment*|every late payment*|each missed*|every missed*|each dunning*|every dunning*|each bounced*|every bounced*|each warning letter*|every warning letter*|%) per month|%) a month|%) monthly|% per annum|% a year|% per year|% annually|% yearly|%) per annum|*percent per annum|*per cent per annum|balance per*|balance each*|balance every*|balances per*|amount per*|amount each*|amount every*|amounts per*|amounts each*|sum per*|sum each*|sum every*|sums per*|sums each*|debt per*|debt each*|arrears per*|arrears each*|interest at|accrue interest|accrues interest|carry interest|carries interest|' +
    'of delay|day late|day overdue|week late|week overdue|that the rent*|compounding|' +
    'for every # minutes*|every five minutes|every ten minutes|every fifteen minutes|per day|' +
    'first applied to*|returned cheque*|late penalty|% per month|% a month|% monthly|% a day|' +
    '% per week|% a week|% daily|default rate|default interest|penalty rate|penalty interest|' +
    'late charge|late charges|late fee|late fees|whichever is greater|whichever is higher|' +
    'payment charge*|payment fee*|payment penalt*|payment surcharge*|late collection|' +
    'late return|late pick*|pickup fee*|pickup charge*|late penalties|are overdue|is overdue|' +
    'are unpaid|is unpaid|is late|are late|whichever is larger|whichever is the|returned check|' +
    'returned payment|bounced payment*|first be applied*|applied first*|compounded|% weekly|' +
    '% every|% each|% per calendar*|late surcharge*|*percent per month|*per cent per month|' +
    '*percent a month|*per cent a month|*percent monthly|*per cent monthly|*percent a day|' +
    '*per cent a day|*percent daily|*per cent daily|*percent per week|*per cent per week|' +
    '*percent a week|*per cent a week|*percent weekly|*per cent weekly|*percent each*|' +
    '*per cent each*|*percent every*|*per cent every*|*percent per calendar*|' +
    '*per cent per calendar*|rate is doubled|rate is trebled|rate is tripled|' +
    'rate will be doubled|rate gets doubled|rate shall be doubled|rate is then doubled|' +
    'rate will be tripled|rate gets tripled|rate gets trebled|rate will be trebled|' +
    'rate shall be tripled|bears interest|bear interest|on unpaid interest|on overdue interest|' +
    'on accrued interest|interest on interest|runs on interest|accrues on interest|' +
    'charged on interest|payable on interest'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `late (?:payment |collection |pick-?up |return )(?:charge|fee|penalty|surcharge)s? of
          [£$€]?\\d[\\d,.]{0,8}(?: \\w{3,8})? (?:per|a|each|for each|for every|every)
          (?:\\w{2,8} )?(?:day|week|hour|minutes)`,
        `\\d[\\d.]{0,4} ?${PERCENT} (?:per|a|each|every) (?:day|week|month),? (?:and )?compound(?:ing|ed)`,
      ),
      unless: phrase('no late|library|yield|returns?|growth', REPORT),
      why: 'The clause adds a new charge for each period of delay, so the total can far exceed the cost.',
    },
    {
      form: phrase(
        `(?:interest|charges?|fees?|penalt(?:y|ies)) …(?:[2-9]|[1-9]\\d)(?:\\.\\d{1,2})? ?${PERCENT}\\)?
          (?:(?:per|a|each|every) (?:calendar )?month|monthly)`,
        `(?:interest|charges?|fees?|penalt(?:y|ies)) …(?:0[.,][1-9]\\d?|[1-9]\\d?(?:\\.\\d{1,2})?) ?${PERCENT}
          (?:(?:per|a|each|every) (?:calendar )?(?:day|week)|daily|weekly)`,
        `interest …(?:2[5-9]|[3-9]\\d|1\\d\\d)(?:\\.\\d{1,2})? ?${PERCENT}\\)? (?:(?:per|a|each) (?:annum|year)|p\\.a\\.|annually|yearly)`,
        `(?:[2-9]|[1-9]\\d)(?:\\.\\d{1,2})? ?${PERCENT}\\)? (?:of|on) (?:the |any |all )?(?:outstanding |unpaid |overdue |late )?(?:balances?|amounts?|sums?|debt|arrears) (?:per|each|every) (?:calendar )?month`,
        `(?:default|penalty) (?:rate|interest)(?: rate)? …(?:1[89]|[2-9]\\d|1\\d\\d)(?:\\.\\d{1,2})? ?${PERCENT}`,
      ),
      requires: phrase(
        'late|overdue|unpaid|not received|default|arrears|outstanding|missed|due date|penalty|delay(?:ed)?|past due|not paid',
      ),
      unless: phrase('no interest|inflation|yield|returns? of|growth', REPORT),
      why: 'The clause charges interest on late payments far above the usual cost.',
    },
    {
      form: phrase(
        `(?:late|overdue|missed|returned|delinquent) …(?:fee|charge|interest|penalty) …whichever is
          (?:the )?(?:greater|higher|larger)`,
        'late (?:charge|fee)s? …(?:on|upon|added to|include|includes) (?:\\w{1,12} ){0,3}late (?:charge|fee)s?',
        `late (?:charge|fee)s? (?:will|shall|may|is|are)
          (?:be )?(?:added|compounded|capitali[sz]ed|charged) …(?:every|each|daily|until)`,
      ),
      unless: phrase('no late|not (?:charge|be charged)|library', REPORT),
      why: 'The clause charges more for a late payment than it costs, or charges more than once.',
    },
    {
      form: phrase(
        `late (?:payment )?(?:fee|charge|penalty)s? …(?:(?:for|per|each|every)
          (?:\\w{3,8} )?(?:day|week|hour)|daily|weekly)`,
      ),
      requires: phrase('late|overdue|unpaid|rent|payment'),
      unless: phrase('no late|library|not (?:be )?charge', REPORT),
      why: 'The clause adds a new charge for each period of delay, so the total can far exceed the cost.',
    },
    {
      form: phrase(
        `(?:payments?|instal?ments?|money|sums) …(?:first (?:be )?applied|applied first) to
          (?:\\w{2,12},? ){0,3}(?:late|collection|default|unpaid)
          (?:charges?|fees?|costs?|penalties)`,
        `(?:returned payment|returned cheque|returned check|bounced payment|missed payment)
          (?:fee|charge)s? of …(?:plus|and) …(?:%|per cent|percent)`,
        `(?:rent|payment|instal?ment|fee) (?:is|are) (?:late|overdue|unpaid) …(?:charge|fee|penalty)
          of [£$€]?\\d[\\d,.]{0,8} (?:per|a|each|for each|for every) (?:day|week)`,
        `(?<!late (?:payment )?)(?:charge|fee|penalty|fine) of ${SUM} (?:is|shall be|will be|falls|becomes)
          (?:due|payable|added|charged|owed) (?:for|on) (?:each|every) (?:day|week|hour) (?:of delay|late
          |overdue|that (?:it|the rent|the payment|payment|rent) (?:is|stays|remains) (?:late|overdue|unpaid))`,
      ),
      unless: phrase('no late|not (?:be )?charge', REPORT),
      why: 'The clause charges more for a late payment than it costs, or charges more than once.',
    },
    {
      form: phrase(
        `(?:(?:fine|fee|charge|penalty) of )?${LARGE_SUM} (?:for|per) (?:each|every|any) (?:\\w{4,9} )?(?:reminder|dunning|warning|late payment|missed payment|late instal?ment|missed instal?ment|bounced (?:cheque|check|payment))(?: (?:letter|notice|mail|e-mail))?`,
      ),
      unless: phrase('not (?:be )?charge|concerts?|tickets?|remuneration', REPORT),
      confidence: 0.85,
      why: 'The clause charges more for a reminder or a late payment than it costs.',
    },
    {
      form: phrase(
        `(?:interest |the )rate (?:is|gets|will be|shall be) (?:then )?(?:doubled|trebled|tripled)`,
        `interest(?: …| )is added to (?:the )?(?:\\w{3,12} )?(?:loan|principal|capital|balance|debt|sum),? (?:and|which)(?: \\w{2,9}){0,2} bears? interest(?: \\w{4,8})?`,
        `interest (?:accrues|runs|is charged|is payable) on (?:unpaid |overdue |accrued )?interest`,
      ),
      requires: phrase(`interest|loan|late|default|unpaid|arrears|then on`),
      unless: phrase(
        `deposit|savings|account holder earns|sampling|frame|bonds?|notes?|debentures?`,
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause charges interest on interest, or raises the rate when a payment is late.',
    },
  ],
  examples: [
    'Overdue [[fees bear interest at three percent (3%) per month]].',
    'The lodger pays a [[fine of £60 for each late payment]].',
    'We charge [[€35 for every reminder]] and [[£45 for each dunning letter]].',
    'A reminder costs €2.50 for each reminder letter, and €35 is a fair price for every concert.',
    'After a default the loan shall carry [[interest at thirty-six percent (36%) per annum]].',
    'Sums not received in time accrue interest at [[4% of the unpaid amount per month]].',
    'Overdue sums carry interest at 8% a year; the loan bears interest at 3% of the principal per year.',
    'If you are late, [[the rate is doubled]] from then on.',
    '[[Interest not paid is added to the loan and itself bears interest]].',
    'Savings bear interest, and for the first year the deposit rate is doubled.',
    'Unpaid sums bear [[interest of 5 percent monthly]].',
    'A [[late payment charge of £75 per day]] applies.',
    'Arrears bear [[5 % per week, compounding]].',
    'If rent comes late a [[fee of EUR 40 is payable for each day of delay]].',
    'A fee of EUR 40 is payable for each day of parking.',
    'Sales grew 5 % per week, compounding growth.',
    '[[Payments are first applied to late charges]].',
    'A [[late fee of £40 is charged for each day]] that the rent is overdue.',
    'Late amounts bear [[interest at 4% per month]].',
    'A payment more than 1 day [[late incurs a fee of $45 or 15%, whichever is greater]].',
    'On default the [[default rate of 29.9%]] applies.',
    'Overdue sums bear interest at 1% per month.',
    'Sales grew by 4% per month, and interest in shows rose 5% a week.',
    'No late fee is charged.',
  ],
});
