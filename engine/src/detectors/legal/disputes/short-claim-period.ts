import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CLAIM = '(?:claims?|actions?|complaints?|lawsuits?|suits?|disputes?|objections?)';
const PERIOD = `(?:\\d{1,3}|two|three|five|seven|ten|fourteen|thirty|sixty|ninety|six|twelve|one)(?:
  \\(\\w{1,8}\\))? (?:calendar |business |working )?(?:hours?|days?|weeks?|months?|year)`;

export const shortClaimPeriod = riskyClause({
  id: 'short-claim-period',
  typeName: 'Short claim period',
  description: 'Clauses under which claims are lost unless they are raised within a short time.',
  severity: 'medium',
  recommendation: 'Remove the deadline so that the statutory limitation period applies.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(q)' },
  triggers: (
    'bring no*|brings no*|complaints that*|claims that*|complaints which*|claims which*|' +
    'complaints received*|claims received*|complaints made*|claims made*|or your claim is*|' +
    'claim is gone|claim is lost|be raised within|be brought within|be made within|' +
    'be filed within|be commenced within|be submitted within|be notified within|' +
    'be lodged within|bring a*|raise any*|file any*|file a claim|commence any*|make any claim|' +
    'or lose it|barred|claims are*|claims lapse*|claim lapses|be instituted within|' +
    'in writing within|reported within|it is lost|are lost|notify us within|tell us within|' +
    'be brought more*|be brought later*|be brought after|or your claim will be*|' +
    'or your chance is*|or your chance will be*|or your right is*|or your right will be*|' +
    'or your case is*|or your case will be*|or the claim is*|or the claim will be*|' +
    'or the chance is*|or the chance will be*|or the right is*|or the right will be*|' +
    'or the case is*|or the case will be*|or any claim is*|or any claim will be*|' +
    'or any chance is*|or any chance will be*|or any right is*|or any right will be*|' +
    'or any case is*|or any case will be*|must be brought*|must be raised*|must be filed*|' +
    'must be notified*|must be commenced*|must be submitted*|must be lodged*|' +
    'must be instituted*|must be made*|shall be brought|shall be raised|shall be filed|' +
    'shall be commenced|shall be lodged|shall be instituted|only be brought|only be raised|' +
    'only be made|only be filed|only be notified|only be commenced|only be submitted|' +
    'only be lodged|only be instituted|to be brought|to be raised|to be lodged|to be commenced|' +
    'must bring*|must raise*|must file*|must commence*|must lodge*|only bring*|only raise*|' +
    'only file*|only commence*|only lodge*|shall raise*|shall file*|shall commence*|' +
    'shall lodge*|claims must*|complaints must*|claim received after*|claim received later*|' +
    'claim received more*|claim made after*|claim made later*|claim made more*|' +
    'claim that arrive*|claim that come*|claim that reach*|failing which|are waived|' +
    'are excluded|is waived|too late|complain to us*|inform us in*|notify us in*|tell us in*|' +
    'unless you notify*|unless you tell*|unless you inform*|within twelve|within seven|' +
    'within one|received later than|received more than|made later than|made more than|' +
    'raised later than|raised more than|received after|that come in|which come in|' +
    'months to bring*|weeks to bring*|days to bring*|months to make*|weeks to make*|' +
    'days to make*|days to raise*|weeks to raise*|months to raise*|days to lodge*|' +
    'weeks to lodge*|not raised within*|not brought within*|not made within*|' +
    'not reported within*|not filed within*|not notified within*|not submitted within*|' +
    'that is not raised*|that are not raised*|which is not raised*|that is not brought*|' +
    'that is not made*|that are not made*|that is not reported*|that are not reported*|' +
    'which are not*|which is not*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:tell|inform|notify|write to|contact|complain to|let)
          (?:us|the \\w{3,12})(?: know)? …within ${PERIOD} or (?:the|your|any)
          (?:claim|right|chance|case) (?:is|will be) (?:gone|lost|over|void|dead|too late)`,
      ),
      unless: phrase(REPORT),
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `${CLAIM} …(?:must|shall|have to|has to|needs? to|may only|can only) be
          (?:brought|raised|made|filed|notified|commenced|submitted|lodged|instituted) …within
          ${PERIOD}`,
        `(?:must|shall|has to|have to|needs? to|may only|can only)
          (?:bring|raise|file|commence|make|lodge) (?:\\w{1,12} ){0,2}${CLAIM} …within ${PERIOD}`,
        `(?:brings?|(?:may|shall|can|will) bring) no ${CLAIM} (?:more|later) than ${PERIOD}`,
        `(?:no|any) ${CLAIM} …be brought (?:more|later) than ${PERIOD}`,
      ),
      requires: phrase(
        `${PARTY}|agreement|contract|terms|us|our|hereunder|lose|lost|barred|waived|excluded|lapses?`,
        `(?<=^\\W{0,4}(?:\\d{1,2}(?:\\.\\d{1,2})?\\.? )?)(?:all|any) ${CLAIM}`,
      ),
      unless: phrase(
        'indemnif(?:y|ied|ication)|insurer|arbitrat(?:or|ors|ion) …(?:appoint|award)|counter-?claims?|answer',
        REPORT,
      ),
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `${CLAIM} (?:(?:that|which) (?:come in|arrive|reach us|are (?:made|sent|received|raised))
          |received|made) (?:later than|after|more than) ${PERIOD} …(?:void|ignored|disregarded
          |rejected|too late|not (?:be )?(?:considered|accepted|heard|dealt with))`,
      ),
      unless: phrase(REPORT),
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `${CLAIM} …(?:not|after) …(?:is|are|be) (?:\\w{1,12} )?(?:barred|waived|excluded)|after
          (?:this|that) (?:time|period) (?:all )?claims are (?:excluded|barred)`,
      ),
      requires: phrase('within|after|more than|unless'),
      unless: phrase(REPORT),
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `${CLAIM} (?:must|shall|has to|have to|needs? to) be (?:\\w{2,12},? ){1,6}within ${PERIOD}
          (?:\\w{2,12},? ){0,8}(?:or (?:it|they) (?:is|are|will be)|otherwise|failing which)
          (?:\\w{2,12} ){0,2}(?:lost|barred|waived|rejected|void|excluded|invalid)`,
        `(?:unless|if) (?:you|the \\w{3,12})
          (?:do not |does not |fail to |fails to )?(?:tell|notify|inform|complain to) us …within
          ${PERIOD},? …(?:lose|loses|lost|waived?|barred|no claim|accepted|no liability)`,
      ),
      unless: phrase(REPORT),
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `${CLAIM} (?:must|shall|has to|have to|needs? to) (?:reach|arrive with|get to|come to) (?:us|the \\w{3,12}|our \\w{3,12})(?: \\w{2,12}){0,4} within ${PERIOD}(?: …)?(?:failing which|otherwise|or) (?:\\w{2,12} ){1,5}?(?:lapses?|lost|barred|excluded|forfeited|gone|rejected|void)`,
      ),
      unless: phrase('parcel|court', REPORT),
      confidence: 0.85,
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `(?:claims?|applications?|requests?|notices?)(?: (?:for|of) (?:\\w{2,12} ){0,6}?\\w{2,12})? (?:must|shall|has to|have to|is to|are to) be (?:made|given|submitted|lodged|sent|notified|received)(?: \\w{2,12}){0,3} within (?:12|24|36|48|72|twelve|twenty-four|forty-eight|one|two|three|five|a) (?:\\w{5,8} )?(?:hours?|days?)[^.;:•]{0,80}? (?:failing which|otherwise|or) (?:the |any |all |its |such )?(?:\\w{3,14} ){0,3}?(?:releases?|waives?|loses?|forfeits?|lapses?|is (?:lost|barred|released|waived))`,
      ),
      requires: phrase(
        'claims?|extension|(?:more|extra|additional) time|delay|variations?|payment|loss|compensation',
      ),
      unless: phrase('court|tribunal|patent|exam|visa|leave', REPORT),
      confidence: 0.85,
      why: 'The clause cuts off claims after a short time, which may end before their extent is known.',
    },
    {
      form: phrase(
        `have (?:only )?(?:two|three|four|five|six|seven|ten|fourteen|thirty|\\d{1,2}) (?:days|weeks|months) to (?:bring|make|raise|lodge) (?:an? |any |your )?(?:claims?|complaints?|case|action)(?:[;,.]| and| –| —)?(?: or)? ?(?:after that,?|then|thereafter)? ?(?:it|the claim|the right|your claim)(?:'s| is| will be| lapses)(?: gone| lost| barred| dead| over)?`,
      ),
      unless: phrase('tribunal|statut\\w{2,4}|acas', REPORT),
      confidence: 0.85,
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
    {
      form: phrase(
        `(?:claims?|complaints?|objections?|defects?|demands?) (?:that (?:is|are)|which (?:is|are)) not (?:raised|brought|made|reported|filed|notified|submitted)(?: \\w{2,9}){0,3} within (?:one|two|three|four|five|six|seven|ten|fourteen|thirty|a|\\d{1,2}) (?:days?|weeks?|months?)(?: …|,? )(?:is|are|shall be|will be) (?:lost|barred|forfeited|excluded|gone|waived|deemed waived)`,
      ),
      unless: phrase(`visible defects?|court|parcel`, REPORT),
      confidence: 0.85,
      why: 'The clause cuts off claims after a short time, which may end before the damage is even noticed.',
    },
  ],
  examples: [
    '14.2 All [[actions must be commenced within six months]].',
    'The tribunal said that all claims must be brought within three months.',
    '[[Complaints must reach us in writing within 3 days after your return, failing which all rights lapse]].',
    'An [[application for more time shall be submitted within two working days of the event, failing which the builder waives]] it.',
    'An application for more time shall be submitted within two days, and the engineer answers within five.',
    'Complaints must reach us within two weeks, so that we can reply before the season ends.',
    '[[Complaints that are not raised in writing within five days are excluded]].',
    'Claims that are not raised within three years are decided by the law.',
    'Members [[have 30 days to raise a complaint; after that it is lost]].',
    'The Contractor [[shall bring no claim more than 30 days]] after delivery.',
    'She brings no complaint, and he will bring no more than three bags.',
    '[[Tell us within 14 days or the claim is gone]].',
    '[[Complaints that come in later than five days after the lesson are void]].',
    'Complaints that come in after two days of rain are dealt with on Monday.',
    'Any [[claim must be made in writing within 7 days or it is lost]].',
    'You [[must bring a claim within 60 days]] or lose it.',
    'Any [[claim under these terms must be raised within thirty (30) days]].',
    'No [[claim arising hereunder not brought within one year shall be forever barred]].',
    'Complaints are answered within 14 days, and the court made its claim.',
    'She had to bring a coat within two days.',
    'According to the ministry, claims must be filed within 90 days under our law.',
    '[[Complaints must be lodged with us within seven days]].',
  ],
});
