import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CREDIT_PRACTICES_RULE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SECURITY = `(?:security interest|(?:fixed and floating|fixed|floating|first|legal|equitable)
  charge|lien|charge|mortgage|pledge|bill of sale)`;
const BELONGINGS = `(?:household (?:goods|items|furnishings|effects|contents)|personal
  (?:effects|belongings|possessions)|furniture|wedding rings?)`;
const WHENEVER_OWNED =
  '(?:now owned|hereafter acquired|acquired later|present and future|wherever located)';
const NO_SECURITY = phrase(
  `insurance|insured|not (?:take|include|extend|cover|grant)|no security|excluding
    |except(?:ing)? (?:for )?household|possessory lien|removals?`,
  REPORT,
);

export const blanketSecurity = riskyClause({
  id: 'blanket-security',
  typeName: 'Blanket security interest',
  description:
    'Security over household goods or all of a debtor’s property, or one security for every other debt.',
  severity: 'high',
  recommendation: 'Limit the security to what the loan finances, and to this loan only.',
  triggers: (
    'card and pin|cards and pin*|card and the pin|card and its pin|card with pin|card with the pin|card and passbook|' +
    'stand as security|stands as security|security for everything*|security interest|' +
    'household goods|household items|household furnishings|personal effects|' +
    'personal belongings|hereafter acquired|after-acquired|fixed and floating|lien on*|' +
    'lien over*|charge over*|bill of sale|as security for*|security for all*|security for any*|' +
    'secure all*|also secure*|cross-collateral*|dragnet*|wedding ring*|personal possessions|' +
    'household effects|household contents|furniture|secures|serves as security|also security|' +
    'are security|is security|be security|charge upon|charge on|lien upon|mortgage on|' +
    'mortgage over|mortgage upon|mortgage in|pledge on|pledge over|pledge of|pledge upon|' +
    'as collateral|secure every|secure each|secure your|secure its other*|' +
    'secure the payment of all*|secure the payment of any*|secure payment of all*|' +
    'secure payment of any*|security for your|security for every|security for each|' +
    'are collateral|is collateral|that you own*|all you own*|everything you own*|' +
    'whatever you own*|that he owns*|that she owns*|borrower owns|debtor owns|all he owns|' +
    'all she owns|everything he owns|everything she owns|guarantor owns|customer owns|' +
    'everything you have*|whatever you have*|that they own|all they own|is pledged|are pledged'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:hands?|gives?|leaves?|surrenders?|delivers?|deposits?)(?: over)? (?:\\w{2,9} ){0,3}(?:bank|atm|debit|salary|payroll|benefits?|pension) cards? (?:and|with) (?:the |its |his |her |their )?(?:pins?|passbook)(?: (?:number|code))?(?: (?:to|with) (?:the )?(?:lender|us|creditor|company))?`,
      ),
      requires: phrase('lender|loan|creditor|security|borrower|debt|repay(?:ment|ments)?'),
      unless: phrase('never|not|nobody|no one', REPORT),
      why: 'The clause gives the lender the means to empty the account, which many laws forbid.',
    },
    {
      form: phrase(
        `(?:and )?in all (?:\\w{1,12} ){0,2}${BELONGINGS}(?:
          (?:now owned|owned now|whether now|now or|hereafter)(?: \\w{1,12}){0,4})?`,
        `${SECURITY} (?:in|on|over|upon) …${BELONGINGS}(?: …${WHENEVER_OWNED})?`,
        `${BELONGINGS} …(?:as|stands? as|serves? as|are|is) (?:security|collateral)`,
      ),
      requires: phrase(`${SECURITY}|security|collateral|secured|repossess`),
      unless: NO_SECURITY,
      legalReference: { law: CREDIT_PRACTICES_RULE, article: '16 CFR § 444.2(a)(4)' },
      why: 'The clause takes household goods as security, so a default puts them all at risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${SECURITY} (?:in|on|over|upon) …(?:all|any|everything)(?: of)?(?: (?:your
          |its|his|her|their|the \\w{2,15}'s|present|existing|and|future|other|personal
          |business)){0,5} (?:assets|property|goods|belongings|possessions|undertaking|you
          own)(?: …${WHENEVER_OWNED})?`,
      ),
      unless: NO_SECURITY,
      why: 'The clause takes all of a debtor’s property as security, so a default puts everything at risk.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:collateral|security|charge|pledge|mortgage|vehicle|car|goods|property|home
          |it) …(?:secures?|(?:is|are|be|stands?|serves?)(?: also)?(?: as)? security for)
          (?:\\w{1,12},? ){0,5}(?:all|any|every|each)(?: of)?(?:
          (?:your|its|other|present|existing|and|or|future|the \\w{2,15}'s)){1,5} (?:loans?|debts?
          |money|sums?|obligations?|indebtedness|agreements?|liabilit(?:y|ies)|accounts?)`,
        'cross-collaterali[sz](?:ed?|es|ation)',
      ),
      unless: phrase('not (?:be )?(?:cross|security|secure)|no cross', REPORT),
      why: 'The clause extends the security to other debts, so a default on one puts the property at risk for all.',
    },
    {
      form: phrase(
        `(?:all|everything|whatever) (?:that )?(?:you|he|she|they|(?:the )?(?:borrower|debtor|guarantor|customer)) (?:owns?|has|have)(?: …| )(?:is|are|shall be|stands?) (?:pledged|charged|mortgaged|assigned|given as security|liable)(?: to (?:us|the \\w{4,9}))?`,
      ),
      unless: phrase(`not|nothing`, REPORT),
      confidence: 0.85,
      why: 'The clause takes all of a debtor’s property as security, so a default puts everything at risk.',
    },
  ],
  examples: [
    'The Borrower [[hands over the bank card and PIN to the Lender]] as security.',
    'Never give your bank card and PIN to a lender; a creditor needs neither.',
    '[[Everything that the borrower owns is charged to the lender]].',
    'All that you own in the game is saved.',
    'Your [[furniture and wedding rings serve as collateral]].',
    'You grant a [[security interest in all household goods]] and in the car.',
    'The Lender takes a [[lien on all of your personal property]].',
    'The [[vehicle also secures all other loans]] that you have with us.',
    'You grant a security interest in the car that you buy.',
    'We take no security interest in household goods.',
    'Home insurance covers household goods and personal belongings.',
  ],
});
