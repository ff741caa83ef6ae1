import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Those to whom leaks, accidents and breaches must be reported. */
const WATCHDOG = `(?:(?:food|environment(?:al)?|data|information|privacy|health|safety|medicines|water|nuclear|maritime|aviation|financial|charity|care|pensions|banking|securities|consumer|gambling|supervisory) (?:(?:safety|standards|protection|quality|conduct|markets|supervisory|products) ){0,2}(?:authorit(?:y|ies)|agency|commission(?:er)?|executive)|(?:(?:food|environmental|water|energy|financial|data|safety|rail|aviation) )?regulators?|inspectorates?|epa|sepa|fsa|fsai|fda|usda|cfia|fca|ico|dpc|cnil|hse|hsa|osha|niosh|worksafe|safework|cqc|hiqa|ofsted|mhra|tga|hpra|coastguard|coroner|food standards|public health)`;
/** The same, and others who have a right to know. */
const OWED = `(?:the |our |any |its )?(?:${WATCHDOG}|inspectors?|auditors?|insurers?|underwriters?|board of health|health department|ombudsman|labou?r (?:board|inspectorate)|works council|lado|social services)`;
const TOLD = '(?:told|informed|notified|alerted|made aware|advised)';
const TELL = '(?:tell|inform|notify|alert|advise|contact|involve|report (?:it|this|that|them) to)';
const MEANT = `(?:propos(?:e|es|ed|ing)|suggest(?:s|ed|ing)?|recommend(?:s|ed|ing)?|plan(?:s|ned|ning)?|intend(?:s|ed|ing)?|prefer(?:s|red)?|aim(?:s|ed)?|decid(?:e|es|ed)|agree(?:s|d)?|resolved?|opt(?:s|ed)?|chose|chosen|want(?:s|ed)? (?:us|them|me|staff|everyone)|ask(?:s|ed)? (?:us|them|me|staff|everyone)|minded|inclined|proposal|plan|decision|preference)`;
const HARMLESS_WORDS = `not required|no (?:duty|obligation|need)|not reportable|below the (?:reporting )?(?:limit|threshold)|no risk|unlikely|because|as no|since no|assessment|yet|twice|again|already|must|shall|should(?! have)|within|fines?|penalt(?:y|ies)|failure|if|whether|surprise|by (?:post|phone|e-?mail)|legal advice|names? of`;
const HARMLESS = phrase(HARMLESS_WORDS);

/** What was not reported to an authority, and wishes and plans that it never be. */
export const unreportedMatter: WordingPart = {
  triggers: (
    'not told|never told|not informed|never informed|not notified|never notified|not alerted|never alerted|not made aware|never made aware|not advised|not been told|not been informed|not been notified|never been told|never been informed|never been notified|never been alerted|not been alerted|not been advised|not been made*|never been made*|never been advised|never advised|' +
    'not reported to*|never reported to*|not been reported to*|never been reported to*|' +
    'not to tell*|not to inform*|not to notify*|not to alert*|not to advise*|not to contact*|not to involve*|not to report*|' +
    'does not report*|do not report*|will not report*|not report it*|not report this|not report either|not report that*|not report the*|not notify*|not disclose*|not inform*|' +
    'hold off*|holding off*|delay telling|delay informing|delay notifying|delay reporting|postpone telling|postpone informing|postpone notifying|postpone reporting|put off telling|put off informing|put off notifying|put off reporting|defer telling|defer informing|defer notifying|defer reporting'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:the |our )?(?:${WATCHDOG}) (?:(?:was|were|has|have|had) )?(?:not|never)(?: been)? ${TOLD}(?= ?(?:[.;,)]|$|and|of|about|until|although|even|despite))`,
        `(?:not|never) (?:been )?reported to (?:the |our )?(?:${WATCHDOG})(?= ?(?:[.;,)]|$|and|until|although|even|despite))`,
      ),
      unless: HARMLESS,
      severity: 'medium',
      confidence: 0.8,
      why: 'The text says that an authority was not told of something.',
    },
    {
      form: phrase(
        `${MEANT} (?:(?:that we|to us|for now|therefore) )?not to ${TELL} ${OWED}(?: (?:until|till|before|ahead of)(?: [\\w-]{1,14}){1,4})?(?= ?(?:[.;,)]|$|and|because))`,
        `(?:hold(?:s|ing)? off(?: on)?|delay(?:s|ed|ing)?|postpon(?:e|es|ed|ing)|put(?:s|ting)? off|defer(?:s|red|ring)?) (?:telling|informing|notifying|reporting (?:it |this |that |the \\w{3,14} )?to) ${OWED} (?:until|till) (?:after )?(?:the |our |we |it |they |closing)(?: ?[\\w-]{1,14}){0,4}`,
      ),
      unless: phrase('not reportable|no (?:duty|obligation)|no risk|twice|again|by (?:post|phone)'),
      confidence: 0.84,
      why: 'The text proposes to keep something from those who must be told.',
    },
    {
      form: phrase(
        `(?:would (?:rather|prefer|like)|prefers?|preferred|wish(?:es|ed)?|hopes?|hoped|expects?|expected|insists?|insisted|trusts?)(?: it)?(?: if| that)? (?:(?:the |our )?\\w{3,14}|you|they|we) (?:(?:does|do|did|will|would|should|shall) )?not (?:report|notify) (?:it|this|that|either|(?:it |this |that )?to ${OWED})(?: either)?`,
        `(?:would (?:rather|prefer|like)|prefers?|preferred|wish(?:es|ed)?|hopes?|hoped|expects?|expected|insists?|insisted)(?: it)?(?: if| that)? (?:(?:the |our )?\\w{3,14}|you|they|we) (?:(?:does|do|did|will|would|should|shall) )?not (?:report|disclose|notify|mention) (?:the (?:\\w{3,12} )?(?:leak|spill|release|discharge|breach|incident|accident|matter|finding|findings|contamination|defects?|death|injury|outbreak)|(?:it |this |that )?to ${OWED})(?: either)?`,
      ),
      requires: phrase(
        `report|disclose|notify|leak|spill|release|breach|incident|accident|${WATCHDOG}`,
      ),
      unless: phrase(
        'surprise|twice|again|by (?:post|phone|e-?mail)|embargo|until it is (?:final|public)',
      ),
      confidence: 0.82,
      why: 'The text asks that something not be reported.',
    },
  ],
  examples: [
    'Diesel ran into the creek for two days. [[Never reported to the environmental regulator]].',
    'A laptop with 4,000 patient files went missing in May. [[The information commissioner was not informed]].',
    'The plant manager [[suggests not to alert the FDA until the quarter has closed]].',
    'Let us [[hold off telling the inspectors until after the sale]]. The vendors [[would prefer that the purchaser does not report it]].',
    'Accidents not reported to the HSE within ten days may lead to a fine. The ICO was not notified, because the assessment showed no risk.',
    'The regulator has not been told yet; we propose not to notify the council twice. They hope that you will not report it by post.',
    'I would prefer that he does not mention it to my aunt.',
  ],
};
