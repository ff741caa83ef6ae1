import { GDPR } from '#engine/detectors/laws.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Who must be told of what goes wrong; the police are not among them, because victims may decide for themselves. */
const AUTHORITY = `(?:(?:the |our |any |its |their )?(?:fsa|fca|pra|sec|ico|dpc|cqc|hse|hsa|epa|sepa|mhra|fda|ema|cma|osha|ofsted|ofgem|ofwat|ofcom|finra|bafin|cnil|nhtsa|faa|easa|environment(?:al protection)? agency|environment agency|charity commission|port authority|harbou?r master|coastguard|food (?:standards )?(?:agency|authority)|(?:data protection|privacy|information) (?:commission(?:er)?(?:'s office)?|authority|regulator|office)|health (?:department|authority|board|inspectorate)|labou?r inspectorate|(?:financial |market |aviation |maritime |nuclear |energy |water |medicines |banking )?regulators?|(?:competent |supervisory |local |public )?authorit(?:y|ies)|inspectorates?|works council))`;
const HAS_NOT =
  "(?:(?:was|were|has|have|had|is|are) (?:not|never)(?: yet)?(?: been)?|(?:wasn't|weren't|hasn't been|haven't been|hadn't been)|not|never)";
const DISCLOSED = '(?:reported|notified|disclosed|declared|passed on)';
const EVENT = `(?:spill(?:age)?|leak|releases?|discharge|breach|incidents?|accident|outbreak|contamination|loss|theft|hack|intrusion|failure|fault|defect|near miss|overdose|injury|explosion|fire|recall|salmonella|listeria|legionella|e\\. coli|it|this|that|these|they)`;
/** What need not be reported, rules on reporting, and statistics. */
const IN_ORDER = phrase(
  `not required|no (?:duty|obligation|need)|not (?:reportable|notifiable)|below the (?:reporting )?(?:limit|threshold)|if|whether|unless|where|should|must|shall|any|why|when|liab(?:le|ility)|polic(?:y|ies)|claims?|stud(?:y|ies)|survey|per ?cent|estimated?|many|most|minor|graze|fined|prosecuted|court|tribunal|complain\\w{0,3}|yet to`,
);
const MUST_KNOW = phrase(
  `not required|no (?:duty|obligation)|not (?:reportable|notifiable)|below the (?:reporting )?(?:limit|threshold)|fined|prosecuted|court|tribunal|names? of|identit(?:y|ies)|victims?|surviv(?:or|ors)`,
);
const REQUEST = `(?:an? |his |her |their |the |your )?(?:(?:subject |data |formal |written |proper )?(?:access|data|information|foi|dsar|sar|gdpr|erasure|file)(?: requests?)?|requests?|dsar|sar)`;
const ASKS = `(?:even if|if|although|even when|when|whatever|no matter (?:how|what)|in case|should) (?:he|she|they|the \\w{3,12}|anyone|anybody|somebody|someone) (?:\\w{2,9} )?(?:makes?|asks?|files?|puts? in|sends?|submits?|requests?|demands?|insists? on|lodges?|chases?)(?: for)?(?: ${REQUEST})?`;
const LOST = `(?:say|tell (?:him|her|them|the \\w{3,12})|reply|answer|claim|pretend)(?: that)? (?:we|it|they|(?:the|his|her|their|that) (?:\\w{3,12} )?(?:file|report|record|e-?mail|recording|footage|document|tape|data|note|letter|paper)s?)(?:'ve|'s|'re| have| has| is| are| was| were)? (?:(?:been|just|already|all|both|since|long|got) ){0,2}(?:lost|deleted|destroyed|wiped|overwritten|mislaid|gone missing|shredded|no longer (?:have|there|kept|exist)s?)(?: (?:it|them|the \\w{3,9}|its \\w{3,9}))?`;

/** In the notation of literals; each wording below contains one. */
export const HIDDEN_FROM_AUTHORITY_TRIGGERS: readonly string[] = (
  'not to notify*|not to tell*|not to inform*|not to report*|not to alert*|not to disclose*|never to notify*|never to tell*|never to inform*|never to report*|' +
  'reported to*|notified to*|disclosed to*|declared to*|passed on to*|not told|never told|not informed|never informed|not notified|never notified|' +
  "not been told|never been told|not been informed|never been informed|not been notified|never been notified|wasn't told|wasn't informed|wasn't notified|weren't told|weren't informed|weren't notified|hasn't been told|hasn't been informed|hasn't been notified|haven't been told|haven't been informed|" +
  'does not report*|do not report*|does not notify*|do not notify*|does not disclose*|do not disclose*|did not report*|did not notify*|not report*|not notify*|not tell*|' +
  'access request*|even if*|even when*|although he*|although she*|although they*|if he*|if she*|if they*|if anyone*|if anybody*|when he*|when she*|when they*|no matter*|in case*|' +
  'we lost*|we have lost*|we deleted*|we have deleted*|we no longer*|it is lost|it was lost|it was deleted|been deleted|been lost|been overwritten|been destroyed|was overwritten|been wiped'
).split('|');

