import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const COMPLAINT =
  '(?:an? |the |your |this |these |his |her )?(?:\\w{3,14} )?(?:complaints?|grievances?|concerns?|allegations?|claims? (?:of|about)|reports?|appeal)';
const RAISED = '(?:raised|made|brought|submitted|lodged|filed|pursued|put in|presented)';
const BENEFIT =
  '(?:bonus|promotion|pay (?:rise|review|award)|raise|increment|overtime|contract|probation(?:ary period)?|hours|shifts|secondment|commission|share options|place on the \\w{3,14}|reference)';
const LOST =
  '(?:withdrawn|cancelled|removed|reduced|revoked|withheld|forfeited|stopped|deferred|suspended|extended|not (?:be )?(?:paid|renewed|confirmed)|reconsidered|under review)';
const EAR =
  '(?:acas|the union|your union|a union|a solicitor|a lawyer|the ombudsman|the regulator|the press|the police|(?:the |an? )?(?:employment )?tribunal|the labou?r (?:court|office|inspector\\w{0,4}|board|commission)|the eeoc|the hse|osha|the authorit(?:y|ies)|the (?:equality|human rights) commission|head office|the board|the ministry)';
const WATCHDOG = `(?:(?:the |an? )?(?:fsa|fda|fca|hse|osha|ico|cqc|sec|epa|eeoc|nlrb|acas|regulators?|authorit(?:y|ies)|inspectors?|inspectorate|police|press|media|papers|journalists?|unions?|ombudsman|tribunal|hr|board|auditors?|(?:environment|safety) agency|labou?r (?:board|inspector\\w{0,4})|works council|commission|court))`;
const OUT = `(?:exited|managed out|dismissed|let go|terminated|sacked|fired|walked(?: out)?|made redundant|paid off|suspended|got rid of|eased out|pushed out|removed|moved (?:on|out|off)|gone|out(?: of (?:here|the \\w{3,10}))?|off the (?:site|payroll|team))`;
const ON_PROCEDURE = phrase(
  `(?:vexatious|malicious) (?:complaints|allegations) (?:may|will|can)|must not|may not|cannot|never|unlawful|no (?:detriment|reprisals?)|without fear|court held|tribunal (?:held|found|ruled)|late|costs|insurers?|warranty|refund|tenancy deposit`,
);

