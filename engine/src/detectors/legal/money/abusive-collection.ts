import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/detectors/laws.ts';
import { MAY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LENDER =
  '(?:we|(?:the )?(?:lender|creditor|company|landlord|agency|bank|dealer|collector|our agents|agents))';
const WILL = `(?:${MAY}|will|shall|'ll)`;
const OTHERS =
  "(?:(?:your|his|her|their|the (?:borrower|debtor|tenant|customer)'s) (?:boss|employer|neighbou?rs?|parents?|family|relatives|friends|colleagues|workmates|contacts|landlord|references|spouse|husband|wife|manager)|everyone in your (?:phone|contacts)|your (?:phone|social media) contacts)";

export const abusiveCollection = riskyClause({
  id: 'abusive-collection',
  typeName: 'Abusive debt collection',
  description:
    'Terms that let a creditor disclose a debt to others, come at night, or take property without a court order.',
  severity: 'high',
  recommendation:
    'Remove the clause; debts must be collected through lawful channels and kept confidential.',
  legalReference: {
    law: UNFAIR_PRACTICES_DIRECTIVE,
    article: 'Art. 8 and 9',
  },
  triggers: (
    'your boss|your neighbours|your neighbors|your parents|your family|your relatives|' +
    'your friends|your colleagues|your employer|his employer|her employer|their employer|' +
    "borrower's employer|borrower's family|debtor's employer|debtor's family|" +
    "borrower's relatives|borrower's contacts|your contacts|phone contacts|in your phone|" +
    'publish your name|publish the name|publish your photo|publish the names|list of debtors|' +
    'at night|in the night|any hour|without a court*|without going to court|without court*|' +
    'without any court*|without a judge*|without a hearing|without a warrant|publish his*|' +
    'publish her*|publish your*|post your*|post his*|post her*|put up your*|put up his*|' +
    'put up her*|display your*|display his*|display her*|debtors|debtor|defaulters'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${LENDER} ?${WILL} (?:\\w{2,9} )?(?:call|phone|ring|contact|tell|write to|inform|visit|message|text|notify)(?: \\w{2,12},?){0,6}? ${OTHERS}(?: …| )(?:what (?:you|he|she|they) owes?|(?:of|about) (?:the|your|his|her|any) (?:debt|arrears|default|loan)|that (?:you|he|she|they) (?:owe|have not|haven't|did not|failed|are behind)|until (?:you|the|he|she|it)|if you (?:don't|do not|fail|miss))(?: \\w{2,9}){0,3}`,
        `${LENDER} ?${WILL} (?:publish|post|display|put up) (?:the |your |his |her )?(?:names?|photos?|pictures?|address(?:es)?|debts?)(?: …| )(?:debtors?|owe[sd]?|defaulters?|unpaid|(?:on|in) (?:facebook|social media|the (?:window|door|noticeboard)))`,
      ),
      requires: phrase(
        'owes?|owed|debts?|arrears|default|loan|pay|paid|debtors?|unpaid|instalments?',
      ),
      unless: phrase(
        'never|not (?:call|tell|contact)|guarantors?|with your (?:consent|permission)|court order|attachment of earnings|employment check|emergency',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause lets a creditor disclose a debt to third parties, which invades privacy and is often unlawful.',
    },
    {
      form: phrase(
        `${LENDER} ?${WILL} (?:\\w{2,9} )?(?:fetch|take|seize|collect|repossess|tow away|remove|enter|come (?:to|into)|sell)(?: \\w{2,12},?){1,8}? without (?:(?:going to|a|any|the|need of|an?) ){0,2}(?:court|judge|hearing|warrant|judicial)(?: order| process| decision)?`,
        `${LENDER} ?${WILL} (?:\\w{2,9} )?(?:come|call|turn up|visit) (?:to|at|by) your (?:house|home|door|flat|workplace)(?: \\w{2,9}){0,2} (?:at night|at any hour|in the night|day or night|unannounced)`,
      ),
      unless: phrase(
        'not (?:fetch|take|seize|enter|come)|never|police|with your (?:consent|permission)|peacefully',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause lets a creditor take property without a court order or come to a debtor’s home, which is often unlawful.',
    },
  ],
  examples: [
    '[[We will ring your employer and tell them that you owe us money]].',
    '[[The lender may contact your relatives about the debt]].',
    '[[The company may publish the names of those who owe]] rent on its door.',
    '[[We may take the car without a court order]] if you are late.',
    '[[We may come to your home at night]] to fetch what is owed.',
    'We will call your employer to verify your loan application.',
    'We may inform your guarantors about the debt.',
    'We will never tell your employer about the debt.',
    'We will ring your parents if you do not feel well at night.',
  ],
});
