/*
 * Threats by those who collect debts, let rooms or employ, in the notation of `phrase`: with an authority, with arrest,
 * or with shame before others.
 */

const WE_WILL = `(?:we|i|our (?:agents?|men|people|team)|they)(?:'ll| will| shall| are going to|'re going to|'m going to)(?: (?:also|then|have to|simply|just|now)){0,2}`;
const IMMIGRATION =
  '(?:immigration(?: (?:office|authorities|police|services?|enforcement))?|ice|the immigration (?:office|authorities|police|services?|enforcement)|the home office|border force|uscis)';
const RELATIVES =
  '(?:supervisor|boss|employer|manager|mother|father|parents|mum|mom|wife|husband|neighbou?rs?|family|relatives|colleagues|friends|contacts|references?|landlord|children)';
const UNPAID = `(?:(?:non|not)[ -]?(?:payment|paying|repayment|repaying)(?: of (?:the |this |your )?\\w{3,9})?|if you (?:do not|don't|fail to|refuse to) (?:pay|repay|settle)|unless you (?:pay|repay|settle)|until you (?:pay|repay|settle))`;
const PAY =
  '(?:payment|pay|paid|repay|repayment|balance|settle|owe|debt|loan|emi|instal{1,2}ments?)';
const JAIL = `(?:be (?:in|sent to|put in|thrown in(?:to)?) (?:jail|prison)|be (?:jailed|arrested|imprisoned|behind bars|detained)|go to (?:jail|prison)|end up in (?:jail|prison))`;

/** Each contains one of the triggers below. */
export const COERCION_WORDINGS: readonly string[] = [
  `${WE_WILL} (?:report|hand|turn) (?:you|your (?:family|wife|husband|parents|children))(?: over| in)? to ${IMMIGRATION}(?! (?:if|unless|should)\\b)`,
  `${WE_WILL} (?:call|ring|phone|tell|contact|notify) ${IMMIGRATION}(?: (?:on|about) (?:you|your \\w{3,9}))?(?= ?(?:[.,;!]|$|and|tomorrow|today|tonight))`,
  `${WE_WILL} have you (?:deported|arrested|detained|locked up|sent back)`,
  `you(?:'ll| will)(?: then)? be (?:deported|sent back (?:home|to your country))(?= ?(?:[.,;!]|$|if you|unless you))`,
  `(?:(?:if (?:we|you) )?(?:do not|don't|did not|fail to|without|no|unless you|unless we) (?:\\w{2,9} ){0,3}?)?${PAY}(?: \\w{1,10}){0,9},? (?:an? |the )?(?:arrest )?warrant (?:will|shall|is going to) be (?:issued|sworn out|obtained) (?:for your arrest|against you)`,
  `(?:fir|police case|criminal (?:case|complaint)|police complaint) (?:will|shall|is going to) be (?:filed|lodged|registered)(?: against you)?(?: and you(?:'ll| will) ${JAIL})?[^.!?]{0,12}? (?:for )?${UNPAID}`,
  `you(?:'ll| will) ${JAIL} (?:for )?${UNPAID}`,
  `(?:tell|inform|show|message|call) (?:(?:all|everyone|everybody)(?: of)? )?(?:your|the) ${RELATIVES}(?: and (?:your )?${RELATIVES})? (?:that )?you(?:'re| are) (?:an? )?(?:thief|fraud(?:ster)?|cheat|defaulter|criminal|liar|prostitute|scammer|crook)`,
  `your ${RELATIVES}[^.!?]{1,60}?(?:and )?(?:we|i)(?:'ll| will) (?:call|ring|phone|contact|visit) (?:them|her|him) (?:every (?:day|hour|morning)|each day|day and night|again and again|non-?stop)(?: until (?:it|this|you|the debt) (?:is |has been |have |are )?(?:paid|pay|settled))?`,
  `(?:will|would|'ll|'d|can|could|going to|gonna) ["“‘']?make sure (?:that )?(?:everyone|everybody|the (?:whole|entire) \\w{3,12}|(?:all |both )?(?:of )?your (?:new )?(?:${RELATIVES}|church|mosque|school|club|clients|customers|in-laws)) (?:(?:in|at|on) (?:the |your )?\\w{3,14} )?(?:knows?|hears?|finds? out|gets? to know|sees?|reads?) (?:about |of )?(?:your (?:[\\w'’-]{2,12} ){0,3}(?:convictions?|criminal record|affairs?|debts?|secret|past|drugs?|abortion|status|pictures|photos|nudes|visa|illness|hiv|prison|arrest|overdose|rehab|sexuality|messages)|what you (?:did|are)|who you (?:really )?are)`,
];
export const COERCION_TRIGGERS: readonly string[] = (
  'make sure everyone*|make sure everybody*|make sure the whole*|make sure the entire*|make sure your*|make sure that everyone*|make sure that everybody*|make sure that your*|make sure all*|make sure both*|make sure that the whole*|make sure that the entire*|make sure that all*|make sure that both*|' +
  'immigration|to ice|ring ice|call ice|phone ice|tell ice|contact ice|notify ice|the home office|border force|uscis|you deported|you arrested|you detained|you locked up|you sent back|be deported|be sent back*|' +
  'arrest warrant|warrant will*|warrant shall*|warrant is*|fir will*|fir shall*|fir is*|case will*|case shall*|case is*|complaint will*|complaint shall*|complaint is*|be jailed|be arrested|be imprisoned|behind bars|be detained|in jail|in prison|to jail|to prison|into jail|into prison|' +
  "a thief|a fraud|a fraudster|a cheat|a defaulter|a criminal|a liar|a prostitute|a scammer|a crook|are thief|are fraud|are fraudster|are cheat|are defaulter|are criminal|are liar|are prostitute|are scammer|are crook|you're thief|you're fraud|you're fraudster|you're cheat|you're defaulter|you're criminal|you're liar|you're prostitute|you're scammer|you're crook|" +
  'them every*|her every*|him every*|them each*|her each*|him each*|them day*|her day*|him day*|them again*|her again*|him again*|them non*|her non*|him non*'
).split('|');
export const COERCION_EXAMPLES: readonly string[] = [
  'Leave the flat by Friday, or [[I will call immigration on you]]. [[We’ll hand you over to the Home Office]].',
  'Your loan is late. [[You will be arrested if you do not pay]] tonight, and [[we will have you deported]].',
  '[[Unless you settle by noon, a warrant will be issued against you]].',
  'No payment, no mercy: they will [[tell your boss and your neighbours that you are a fraud]].',
  'We met your mother at the shop. To [[your wife we spoke on Monday, and we will call her every day until you pay]].',
  'Drop the claim or we [[will make sure your new employer hears about your time in rehab]].',
  'We will make sure everyone hears about your success, and that your parents know what you did for us.',
  'We will report the change of address to immigration for you, as your visa requires. You will be arrested if you enter the base.',
  'A warrant will be issued for your arrest if you fail to appear before the judge.',
  'We will share your results with your manager. Send it to your landlord and call them again.',
];