/** What is kept from an authority, or from whoever has a right to see their file. */
export const HIDDEN_FROM_AUTHORITY_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:propos(?:es|ed|al is|ing)|recommend(?:s|ed|ing|ation is)?|suggest(?:s|ed|ing)?|intends?|intended|plans?|planned|advis(?:es|ed|ing)|prefer(?:s|red)?|elect(?:s|ed)|asks?(?: us| me)?|asked(?: us| me)?|minded|instructed|told (?:us|me|staff)|agreed|decided|voted|resolved|opted|chose)(?: \\w{2,9}){0,2}? (?:not|never) to (?:notify|tell|inform|alert|contact|involve) ${AUTHORITY}(?: (?:until|till|before|unless|about|of)(?: [\\w-]{2,14}){1,4})?`,
      `(?:propos(?:es|ed|ing)|recommend(?:s|ed|ing)?|suggest(?:s|ed|ing)?|intends?|intended|plans?|planned|advis(?:es|ed|ing)|prefer(?:s|red)?|elect(?:s|ed)|minded) (?:not|never) to (?:report|disclose|declare)(?: [\\w-]{2,14}){1,5}? to ${AUTHORITY}`,
    ),
    unless: MUST_KNOW,
    confidence: 0.86,
    why: 'The text says that something is to be kept from the authority that must know of it.',
  },
  {
    form: phrase(
      `(?<=^\\W{0,6}|[.;,:–-] )${HAS_NOT} (?:\\w{4,10}ly )?${DISCLOSED} to ${AUTHORITY}`,
      `${EVENT} (?:\\w{2,12} ){0,3}?(?:(?:was|were|has|have|had|is) (?:not|never)(?: been)?|wasn't|weren't|hasn't been|haven't been) (?:\\w{4,10}ly )?${DISCLOSED} to ${AUTHORITY}`,
      `(?<=^\\W{0,6}|[.;,:–-] |and |but )${AUTHORITY} ${HAS_NOT} (?:\\w{4,10}ly )?(?:told|informed|notified|made aware)`,
    ),
    unless: IN_ORDER,
    severity: 'medium',
    confidence: 0.82,
    why: 'The text says that an authority was not told of what happened.',
  },
  {
    form: phrase(
      `(?:would prefer|would rather|prefers?|hopes?|asks?|wish(?:es)?|wants?|would like) (?:that |it if )?(?:the |our |your )?(?:\\w{3,14} )?(?:buyers?|sellers?|sponsors?|clients?|customers?|partners?|contractors?|consultants?|laborator(?:y|ies)|surveyors?|successors?|tenants?|suppliers?|you|we|nobody|no one) (?:does not|do not|doesn't|don't|did not|didn't|not|would not|would never|never) (?:report|notify|disclose)(?: (?:it|this|that|the \\w{3,12}|them))?(?: (?:either|to ${AUTHORITY}|anywhere|at all))?`,
    ),
    unless: phrase('bugs?|tickets?|journalists?|spoilers?|names? of|issue tracker'),
    confidence: 0.82,
    why: 'The text asks that something be kept from those who must know of it.',
  },
  {
    form: phrase(
      `(?:don't|do not|never|not to|no need to|refuse to|we won't|we will not) (?:send|give|show|release|hand over|disclose|provide|supply|copy|let|hand)[^.!?;]{0,60}?,? ${ASKS}`,
    ),
    requires:
      /\b(?:access|requests?|s?ars?|dsars?|foi|gdpr|files?|reports?|records?|notes?|e-?mails?|recordings?|footage)\b/i,
    unless: phrase(
      'passwords?|pins?|codes?|keys?|card (?:number|details)|scam\\w{0,4}|fraud\\w{0,5}|bank details|stranger|third part(?:y|ies)|not entitled|privileged|exempt(?:ion)?|child(?:ren)?|verif\\w{2,8}|identity',
    ),
    legalReference: { law: GDPR, article: 'Art. 15' },
    confidence: 0.84,
    why: 'The text tells others to withhold from somebody the file that they may ask to see.',
  },
  {
    form: phrase(LOST),
    requires: phrase(
      `access requests?|subject access|dsars?|sars?|foi|even if|don't (?:send|give|show)|do not (?:send|give|show)|(?:if|when|in case) (?:he|she|they|anyone|anybody|somebody|someone|the \\w{3,12}) (?:\\w{2,9} )?(?:asks?|requests?|wants?|demands?|insists?)`,
    ),
    unless: phrase(
      `really|truth|true|sorry|apologi\\w{2,4}|in the (?:post|mail|fire|flood|move)|match|game|final|keys?|parcel|luggage`,
    ),
    legalReference: { law: GDPR, article: 'Art. 15' },
    confidence: 0.84,
    why: 'The text tells somebody to claim that a file is lost, so that nobody gets to see it.',
  },
];

/** Each with its near misses. */
export const HIDDEN_FROM_AUTHORITY_EXAMPLES: readonly string[] = [
  'The plant manager [[recommends not to inform the CQC until the sale]]; the board [[advised not to disclose the fault to the regulator]].',
  '2,000 litres of diesel ran into the canal. [[Never reported to the Environment Agency]].',
  'Two laptops are missing. [[ICO not informed]]. The [[leak was never notified to the authorities]].',
  'The vendors [[would rather that the buyer does not notify the regulator]].',
  'Please [[do not give Ms Adler the interview notes, even if she files an access request]]; just [[tell her that the notes were deleted]].',
  'The HSE was not notified because a graze is not reportable. Where an incident is not reported to the authority, the insurer may be told.',
  'The victim decided not to report the assault to the police. Most incidents are never reported to the authorities, a study found.',
  'The lab advised not to contact the authority, as there is no duty to report below the threshold.',
  'Do not send the card number even if they ask for it. If they ask, tell them we lost the keys.',
  'We would prefer that you do not report the bug in this ticket. If the tenant asks, say that it was lost in the post.',
];
