import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { CIVIL_RIGHTS_COVENANT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DEBTOR =
  '(?:you|he|she|they|(?:the )?(?:debtor|borrower|customer|defaulter|tenant|client)s?)';
const WILL = "(?:will|shall|may|can|could|'ll|are going to|is going to|are about to)";
const COLLECTOR =
  '(?:we|i|they|(?:our|the) (?:\\w{4,10} )?(?:agents?|officers?|team|collectors?|representatives?|staff|people)|(?:the )?(?:lender|creditor|agency|bank|landlord|company))';
const KIN = `(?:boss|bosses|supervisors?|line manager|manager|employers?|hr(?: department)?|neighbou?rs?|parents|mother|mum|mom|father|dad|brothers?|sisters?|sons?|daughters?|family|relatives|friends|colleagues|co-?workers|workmates|contacts|landlord|landlady|references|spouse|husband|wife|partner|in-laws|village|community|church|school)`;
const OTHERS = `(?:(?:all |both |each of |some of )?(?:your|his|her|their) (?:\\w{4,9} )?${KIN}(?:(?: at \\w{2,14}(?: \\w{2,14}){0,2})?(?:,| and|, and|, to| and to| or) (?:(?:all |both )?(?:your|his|her|their) )?(?:\\w{4,9} )?${KIN}){0,4}|everyone in your (?:phone|street|building|office|contacts))`;
const DEBT =
  '(?:debts?|loans?|arrears|defaults?|balance|dues|non-?payment|unpaid \\w{3,9}|instal?ments?|what you owe|money you owe)';
/** Words of a creditor, without whom the same words may be about a crime. */
const OF_DEBTS = phrase(
  `debts?|loans?|balances?|owes?|owed|owing|overdue|arrears|emi|emis|instal?ments?|(?:non-?payment|unpaid|payment in full|pay in full|repay|repayment|repaid|dues|creditors?|borrowers?|debtors?|defaulters?)|(?:do not|don't|fail to|unless you|until you) (?:\\w{2,9} )?(?:pay|settle|clear)`,
);
/** Advice on such threats, debts that are crimes, and what a court does. */
const NO_THREAT = phrase(
  `(?:not|never|n't) (?:be |go |get |also )?(?:arrest|jail|imprison|prison|sent to)\\w{0,4}|cannot|can't|may not|must not|nobody|no one|tax(?:es)?|fines?|alimony|maintenance|child support|fares?|customs|stolen|theft|stealing|shoplift\\w{0,4}|hire car|rental car|rented|fraud(?:ster|sters|ulent)|scam\\w{0,5}|threat\\w{0,6}|claims? that|illegal(?:ly)?|unlawful(?:ly)?|warn(?:s|ed|ing)? (?:that|of|about)|bail|probation officer|parole|bankruptcy court`,
  REPORT,
);
const NO_DISCLOSURE = phrase(
  `never|not (?:tell|call|contact|disclose|discuss|speak|inform)|guarantors?|attachment of earnings|wage garnishment|court order|with your (?:\\w{4,9} )?(?:consent|permission)|at your request|as you (?:asked|requested|wished)|application|scam\\w{0,5}|illegal(?:ly)?|cannot|may not|must not`,
  REPORT,
);

/** What collectors threaten debtors with, in letters and messages. */
export const debtThreat: WordingPart = {
  triggers: (
    'arrested|be jailed|be imprisoned|in jail|in prison|to jail|to prison|into custody|behind bars|your arrest|arrest warrant*|a warrant*|a fir|police fir|an fir|fir will*|fir shall*|criminal proceeding*|criminal complaint*|police case*|police complaint*|police report*|' +
    'your supervisor*|your line manager*|your manager*|your mother*|your father*|your mum*|your mom*|your dad*|your wife*|your husband*|your spouse*|your partner*|your brother*|your sister*|your son*|your daughter*|your landl*|your hr*|your co-worker*|your coworker*|your workmate*|your bosses|your employers|your reference*|your in-laws|your village|your community|your church|your school|all your*|both your*|each of your*|some of your*|everyone in your*|' +
    'his boss*|his employer*|his neighb*|his parents|his family|his relatives|his friends|his colleagues|his wife|his mother|his father|his supervisor*|his manager|her boss*|her employer*|her neighb*|her parents|her family|her relatives|her friends|her colleagues|her husband|her mother|her father|her supervisor*|her manager|their boss*|their employer*|their neighb*|their parents|their family|their relatives|their friends|their colleagues'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DEBTOR} ?${WILL} (?:\\w{2,11} ){0,2}?(?:be|get|end up|land|go|find yourself|sit) (?:\\w{3,9} )?(?:arrested|jailed|imprisoned|(?:put |sent |taken |thrown )?(?:in|into|to|behind) (?:jail|prison|custody|bars))(?: for (?:the )?non-?payment(?: of (?:\\w{3,9} ){0,2}\\w{3,9})?)?`,
        `(?:an? )?(?:arrest )?warrants? (?:will|shall|is going to|is about to|may|has been|is being) (?:be )?(?:issued|sworn out|applied for|obtained|requested|sought) for your arrest`,
        `(?:an? )?(?:arrest )?warrants? for your arrest (?:will|shall|is going to|is about to|may|has been|is being) (?:be )?(?:issued|sworn out|applied for|obtained|requested|sought)`,
        `(?:an? |the )?(?:police )?(?:fir|police (?:case|complaint|report)|criminal (?:case|complaint|charges?|proceedings)) (?:will|shall|is going to|are going to|is about to) be (?:filed|lodged|registered|brought|opened|started|initiated)(?: against you)?`,
        `${COLLECTOR} ?(?:will|shall|'ll|are going to|is going to) (?:\\w{3,9} )?(?:have you (?:arrested|jailed|locked up|put in (?:jail|prison))|(?:file|lodge|register|bring) (?:an? )?(?:fir|police (?:case|complaint|report)|criminal (?:case|complaint|charges?))(?: against you)?)`,
      ),
      requires: OF_DEBTS,
      unless: NO_THREAT,
      confidence: 0.9,
      recommendation: 'Remove the threat; nobody may be imprisoned merely for being unable to pay.',
      legalReference: { law: CIVIL_RIGHTS_COVENANT, article: 'Art. 11' },
      why: 'The text threatens a debtor with arrest or prison, although debts are a matter for the civil courts.',
    },
    {
      form: phrase(
        `${COLLECTOR} ?(?:(?:have|has|'ve) )?(?:already |also |now |just )?(?:spoken?|talked|told|informed|called|rang|rung|phoned|written|wrote|contacted|visited|notified|texted|messaged)(?: (?:to|with))? ${OTHERS}(?: at \\w{2,14}(?: \\w{2,14}){0,2})?(?: and to ${OTHERS})?(?: \\w{2,12}){0,3}? (?:(?:about|of|regarding) (?:this|the|your|his|her|their|an?)(?: (?:\\w{3,11} )?${DEBT})|that (?:you|he|she|they) (?:owe|do not pay|don't pay|have not paid|haven't paid|did not pay|are behind|are in (?:debt|arrears|default)))`,
        `${COLLECTOR} ?(?:will|shall|'ll|are going to|is going to|may)[^.;!?•]{0,70}? (?:tell|inform|let) ${OTHERS}(?: know)?(?: that)? (?:you(?:'re| are) (?:an? )?(?:\\w{3,10} )?(?:thie(?:f|ves)|cheats?|crooks?|fraud(?:ster)?|deadbeat|swindler|defaulter|debtor|liar|criminal|in (?:debt|arrears|default)|behind with \\w{3,12}(?: \\w{3,12})?|not paying)|you (?:owe|(?:have not|haven't|do not|don't|did not|never) (?:re)?pa(?:y|id))(?: \\w{1,12}){0,3}|what you owe|(?:about|of) your (?:\\w{3,9} )?${DEBT})`,
      ),
      requires: phrase(
        `owes?|owed|debts?|arrears|default(?:er|ed|s)?|loans?|pay|paid|payment|debtors?|unpaid|overdue|instal?ments?|thie(?:f|ves)|cheats?|crooks?|fraud|deadbeat|swindlers?|balance|dues`,
      ),
      unless: NO_DISCLOSURE,
      confidence: 0.88,
      recommendation:
        'Remove it, and stop such calls; a debt is no business of relatives, neighbors or employers.',
      why: 'The text discloses a debt to others, or threatens to, which invades privacy and is often unlawful.',
    },
  ],
  examples: [
    'Clear the balance by Friday or [[you will be taken into custody]].',
    'If the loan is not repaid this week, [[a warrant for your arrest will be requested]].',
    '[[A criminal complaint will be filed against you]] because of the unpaid EMI.',
    '[[We are going to have you arrested]] unless you pay what you owe.',
    'You cannot be arrested for a debt, and nobody may say that you will be jailed for a loan.',
    'If you owe fines, a warrant for your arrest will be issued. A scammer says that you will be arrested if you do not pay.',
    'You will be arrested if you cross the fence. A police report will be filed after a burglary.',
    '[[We have told your wife and your line manager that you owe]] three instalments.',
    '[[I have already phoned your sister about the arrears]].',
    'Pay today or [[our officers will visit and tell all your colleagues that you are a cheat]].',
    'As you asked, we have written to your husband about the loan. We have spoken to your manager about the leave.',
    'We will never tell your family that you owe us money; we will tell your friends that you are on the way. If you have paid, we may let your friends know that you are interested in a loan.',
  ],
};
