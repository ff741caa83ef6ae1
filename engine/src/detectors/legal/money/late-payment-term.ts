import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { LATE_PAYMENT_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LONG = `(?:(?:sixty|seventy-five|ninety|one hundred (?:and )?(?:twenty|eighty))
  (?:\\(\\d{2,3}\\) )?|(?:6\\d|7\\d|8\\d|9\\d|1\\d\\d) )(?:\\(\\w{3,20}\\) )?(?:calendar |business |working )?days`;

export const latePaymentTerm = riskyClause({
  id: 'late-payment-term',
  typeName: 'Late payment term',
  description:
    'Payment terms of two months or more, or payment at the payer’s discretion or only after someone else pays.',
  severity: 'medium',
  recommendation:
    'Ask for payment within 30 days, and allow only amounts in genuine dispute to be withheld.',
  legalReference: { law: LATE_PAYMENT_DIRECTIVE, article: 'Art. 3(5) and 7' },
  triggers: (
    'liability to pay|obligation to pay|obliged to pay|liable to pay|bound to pay|duty to pay|date for payment|date of payment|' +
    '## days net|### days net|days eom|pay invoices*|end of the month|client has paid|customer has paid|client pays|' +
    'customer pays|pay when paid|paid when paid|pay-when-paid|paid-when-paid|pay if paid|' +
    'pay-if-paid|payment from*|been paid by*|paid by its*|paid by our*|until we are paid|' +
    'three months of*|three months after*|# months after*|## days from|## days after|' +
    '## days following|## calendar days|## business days|### days|sixty|seventy-five|ninety|' +
    'one hundred|net ##|net ###|withhold*|keep back|hold back|has pays|client paid|customer paid|' +
    'principal pays|principal paid|principal has paid|settles|paid by their*|paid by the client*|' +
    'paid by the customer*|paid by the end*|paid by the principal*|paid by the employer|' +
    'of funds from*|of funds by|of payment by*|funds from its*|funds from our*|funds from the*|' +
    'payment by its*|payment by our*|payment by the client*|payment by the customer*|' +
    'payment by their*|paid-if-paid|## days of receipt|## days of invoice*|' +
    '## days of the invoice*|## days of submission|## days of approval|## working days of*|' +
    '## working days from*|## working days following*|days end of*|business days of*|' +
    'payment terms are|payment terms of|payment terms will be*|payment terms shall be*|' +
    'payment terms is|payment term is|payment term of|payment terms: ##|payment terms ##|' +
    'payment term ##|payment term shall be|payment term will be|# months from|# months following|' +
    '# months of|(#) months from|(#) months after*|(#) months of|(#) months following|' +
    'two months from|two months of receipt|two months of invoice|two months of the*|' +
    'two months after|two months following|three months from|three months following|' +
    'four months from|four months of receipt|four months of invoice|four months of the*|' +
    'four months after|four months following|five months from|five months of receipt|' +
    'five months of invoice|five months of the*|five months after|five months following|' +
    'six months from|six months of receipt|six months of invoice|six months of the*|' +
    'six months after|six months following'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:invoices?|fees?|bills?|remuneration|payments?|royalties|commissions?) …(?:payable|paid
          |due|settled|made)(?:,? \\w{1,12}){0,3} ${LONG} (?:after|from|of|following|end of)`,
        `(?:client|customer|company|buyer|purchaser|agency|publisher|we) (?:shall|will|may)
          pay …${LONG} (?:after|from|of|following)`,
        `(?:pays?|settles?) (?:\\w{1,12} ){0,4}(?:invoices?|bills?|fees?) (?:\\w{1,12} ){0,2}${LONG}
          (?:after|from|of|following)`,
        `\\w{2,15} (?:shall |will )?pays? (?:only )?(?:within|in|after) ${LONG} (?:after|from|of|following)`,
        `(?:[£$€] ?|(?:eur|usd|gbp|chf) )\\d[\\d,.]{0,9}(?: \\w{2,9}){0,3},? (?:(?:is|are|will be|shall be) )?(?:paid|payable|due) (?:within |in |only )?${LONG} (?:after|from|following)`,
        `(?:final|last|latest) date (?:for|of) (?:\\w{3,9} )?payments? (?:is|shall be|will be|falls) (?:\\w{4,5} )?${LONG} (?:after|from|of|following)`,
        `payment terms?(?: (?:is|are|of|will be|shall be)|:)? (?:\\w{1,12} ){0,2}${LONG}`,
        '(?:6[1-9]|[7-9]\\d|120|150|180) days net',
        'net (?:6\\d|7\\d|8\\d|9\\d|120|150|180)(?: days)?',
      ),
      requires: phrase('invoices?|fees?|bills?|pay|payable|payments?|paid|terms|days net'),
      unless: phrase(
        `overdue|past due|unpaid|dividends?|coupon|prizes?|winners?|grants?|awards?|scholarships?|benefits?|premium|tax|bonus|not (?:been )?paid|fails? to|failure|before|prior to
          |terminat(?:e|ed|es|ion)|audit|refund(?:ed)?|net (?:6|7|8|9)\\d,`,
        REPORT,
      ),
      why: 'The clause delays payment by two months or more, which strains the payee’s cash flow.',
    },
    {
      form: phrase(
        `${PARTY} (?:may|can|shall be entitled to|is entitled to|reserves? the right to|has the
          right to)(?: \\w{1,12})? (?:withhold|keep back|hold back) …(?:sole|absolute|own|discretion
          |opinion|sees? fit|it considers|any reason|at any time|whenever)`,
      ),
      unless: phrase('consent|approval|tax(?:es)?|withholding|information', REPORT),
      why: 'The clause lets the payer decide alone whether to pay, so payment is uncertain.',
    },
    {
      form: phrase(
        `(?:(?:within |in |after )?(?:\\w{1,12} days )?(?:of |after |on |upon )?receipt(?: \\w{1,15}){0,4} )?of
          (?:\\w{3,12} )?(?:payment|funds) (?:from|by) (?:its|our|their|the)
          (?:\\w{2,12} )?(?:clients?|customers?|employer|principal|end-?users?)`,
        `(?:pa(?:id|yable|yment|y|ys)|due|settled?) …(?:until|unless|once|when|only if|only after|provided)
          (?:\\w{1,12} ){0,3}(?:(?:has|have|is|are|been) ){1,3}(?:\\w{3,8} )?paid by
          (?:its|our|the|their) (?:\\w{2,12} )?(?:clients?|customers?|employer|principal|end-?user)`,
        `(?:until|unless|once|when|only if|only after) (?:the|its|our)
          (?:\\w{2,12} )?(?:client|customer|end-client|principal)
          (?:has )?(?:paid|pays)(?: (?:us|it|the \\w{3,12}))?`,
        `(?:liab(?:le|ility)|obligation|obliged|duty|bound) to pay[^.;:•]{0,120}? (?:only if|only when|not before|if and to the extent|only to the extent|unless|until)[^.;:•]{0,80}? (?:has|have|is) (?:\\w{4,9} )?(?:received|been paid|in receipt)(?: of)?(?: \\w{3,12}){0,2}? (?:payment|sums?|funds|money|amounts?)?(?: (?:from|by) (?:its |the |their )?\\w{4,12})?`,
        '(?:pay|paid)-(?:when|if)-paid',
      ),
      requires: phrase('invoices?|fees?|pay|payable|payments?|paid|commission|sums?'),
      unless: phrase(
        'ship|shipped|dispatch(?:ed)?|deliver(?:y|ed)?|services? (?:start|begin)|refund|title|not (?:be )?conditional',
        REPORT,
      ),
      why: 'The clause makes payment depend on whether a third party pays first, so payment is uncertain.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:invoices?|fees?|bills?|royalties|commissions?) …(?:payable|paid|due|settled)
          (?:\\w{1,12} ){0,3}(?:[2-9]|two|three|four|five|six)(?: \\(\\d\\))? months
          (?:after|from|of|following)`,
      ),
      unless: phrase('overdue|not (?:been )?paid|unpaid|interest', REPORT),
      why: 'The clause delays payment by two months or more, which strains the payee’s cash flow.',
    },
  ],
  examples: [
    "The Builder's [[obligation to pay the Painter arises only if and when the Builder has received payment from the Owner]].",
    'The [[final date for payment shall be 95 days after]] the valuation.',
    'The tenant is obliged to pay until the landlord has received the keys.',
    'Day rate: [[£350, payable 75 days after]] the last day of filming.',
    'The winner gets £500, payable 75 days after the final.',
    'A dividend of €1.20 is payable 75 days after the meeting.',
    'The [[fee is payable six (6) months from]] delivery.',
    'Invoices are payable [[within 120 days of receipt by the Agency of payment from its client]].',
    'We pay the Contractor [[once the client has paid]].',
    'Goods are shipped once the customer has paid.',
    '[[Invoices are payable ninety (90) days after]] the end of the month.',
    'The [[Client shall pay each invoice within 120 days of]] its receipt.',
    '[[The Client may withhold any sum it considers]], in its sole opinion, to be in dispute.',
    'Payment terms: [[net 90]].',
    'The [[Caterer pays within 120 days from]] the end of the month of invoice.',
    'Invoices are payable within 30 days of receipt.',
    'The landlord may not withhold consent at its sole discretion.',
    'If an invoice is not paid 60 days after its date, interest is due.',
    'The trial lasted 90 days; the net 60 fish were caught in was torn.',
  ],
});
