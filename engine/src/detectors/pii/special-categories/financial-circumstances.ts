import { personalStatement } from './personal-statement.ts';

const SUM =
  '(?:(?:approximately|approx|about|around|over|nearly|some|roughly) )?(?:[£$€]|r|n|rs)? ?\\d{1,3}(?:[,.]?\\d{2,3}){0,3}k?';
const BENEFIT =
  "(?:universal credit|housing benefit|income support|job-?seeker(?:'s)?(?: allowance)?|jobseeker payment|jsa|esa|employment and support allowance|unemployment benefits?|food stamps|snap benefits|welfare|arbeitslosengeld|bürgergeld|centrelink payments?|ontario works|odsp|income assistance|disability support payments?)";
const ENDS = '(?= ?(?:[.,;:)&]|$|and|but|since|in|on|for|after|from|at))';
const OTHERS =
  '(?:(?:two|three|four|five|several|\\d) )?(?:credit cards?|store cards?|catalogues|payday loans?|loans?|lenders)';

export const financialCircumstances = personalStatement({
  id: 'financial-circumstances',
  typeName: 'Debts, benefits or loss of work',
  description:
    'A statement that a person is in debt or in arrears, was sued or garnished for it, is insolvent, lives on benefits or lost a job.',
  article: 'Art. 5(1)(c)',
  recommendation: 'Remove the statement, or keep it only where the matter depends on it.',
  triggers: (
    'on ontario works|on odsp|on jobseeker|on centrelink|on income assistance|on the dole|ontario works|odsp|' +
    'in arrears|owe|owes|owed|county court judgment|county court judgement|ccj|ccjs|garnishment|garnished|garnishee|attachment of earnings|' +
    'bailiffs|debt collectors|bankrupt|bankruptcy|insolvent|debt relief order|individual voluntary arrangement|debt management plan|payday loan|payday loans|' +
    'made redundant|lost his job|lost her job|lost my job|losing his job|losing her job|laid off|universal credit|housing benefit|income support|jobseeker|' +
    'jobseekers|job seeker|jsa|unemployment benefit|unemployment benefits|food stamps|on benefits|uc applied|applied for uc|food bank|vulnerability marker|vulnerability flag|vulnerable customer|' +
    'bk in|bk filed|bk discharged|bankruptcy in|chapter 7|chapter 13|defaulted on|default with|arbeitslosengeld|bürgergeld|wage assignment|repossessed|evicted'
  ).split('|'),
  forms: [
    `(?:child support|child maintenance|maintenance|court|tax|centrelink) (?:garnishee|garnishment)(?: order)?(?: (?:of )?[£$€] ?\\d{1,3}(?:[,.]?\\d{2,3}){0,2}(?: ?(?:\\/|per |a )(?:fn|fortnight|wk|week|mth|month|pay))?)?`,
    '(?:bk|bankruptcy|chapter (?:7|13)(?: bankruptcy)?) (?:filed |discharged |dismissed )?(?:in )?(?:19|20)\\d\\d(?=[ ]?(?:[.,;)]|$|and|but|,))',
    `(?:your|his|her|their|my) (?:\\w{3,10} ){0,2}(?:mortgage|rent|account|loan|tenancy|council tax|finance) (?:\\w{1,12} ){0,5}(?:is|are|was|were) (?:now |currently |still )?${SUM} in arrears|${SUM} (?:in|of) (?:(?:rent|mortgage|council tax|maintenance) )?arrears`,
    `(?:he|she|they|mr \\w{2,15}|mrs \\w{2,15}|ms \\w{2,15}|tenant|applicant|client|customer) (?:is|are|was|were|has been) (?:\\w{3,10} )?(?:(?:two|three|four|\\d) months )?in arrears${ENDS}`,
    `(?:you |he |she |they |i |and |still |(?<=(?:^|[.,;:–-]) ?))owe[sd]? ${SUM} (?:on|to) (?:${OTHERS}|(?!(?:us|the|each|one|you|our|an?) )\\w{2,15})`,
    '(?:has|have|had|with|got|there is|there was) (?:an? |two |three |several |\\d |unpaid |outstanding |satisfied ){0,3}(?:county court judge?ments?|ccjs?)(?: (?:of|for) (?:[£$€]|r)? ?\\d{1,3}(?:[,.]?\\d{2,3}){0,3})?(?: from (?:an? )?(?:\\w{3,12} ){1,2}(?:loan|card|agreement|debt))?',
    `(?<=(?:^|[,;:|–-]|\\d|\\t) ?)(?:wage|earnings|salary) garnishment(?= ?(?:[,;:(.–-]|$|for|by|of|since))(?:,? (?:for )?child (?:support|maintenance))?|(?:his|her|my|your|their) (?:wages|salary|pay) (?:are|is|were|was|have been|has been|being) (?:being )?garnish(?:ed|eed)|(?:has|have|under|subject to|got) an? attachment of earnings(?: order)?`,
    `(?:(?:he|she|who|i|husband|wife|partner|father|mother|son|daughter) |(?<=(?:mr|mrs|ms) \\w{2,15} ))(?:was|has been|had been|were|is being) (?:(?:recently|also|just) )?made redundant(?: (?:from|by|at) \\w{2,15})?(?: (?:in|last|on) \\w{3,10})?`,
    `(?:has|had|have|who|he|she|i|just|recently) (?:just |recently |also )?lost (?:his|her|my|their) job(?= ?(?:[.,;:)&]|$|and|but|in|at|last|after|when|so|because|as))(?: (?:in|last) \\w{3,9})?|(?:he|she|who|i|husband|wife|partner|\\w{2,15}) (?:was|got|has been|have been|had been) laid off${ENDS}`,
    `(?:he is|she is|they are|he's|she's|they're|i am|i'm|we are|(?:he|she|they|tenant|applicant|client|mother|family)) (?:now |currently |still |only )?(?:receiv(?:es?|ing)|on|claim(?:s|ing)|living on|lives on|gets?|getting) (?:the )?${BENEFIT}(?!,? (?:of |at |is )?[£$€])`,
    `(?:you are|you're) (?:now |currently |still |only )?(?:receiving|on|claiming|living on|getting) (?:the )?${BENEFIT} (?:of|at) [£$€] ?\\d{1,3}(?:[,.]?\\d{2,3}){0,3}(?: (?:a|per) (?:month|week|fortnight))?`,
    `(?<=(?:^|[.;:|\\n])\\s{0,12})on (?:${BENEFIT}|the dole|centrelink)(?= ?(?:[.;)]|$|in (?:19|20)|since|until|from (?:19|20)))(?: (?:in|since|until|from) (?:\\w{3,9} )?(?:19|20)\\d\\d)?`,
    `(?<=(?:^|[.;:|\\n])\\s{0,12})${BENEFIT},? [£$€] ?\\d{1,3}(?:[,.]?\\d{2,3}){0,3} (?:a|per) (?:month|week|fortnight)`,
    `(?:(?:he|she|family|they|parents|mother|father|tenant|applicant) (?:is|are|was|were|lives|live)|he's|she's|they're|i'm) (?:both |all |now |still )?on (?:\\w{3,9} )?benefits${ENDS}(?! package)|(?<=(?:^|[.;,] ?))uc applied for|applied for uc(?= ?(?:[.,;)]|$))`,
    `(?:was|were|is|are|been|he's|she's|went|gone|declared|made) (?:declared |made |now )?bankrupt${ENDS}|(?:is|are|was|entered|has|in|on|under) (?:an? |into )?(?:individual voluntary arrangement|debt relief order|debt management plan)(?= ?(?:[.,;)]|$|with|since|and|until|from))`,
    `(?:has|have|had|took|takes|taken|with) (?:out )?(?:an? |two |three |several |\\d |unpaid ){1,2}payday loans?`,
    `(?<=[:;,"“] ?)default with \\w{2,15}(?: \\w{2,12})?,? [£$€] ?\\d{1,3}(?:[,.]?\\d{2,3}){0,3}(?:,? satisfied (?:19|20)\\d\\d)?|(?:he|she|who|they|i) (?:has )?defaulted on (?:his|her|an?|the|their|my) (?:\\w{3,10} )?(?:loan|mortgage|card|payments?|repayments?)`,
    '(?:put|placed|added|recorded|set|have|has) (?:an? )?(?:vulnerability (?:marker|flag)|vulnerable customer (?:marker|flag)) on (?:your|his|her|their|the) (?:account|file|record)',
  ],
  why: 'The text says that a person has debts, lives on benefits or lost a job.',
  examples: [
    'Name: Jane Roe\n1042,Roe,Jane,[[child support garnishee $184/fn]]\nMs Roe (score 640, [[BK in 2016]]) is at Acme; [[chapter 13 filed 2019]].',
    'Chapter 7 in 2016 editions, he said; chapter 13 of her book; the garnishee of the bank.',
    '[[Your rent account is now £812.40 in arrears]]. Mr Roe [[has a county court judgment of £900]], and [[he owes £2,400 to Klarna]].',
    'Mr Roe [[was made redundant in May]]. Jane Roe told us that [[she was made redundant from Pilkington in March]], and [[she is on Universal Credit]].',
    'Name: Jane Roe\n00412   [[wage garnishment, child support]]; [[her wages are being garnished]].',
    'Mr Roe [[has just lost his job]]; his wife [[was declared bankrupt]] and [[took out two payday loans]].',
    'She [[has an individual voluntary arrangement]]. Her [[family are on benefits]]. Dear Mrs Roe, we [[put a vulnerability flag on your account]].',
    'Name: Jane Roe. [[JobSeeker payment, $640 a fortnight]]. [[Owes about $3k to Afterpay]].',
    'Name: Jane Roe. Works at a bakery. [[On ODSP since 2019]]. [[On Universal Credit]].\nOn Ontario Works, the party of Jane Roe has no view.',
    'If you are in arrears, call us. People on Universal Credit may apply, he said. You owe it to your team; we owe £300 to the supplier.',
    'The company was made bankrupt by debts, and its payment is in arrears; interest is paid in arrears, he said.',
    'He owes 3 points to luck; she was on benefits duty, and a post was made redundant by the merger.',
    'Nobody who lost a job pays; a tenant in arrears may be evicted, the law says.',
  ],
});
