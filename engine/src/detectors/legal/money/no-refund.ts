import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { noRemedy } from './no-remedy.ts';

const SUM = `(?:payments?|fees?|deposits?|charges|subscriptions?|amounts?|sums?|tickets?|purchases?
  |prepayments?|credits?|instal?ments?)`;

const RETURNED =
  '(?:given back|handed back|paid back|returned|refunded|repaid|reimbursed)(?! (?:until|before|later|to (?:anyone|another)))';
const RETURNED_NEVER =
  "we (?:do not|don't|never|will not|won't|shall not) (?:refund|return|give back|pay back|repay)";

export const noRefund = riskyClause({
  id: 'no-refund',
  typeName: 'No refund',
  description:
    'Terms under which payments are kept, whatever happens and whoever ends the contract.',
  severity: 'medium',
  recommendation: 'Ask for a refund of anything paid for and not delivered.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(d)' },
  parts: [noRemedy],
  triggers: (
    'faulty after|faulty later*|defective after|defective later*|defective more*|faulty more*|breaks after|broken after|fails after|discovered after|found after|discovered later*|found later*|that appear*|turn out to be faulty*|paid in advance|you have paid|been paid|keep the whole*|keep the entire*|keep the full*|' +
    'keep your whole*|nothing back|not returned|not be returned|not be repaid|be lost|is lost|' +
    'are lost|never returned|lapses|expires|refund|refunds|refunded|nonrefundable|money back|' +
    'forfeit|forfeits|forfeited|keep the deposit|keep your deposit|keep any*|keep all*|' +
    'retain the*|retain your*|retain any*|retain all*|retains any*|retains all*|' +
    'retained in full|sales are final|sale is final|purchases are final|not returnable|' +
    'non-returnable|payments are final|given back|paid stay*|paid remain*|paid already|' +
    'everything already paid|whatever already paid|anything already paid|all already paid|' +
    'paid so far|never refund*|never be refund*|not be refund*|refundable|never be returned|' +
    'never be repaid|never be reimbursed|never be credited|never repaid|never reimbursed|' +
    'never credited|not reimbursed|not be reimbursed|not repaid|not credited|not be credited|' +
    'cannot be reimbursed|cannot be credited|cannot be repaid|cannot be returned|' +
    'no entitlement*|not entitled to repayment*|not entitled to a repayment*|' +
    'not entitled to any repayment*|not entitled to reimbursement*|' +
    'not entitled to any reimbursement*|not entitled to return|not entitled to the return*|' +
    'not entitled to any return*|not entitled to a return*|not entitled to credit*|' +
    'not entitled to a credit*|not entitled to any credit*|nor be entitled|nor entitled|' +
    'be entitled to any return*|be entitled to the return*|be entitled to any repayment*|' +
    'be entitled to repayment*|be entitled to any reimbursement*|be entitled to any credit*|' +
    'no right to reimbursement*|no right to repayment*|no right to return|' +
    'no right to the return*|no right to a*|no right to credit*|is cancelled|are cancelled|' +
    'be cancelled|be forfeit*|instalment*|prepayments|keeps all*|keeps any*|keeps the*|' +
    'keeps your*|keeps every*|retains your*|retains every*|retains the deposit*|' +
    'retains the fee*|retains the payment*|retains the advance*|retains the sum*|' +
    'retains the money|retains his*|retains her*|keep the fee*|keep every*|retain every*|' +
    'retain such payment*|retain such deposit*|retain such sum*|keep such sum*|' +
    'keep such payment*|keep your payment*|keep his*|keep her*|keep the money|' +
    'keep the payment*|keep the advance|keep the premium*|keep the sum*|keep your fee*|' +
    'keep your premium*|keep whatever|keeps whatever|retains whatever|retain whatever you*|' +
    'lapse|not given back|never given back|not handed back|never handed back|paid are never*|' +
    'paid is never*|paid are kept|paid is kept|paid will be kept|paid are retained|paid is retained|paid will never*|paid are not*|paid will not*|paid shall not*|' +
    'paid shall never*|paid is not*|nothing you*|not give back*|not pay back*|never give back*|not return what*|not return anything*|be paid back|' +
    'nothing is returned|nothing is repaid|nothing is given*|nothing is paid back|nothing will be returned|nothing will be repaid|nothing will be given*|nothing gets*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:goods|items?|products?|articles?|anything|faults?|defects?)(?: (?:that|which))?(?: \\w{2,9}){0,5}? (?:faulty|defective|broken|breaks?|fails?|show up|shows up|appear|found|discovered)(?: \\w{2,9}){0,2}? (?:after|later than|more than) (?:\\w{3,9} ){0,2}?(?:\\d{1,2}|seven|ten|fourteen|twenty|thirty) (?:days|hours|weeks)(?: \\w{2,12}){0,4}? (?:(?:is|are|will|shall|can|may) (?:not|never)(?: be)?|cannot be) (?:covered|refunded|replaced|repaired|accepted|our responsibility|considered)`,
      ),
      unless: phrase(
        `changed your mind|change of mind|rental|leaks?|insur\\w{1,6}|manufacturer's (?:guarantee|warranty)|accidental`,
        REPORT,
      ),
      confidence: 0.85,
      recommendation:
        'Keep to the law, under which a buyer may complain of faults for much longer.',
      why: 'The term leaves the buyer with faulty goods after a few days.',
    },
    {
      form: phrase(
        `(?:sums?|money|monies|payments?|fees?|deposits?|whatever|anything|everything|what)(?: \\w{2,8}){0,3}
          paid(?: in advance| already| so far)? (?:stays?|remains?)
          (?:with|ours)(?: (?:us|the \\w{3,12}))?`,
        `(?:keeps?|retains?) (?:whatever|everything|anything|all)
          (?:you |the \\w{3,12} |that )?(?:has |have )?(?:been |already )?paid(?: in advance)?`,
      ),
      unless: phrase('not (?:keep|retain)|until|while|records?', REPORT),
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `${SUM} …(?:is|are|be)(?:,? \\w{1,15}){0,3} (?:non-?refundable|not refundable)`,
        `${SUM} …(?:never|not|non) (?:be )?refund(?:ed|able)`,
        `non-?refundable (?:\\w{3,14} ){0,2}${SUM}`,
        '(?:without|no) (?:\\w{3,10} )?(?:obligation|duty|liability) to (?:refund|return|repay|reimburse)',
        `(?:will|shall|do|are|can) not (?:be )?(?:\\w{1,12} )?(?:refund|give|issue|provide|offer
          |make|receive|get|entitled to) …(?:refunds?|money back)`,
        `(?:we|(?:the )?(?:club|company|shop|provider|organi[sz]er|school|seller)) never (?:give|make|offer|issue|grant|pay)s? (?:any )?refunds?`,
        `refunds? (?:is|are) (?:not|never) (?:possible|available|given|granted|offered|made|issued|paid|provided)(?! (?:to|until|before|after|unless|when|if|while))`,
        `${SUM} (?:already )?paid (?:is|are|will be|shall be) (?:kept|retained)(?! (?:in|on|by|safe|separate))`,
        `(?:you|customers?|clients?) (?:will )?(?:get|receive)s? no (?:refunds?|money back)|no
          refunds? (?:will|shall|are|is|can|may) be|(?:there are|we (?:give|offer|make)) no refunds?`,
      ),
      unless: phrase(
        `full refund|fully refund(?:ed|able)|(?:will|shall) (?:be )?refund(?:ed)?|money-back
          guarantee|tax(?:es)? …refund|refund claim`,
        REPORT,
      ),
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `(?:shall |will |must |agrees? to )?forfeits? (?:the|its|his|her|their|your|any|all)
          (?:\\w{3,14} ){0,2}(?:deposit|fees?|prepayments?|payments?|instal?ments?|retainer)(?: of
          \\W?\\d[\\d,.]{0,10})?(?:
          (?:paid|if …(?:reason|proceed|cancels?|withdraws?|terminates?|leaves?)))?`,
        `(?:deposit|reservation fee|booking fee|retainer|prepayments?|payments? (?:already )?made)
          (?:will|shall|is|are) (?:be )?(?:automatically )?forfeit(?:ed)?`,
      ),
      unless: phrase('bail|not forfeit|court|customs|invalid votes?|candidates?', REPORT),
      why: 'The clause forfeits what was paid, whatever the other party’s actual loss.',
    },
    {
      form: phrase(
        `no (?:\\w{3,12} )?refunds? (?:(?:of|for|on)(?: \\w{1,15}){1,4} )?(?:under any
          circumstances?|in any (?:circumstances?|event|case)|for any reason|whatsoever|whatever
          |once|after|if)`,
        `(?:no|without(?: any)?)(?: \\w{3,12})? refunds? of (?:\\w{1,12} ){0,2}(?:premiums?|fees?
          |payments?|deposits?|charges|subscriptions?|sums?|rent|prepayments?)`,
        `(?:retains?|keeps?) (?:the|any|all|your|his|her|every|such)(?: and all)?
          (?:\\w{3,12} ){0,2}(?:deposits?|fees?|payments?|sums|monies|money|prepayments?|premiums?
          |instal?ments?|advance)(?: (?:already )?(?:paid|received|made))?`,
        `(?:(?:not|nor) (?:be )?entitled|no (?:entitlement|right)) to
          (?:\\w{1,12} ){0,4}(?:refund|return|repayment|reimbursement|credit) (?:of|for)
          (?:\\w{1,12} ){0,3}(?:fees?|payments?|deposit|sums?|premiums?|subscriptions?|price|money
          |amounts?|rent)`,
        '(?:fees?|deposits?|payments?|tickets?) (?:is|are) (?:\\w{5,12} )?non-refundable',
        'no refunds?(?: or (?:\\w{4,10} )?(?:refund|credit)s?)? (?:of|for) [^.;]{1,80}? (?:will|shall) be (?:made|given|issued|paid)',
        '(?:you|customers?|members?) (?:will )?(?:gets?|receives?) nothing back',
        'all (?:sales|purchases|payments) are final(?=[.!;,]| and|$)',
      ),
      requires: phrase(
        `non-refundable|nothing back|refunds?|cancel(?:s|led|lation)?|terminat(?:e|es|ed|ion)
          |withdraws?|proceed|default|breach|regardless|reason|whatever|final|circumstances|entitled
          |ends?|leaves?`,
      ),
      unless: phrase(
        `full refund|(?:shall|will|must) (?:be )?(?:refund(?:ed)?|return(?:ed)?)|money-back
          guarantee|no refund (?:request|has been|was)|tax|not (?:retain|keep)|records?|documents?
          |reasonable (?:deduction|costs)|scheme|stakeholder`,
        REPORT,
      ),
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `${SUM}(?: (?:already )?paid| made| received)?
          (?:cannot|(?:is|are|will|shall|can|may|do) (?:not|never))(?: be)?
          (?:returned|repaid|given back|reimbursed|credited)`,
        `(?:credits?|points|vouchers?|balances?|lessons|sessions|minutes|(?<!\\d )(?<!\\w{2} (?:working|calendar|business) )days|allowances?
          |passes) …(?:(?:is|are|will be|shall be) (?:lost|forfeited|cancelled)|lapses?)`,
        'no refunds?(?= ?[.!,;]| ?$)',
      ),
      requires: phrase(
        `no refunds?|cancel(?:s|led|lation)?|unused|terminat(?:e|es|ed|ion)|reason|whatever
          |circumstances|change your mind|ends?|leaves?|expires?|within|after|withdraws?`,
      ),
      unless: phrase(
        'so far|yet|seats|games?|matches|player|full refund|will be refunded|claims?|complaints?|objections?',
        REPORT,
      ),
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `${SUM}(?: (?:once|already|that (?:were|was|have been)))? paid (?:is|are|will be|shall be) (?:never|not)(?: ever)? (?:returned|refunded|repaid|given back|credited)(?: …(?:whether or not|even if|whatever|for any reason)(?: \\w{2,12}){0,5})?`,
        `(?:deposit|it|sum|fee) (?:is|will be|shall be) (?:not|never) (?:given back|returned|refunded|repaid|handed back) (?:in any (?:case|event)|under any circumstances|whatever (?:happens|the \\w{3,9})|for any reason)`,
      ),
      unless: phrase(`unless|until|except|if (?:the|you)|interest`, REPORT),
      confidence: 0.85,
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `nothing (?:that |which )?(?:you|we|i|(?:the )?(?:customer|client|member|buyer|tenant|guest|student|user)s?)(?: have| has)? (?:pays?|paid)(?: \\w{2,12}){0,3} (?:is|are|will be|shall be|can be) (?:ever )?${RETURNED}`,
        `(?:money|monies|sums?|amounts?|anything|whatever|everything)(?: (?:that|which))?(?: (?:you|we|i|the \\w{3,12}))?(?: (?:have|has|is|was|were|been))? (?:pays?|paid)(?: \\w{2,12}){0,3} (?:(?:is|are|will|shall|can|may) (?:not|never)|cannot|won't|can't)(?: ever)?(?: be)? ${RETURNED}`,
        `${RETURNED_NEVER} (?:anything|any money|money|what|whatever) (?:that )?(?:you|the \\w{3,12}) (?:have |has )?(?:already )?(?:pays?|paid)`,
      ),
      unless: phrase('unless|until|except|other than|before|not wrong', REPORT),
      confidence: 0.85,
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
    {
      form: phrase(
        `nothing (?:at all )?(?:is|will be|shall be|can be|gets|has to be) (?:then )?${RETURNED}`,
      ),
      requires: phrase(
        `cancel(?:s|led|lation)?|terminat\\w{1,5}|ends?|leaves?|withdraws?|no-?shows?|(?:do|does|did) not (?:use|appear|attend|turn up|show up|come|take)|late|miss(?:es|ed)?|stops?|quits?|whatever|reason`,
      ),
      unless: phrase(
        `unless|until|except|because nothing|automatically|only if|not (?:been )?(?:charged|paid)|(?:was|were) (?:never )?(?:charged|paid)|library|books?|nothing is returned by`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause makes payments non-refundable, so money paid may be lost.',
    },
  ],
  examples: [
    '[[Items found defective later than 10 days after delivery cannot be refunded]].',
    'Items found defective later than 10 days after delivery will be repaired.',
    'If you do not use the first flight, your return is cancelled and [[nothing is refunded]].',
    'Whoever leaves before the end pays in full, and [[nothing will be given back]].',
    'If you cancel before you were charged, nothing is refunded because nothing was paid.',
    'The method ends when nothing is returned by the query.',
    '[[Nothing you pay will be given back]], whatever the reason.',
    '[[Money paid will not be given back]]. [[Whatever the member has paid is never refunded]].',
    'If we close, [[we do not give back what you have paid]].',
    'Nothing you pay will be given back until the meter has been read; we do not refund what you paid for by mistake unless you ask.',
    'Any claim must be brought within 30 days after it arises or it is lost.',
    'Complaints must be made within five days after your return, or the right lapses.',
    '[[Fees once paid are never refunded]] to members.',
    'The deposit is handed back within ten days.',
    '[[No refund or partial refund of any fees paid hereunder will be made]] for any reason.',
    'Borrower pays a fully earned, [[non-refundable loan fee]].',
    'Licensor may end the maintenance [[without obligation to refund]] any fee.',
    'If you cancel, [[fees paid will never be reimbursed]].',
    '[[Money once paid stays with us]], whatever happens.',
    'If the order is cancelled, we [[keep whatever you have paid in advance]].',
    'What was paid stays in the books; the money paid is safe with them.',
    '[[Fees paid are not returned]] if you cancel.',
    'Any unused [[credit is lost]] after six months.',
    'The points are lost when the player leaves; fees rose.',
    'The Buyer [[shall forfeit the deposit]] if the sale fails.',
    'On cancellation the [[booking fee is forfeited]].',
    'There is [[no refund of premium]] on cancellation.',
    'If you cancel, we [[keep the deposit]].',
    'You will [[not be entitled to any refund of fees]].',
    'The landlord will keep the deposit in a scheme until the tenancy ends.',
    'He forfeited his bail, and the team will forfeit the match; no fees are due.',
    '[[Payments are never refunded]], whatever the reason.',
    'All [[fees paid hereunder are non-refundable]].',
    'If we close your account, [[you get no money back]].',
    'The [[non-refundable deposit]] is due on signing.',
    '[[We never give refunds]]. [[Refunds are not possible]]. [[Fees already paid are kept]].',
    'Refunds are not possible until the return has arrived; fees paid are kept in a separate account.',
    'The shop gave her money back; a refund took two weeks.',
    'Deposits are fully refundable for 30 days.',
    'We shall refund the fees that were paid in advance.',
    'The airline said that tickets were non-refundable.',
  ],
});
