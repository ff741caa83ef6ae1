import { MAY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CIVIL_RIGHTS_COVENANT, GDPR, UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { debtThreat } from './debt-threat.ts';

const LENDER =
  '(?:we|(?:the )?(?:lender|creditor|company|landlord|agency|bank|dealer|collector|our agents|agents))';
const WILL = `(?:${MAY}|will|shall|'ll)`;
const OTHERS =
  "(?:(?:your|his|her|their|the (?:borrower|debtor|tenant|customer)'s) (?:boss|employer|neighbou?rs?|parents?|family|relatives|friends|colleagues|workmates|contacts|landlord|references|spouse|husband|wife|manager)|everyone in your (?:phone|contacts)|your (?:phone|social media) contacts)";

export const abusiveCollection = riskyClause({
  id: 'abusive-collection',
  typeName: 'Abusive debt collection',
  description:
    'Terms and letters by which a creditor discloses a debt to others, reads a debtor’s contacts, threatens prison, comes at night, or takes property without a court order.',
  severity: 'high',
  recommendation:
    'Remove the clause; debts must be collected through lawful channels and kept confidential.',
  legalReference: {
    law: UNFAIR_PRACTICES_DIRECTIVE,
    article: 'Art. 8 and 9',
  },
  parts: [debtThreat],
  triggers: (
    'phone contacts|all contacts|the contacts|her contacts|his contacts|their contacts|my contacts|contact list*|phone book*|address book*|call log*|photo gallery|be sent to*|be posted*|be published*|be shown to*|be shared with*|be disclosed to*|be forwarded to*|prison|jail|jailed|gaol|imprison*|be arrested|criminal case*|criminal offen*|criminal charge*|estafa|police|behind bars|' +
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
        `(?:(?:the )?(?:borrower|debtor|client|customer|applicant|user)s?|you|i) (?:hereby )?(?:lets?|allows?|permits?|authori[sz]es?|consents? to|grants?|gives?|agrees? (?:to let|that)) (?:[\\w&-]{2,15} ){0,4}?(?:(?:to |may )?(?:read|access|copy|collect|upload|download|store|scan|reading|accessing)|access to|permission to (?:read|access)) (?:\\w{2,9} ){0,4}?(?:contacts?(?: list)?|phone ?book|address book|photos|gallery|messages|call logs?)(?: (?:in|on|of) (?:his|her|their|your|my|the) (?:\\w{3,9} )?(?:phone|device|telephone|mobile))?`,
        `(?:phone )?(?:contacts?(?: list)?|phone ?book|address book|gallery|call logs?) (?:may|can|will|shall) (?:also )?be (?:read|accessed|copied|collected|uploaded|scanned|stored) (?:by|through|via) (?:us|(?:the |our )?(?:\\w{3,9} )?(?:app|lender|agents?|company|software))(?: and (?:that )?(?:we|the \\w{4,9}) (?:may|can|will) (?:message|call|text|contact|write to|phone) (?:any|all|each|some|every one) of them)?`,
        `(?:${LENDER}|(?:the )?app) ?(?:${WILL} )?(?:reads?|access(?:es)?|cop(?:y|ies)|collects?|uploads?|stores?|scans?) (?:\\w{2,9} ){0,3}?(?:contacts|phone ?book|address book|photos|gallery|messages|call logs?)(?: (?:in|on|of) (?:his|her|their|your|the) (?:\\w{3,9} )?(?:phone|device|telephone|mobile))?`,
      ),
      requires: phrase(
        'defaulters?|borrowers?|debtors?|loans?|debts?|lender|lending|unpaid|default(?:s|ed)?|overdue|repay(?:ment)?|instal?ments?',
      ),
      unless: phrase(
        'not|never|nothing|emergency contacts?|guarantors?|references? (?:named|given)',
        REPORT,
      ),
      confidence: 0.9,
      recommendation: 'Remove it; whether a loan is repaid is no business of a debtor’s contacts.',
      legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
      why: 'The clause lets a creditor read a debtor’s phone, a means to shame people before those they know.',
    },
    {
      form: phrase(
        `(?:photo(?:graph)?s?|pictures?|names?|debts?|loans?|face|id|details|default)(?: and (?:\\w{2,5} )?\\w{3,9})? (?:may|can|will|shall) (?:also )?be (?:sent|shown|shared|posted|published|disclosed|forwarded|messaged|displayed)[^.;•]{0,60}?(?:(?:to|with) (?:all of )?(?:them|${OTHERS}|(?:all )?(?:his|her|your|their) \\w{4,12})|(?:on|to|in) (?:facebook|social media|whatsapp|telegram|instagram|viber|tiktok|the internet|the (?:group|community) chat)|online|publicly|in public)(?: and (?:\\w{4,9} )?(?:on|to) (?:facebook|social media|whatsapp|telegram|instagram|the internet))?`,
      ),
      requires: phrase(
        'unpaid|debts?|default(?:s|ed)?|owe[sd]?|overdue|not (?:re)?paid|arrears|late|loans?',
      ),
      unless: phrase('not|never|guarantors?|court order|credit (?:bureaus?|reference)', REPORT),
      confidence: 0.9,
      why: 'The clause lets a creditor disclose a debt to third parties, which invades privacy and is often unlawful.',
    },
    {
      form: phrase(
        `(?:non-?payment|failure to (?:re)?pay|default(?:ing)?|late payment|unpaid (?:loans?|debts?|balances?)|whoever (?:does not|fails to) (?:re)?pay|(?:borrowers?|debtors?|you|clients?|customers?) (?:who )?(?:do(?:es)? not|fails? to|don't|cannot|can't) (?:re)?pay|defaulters?|(?:defaulting|late|delinquent) (?:borrowers?|debtors?|customers?|clients?))[^.•]{0,90}? (?:prison|jail(?:ed)?|gaol|imprison(?:ed|ment)|arrest(?:ed)?|behind bars|estafa|criminal (?:offen[cs]e|case|charges?|complaint|proceedings))(?:[^.•]{0,40}? (?:prison|jail|gaol))?`,
      ),
      requires: phrase(
        'defaulters?|borrowers?|debtors?|loans?|debts?|lender|instal?ments?|you|clients?|customers?|non-?payment|amounts? due',
      ),
      unless: phrase(
        `(?:will|shall|is|can|may|does) not (?:be|lead|mean|result|an?)|never|no one|nobody|cannot be|court|tax(?:es)?|fines?|alimony|maintenance|child support|fares?|customs|unlawful|prohibited|illegal|abolish\\w{0,4}|histor\\w{1,5}|century|sanctions`,
        REPORT,
      ),
      confidence: 0.9,
      recommendation: 'Remove the threat; nobody may be imprisoned merely for being unable to pay.',
      legalReference: { law: CIVIL_RIGHTS_COVENANT, article: 'Art. 11' },
      why: 'The clause threatens a debtor with prison, although debts are a matter for the civil courts.',
    },
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
        `${LENDER} ?${WILL} (?:\\w{2,9} )?(?:fetch|take|seize|collect|repossess|tow away|remove|enter|come (?:to|into)|break into|force|sell)(?: [\\w'’-]{2,14},?){1,9}? without (?:(?:going to|a|any|the|need of|an?) ){0,2}(?:court|judge|hearing|warrant|judicial)(?: order| process| decision)?`,
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
    '[[The client authorises Pesafast to access the contact list on his phone]] until the loan is repaid.',
    'If the loan is in default, her [[call log will be accessed by our agents and we may call all of them]].',
    '[[The dealer may enter the buyer’s yard by force and without a warrant]].',
    'If the loan is repaid, the contacts can be uploaded by the user.',
    'If you are overdue, your [[name and photo will be posted on social media]].',
    '[[Customers who fail to repay will be arrested and sent to jail]].',
    '[[Late borrowers face arrest]] and a criminal case.',
    'You let the app read the contacts on your phone to find friends.',
    'A borrower who cannot pay will not be sent to prison; default is not a criminal offence.',
    'Photos of the harvest may be posted on social media, and late entries can be sent to them.',
    'Non-payment of fines led to prison in the last century.',
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