/** Reprisals in the language of letters and minutes. */
export const formalReprisal: WordingPart = {
  triggers:
    'before he*|before she*|before they*|performance ground*|performance reason*|performance pretext|performance excuse|conduct ground*|conduct reason*|capability ground*|capability reason*|redundancy ground*|redundancy reason*|redundancy pretext|disciplinary ground*|disciplinary reason*|misconduct ground*|misconduct reason*|attendance ground*|attendance reason*|conduct pretext|conduct excuse|having raised*|having made*|having brought*|having submitted*|having lodged*|having filed*|having pursued*|since you raised*|since you made*|since you brought*|as you raised*|because you raised*|because you made*|because you brought*|because you lodged*|in view of your*|in light of your*|given your complaint|given your grievance|take the matter*|take this matter*|take this further|take it further|take matters*|contact acas|pursue this|pursue the matter|pursue it|pursue your*|raise this again|raise it again|persist with*|persist in*|matter is closed|matter closed|subject is closed|let it go|drop the matter|drop the subject|drop it|mind his own*|mind her own*|mind your own*|mind their own*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:(?:is |are |was |needs? |has |ought )?to be|should be|must be|will be|shall be|be|get (?:him|her|them)|want (?:him|her|them)|have (?:him|her|them)) (?:\\w{3,9} )?${OUT}(?: \\w{2,9}){0,3}?,? before (?:he|she)(?: can| could| is able to| gets? to| has a chance to)? ?(?:speaks?|talks?|goes|go|reports?|writes?|complains?|contacts?|calls?|rings?|testif(?:y|ies)|tells?|files?|meets?|sees?)(?: \\w{2,9}){0,2}?(?: (?:to|with|for|at))? ${WATCHDOG}`,
        `(?:find|manufacture|invent|cook up|come up with|construct|build|create) (?:me |us )?(?:an? |some |the )?(?:performance|conduct|capability|redundancy|disciplinary|misconduct|attendance) (?:grounds?|reasons?|pretext|excuse)(?: (?:for|against|on) (?:him|her|them))?`,
      ),
      unless: phrase(
        'must not|may not|cannot|never|unlawful|court held|tribunal (?:held|found|ruled)|dinner|flight|witness box',
      ),
      confidence: 0.85,
      why: 'The text suggests getting rid of somebody who might speak to an authority.',
    },
    {
      form: phrase(
        `(?:having|since you(?: have)?|as you(?: have)?|because you(?: have)?|after you|in view of your having) ${RAISED} ${COMPLAINT}[^.;!?]{0,60}?,? (?:your|you are no longer eligible for|we have decided)[^.;!?]{0,50}? ?${BENEFIT}[^.;!?]{0,20}? (?:(?:has|have|is|are|will|was|were|shall|therefore|accordingly|now|hereby|been|be) ){1,4}${LOST}`,
        `(?:in (?:view|light) of|given|because of|following) your (?:\\w{3,14} )?(?:complaints?|grievances?|allegations?|appeal),? (?:we (?:have|are|will) [^.;!?]{0,30}?)?your (?:\\w{2,14} ){0,5}?${BENEFIT}[^.;!?]{0,20}? (?:(?:has|have|is|are|will|was|were|shall|therefore|accordingly|now|hereby|been|be) ){1,4}${LOST}`,
      ),
      unless: ON_PROCEDURE,
      confidence: 0.84,
      why: 'The text takes something from a person for having complained.',
    },
    {
      form: phrase(
        `(?:should|if) you (?:(?:choose|decide|wish|continue|try|dare) to |ever |still )?(?:take (?:the|this|that) (?:matter|complaint|grievance) (?:any )?further|take (?:it|this|matters) (?:any )?further|pursue (?:this|it|the matter|your \\w{3,14})(?: further)?|persist (?:with|in) (?:this|it|your \\w{3,14})|raise (?:this|it) again|contact ${EAR}|go to ${EAR}|speak to ${EAR}|complain to ${EAR})[^.;!?]{0,40}?,? (?:we|i|the (?:company|firm|school|management|board)|it) (?:(?:shall|will|would|may|might|must|'ll) )(?:then )?(?:(?:have to|need to|be forced to|be obliged to|be bound to) )?(?:consider|review|reconsider|think (?:about|again)|look at|ask ourselves|decide)(?: whether(?: or not)?| if)?(?: there)?(?: (?:we|to) (?:can )?(?:keep|renew|continue|extend|end|terminate))? (?:your (?:place|position|future|employment|role|contract|job)(?! (?:application|advert|offer|alert|description))|(?:is|be) (?:still )?an? (?:place|future|role|job) for you|whether you)(?: (?:here|with us|at \\w{3,14}|in \\w{3,14}))?`,
      ),
      unless: ON_PROCEDURE,
      confidence: 0.85,
      why: 'The text threatens a person’s job if they take a complaint further.',
    },
    {
      form: phrase(
        `(?:(?:the |this |that )?(?:matter|subject|discussion|case) (?:is|was) (?:now )?closed|(?:(?:should|had better|would do well to|to) )(?:let it go|drop it|drop the (?:matter|subject)|mind (?:his|her|your|their) own business))[^.;!?]{0,30}?,? and (?:that )?(?:(?:mr|mrs|ms|miss|dr) [\\w'-]{2,14}'s|[\\w-]{3,14}'s|his|her|your|their|my) (?:\\w{3,12} )?(?:contract|probation|post|position|appointment|visa|permit) (?:is|was|comes?|came|would be|will be|falls?) (?:\\w{2,5} )?(?:up|due|coming up|about to end|at stake|for renewal|under review|not yet confirmed)(?: for (?:renewal|review|confirmation))?`,
      ),
      unless: phrase('rented|lease|gym|phone|broadband|insurance|supply'),
      confidence: 0.84,
      why: 'Whoever asks questions is reminded of a contract that is to be renewed, a veiled threat.',
    },
  ],
  examples: [
    'Our whistle-blower in Leith, Mr T. Boyd, [[must be moved out before he goes to the inspectors]]. HR should [[invent a conduct reason]].',
    'The patient should be moved before she sees the doctor; a whistle-blower must not be dismissed before he speaks to the authority.',
    '[[Since you made a complaint that we could not confirm, your pay rise has been deferred]].',
    'Having raised a concern in March, you told us that your bonus was paid late. In view of your grievance, your hearing has been deferred.',
    '[[If you pursue this further or go to a tribunal, the firm may have to review your position in Derby]].',
    'If you take the matter further, we shall send you the papers; should you contact ACAS we will consider its advice.',
    'The head replied that [[the subject is closed, and that Ms Tan’s probation is up for review]].',
    'The case is closed, and the supplier’s contract is renewed. The matter was closed and his lease is due for renewal.',
  ],
};
