import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:(?:\\w{3,12} )?(?:officers?|officials?|inspectors?|clerks?|registrars?|examiners?|surveyors?|assessors?|commissioners?|magistrates?|councillors?|policem[ae]n|customs (?:man|people|guys?)|desk (?:man|lady))|customs)`;
const CURRENCY =
  '(?:euros?|dollars|pounds|usd|eur|gbp|francs|rand|rupees|shillings|naira|cedis|kwacha|pesos|reais|lakhs?|crores?|zlotys?|lei|dirhams?|riyals?|rubles?|yuan|baht|birr|dinars?|lira|million|k)';
const SUM = `(?:(?:[£$€₹₦₵] ?|(?:usd|eur|gbp|ngn|ghs|kes|inr|rs\\.?|n|r) ?)?\\d[\\d,.]{0,9} ?(?:m|k|bn)?(?: ${CURRENCY}){0,2})`;
/** What officials are thanked with, in the words of those who pay. */
const APPRECIATES = `(?:(?:we|you|i|somebody|someone|the (?:agent|client|importer|company)) (?:(?:can|could|also|don't|do not|will) )?(?:do(?:es)? (?:something|a little something|a bit|a little thing) for (?:him|her|them|his|her|their)|(?:appreciate|look after|take care of|think of|remember|sort out|encourage|motivate|see to|thank|oblige|settle|see)s? (?:him|her|them(?:selves)?|the (?:boys|officers?|man|lady|guys?)|(?:his|her|their) \\w{3,12}))|(?:he|she|they) (?:is|are|gets?) (?:appreciated|looked after|taken care of|remembered|thanked|settled|motivated|sorted))`;
/** What they have to decide. */
const DECIDES = phrase(
  `certificate|file|permit|licen[cs]e|containers?|consignment|shipment|goods|box(?:es)?|clear(?:ed|s|ance)?|sign(?:s|ed)?|stamp(?:s|ed)?|releas\\w{1,3}|approv\\w{1,3}|pass(?:es|ed)?|visa|application|registration|open(?:ing|ed)?|inspection|inspect(?:ed)?|move|sleep|through|overlook|planning|customs|dut(?:y|ies)|audit|fine|tax|papers|dossier`,
);
const HONEST = phrase(
  `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|never|must|may not|declared|receipts?|children|patients?|victims?|wounded|wounds|training|dogs?|official fee|invoices? (?:from|for the)`,
);
const STALLED = `(?:sleep|sleeps|rest|stay|lie|gather dust|get lost|disappear|not move|never move|go missing|wait|stall|sit|stick)`;

/** In the notation of literals; each wording below contains one. */
export const EXPECTED_FAVOR_TRIGGERS: readonly string[] = (
  'do something for*|does something for*|do a little something*|do a bit for*|appreciate him|appreciate her|appreciate them|appreciates him|appreciates her|look after him|look after her|look after them|look after his*|look after the boys|take care of him|take care of her|take care of them|think of him|think of her|think of them|remember him|remember her|remember them|sort him out|sort out his*|encourage him|encourage her|motivate him|motivate her|thank him|thank her|see him|see to him|see to her|see to the*|oblige him|settle him|settle her|settles him|settles her|settles them|settle them|' +
  'is appreciated|are appreciated|gets appreciated|is looked after|are looked after|is taken care of|are taken care of|is remembered|is settled|is motivated|take care of the*|takes care of the*|look after the*|looks after the*|appreciate the*|remember the*|settle the*|settles the*|' +
  'mentions #*|mentioned #*|suggests #*|suggested #*|hints at #*|hinted at #*|spoke of #*|asked for #*|wants #*|named #*|' +
  'building fund|development fund|library fund|infrastructure fund|trust fund|chapel fund|alumni fund|sports fund|building fee|development fee|capital fund|roof fund|and library*|capitation*|' +
  'he settles*|she settles*|they settle*|he pays her*|he pays him*|he sorts*|he sees*|he takes care*|she takes care*|he handles*|he passes*|she passes*|he looks after*'
).split('|');

/** Officials who move only for a favor, and places that are paid for. */
export const EXPECTED_FAVOR_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:the |an? |our |their |that )?${OFFICIAL} [^.!?;]{0,100}? (?:if|unless|until|once|provided|as long as|when|after) ${APPRECIATES}(?: \\w{3,12})?`,
      `(?:certificates?|files?|permits?|licen[cs]es?|applications?|approvals?|registrations?|papers?|dossiers?|containers?|consignments?|visas?|requests?|goods) (?:will |would |is going to |can |may |might |could )?["“‘']?${STALLED}["”’']? (?:\\w{2,6} (?:\\w{2,6} )?){0,2}?(?:unless|until|if) ${APPRECIATES}`,
    ),
    requires: DECIDES,
    unless: HONEST,
    confidence: 0.87,
    why: 'The text says that an official expects a favor for a decision.',
  },
  {
    form: phrase(
      `(?:he|she|they|the ${OFFICIAL}) (?:mentions?|mentioned|suggests?|suggested|hints? at|hinted at|spoke of|asked for|wants|named) ${SUM},? (?:and|plus|with) (?:an? |the (?:new|latest) )?(?:\\w{3,12} )?(?:phones?|iphone|laptop|tablet|watch|hamper|generator|goat|cow|tv|television|fridge|necklace|handbag|holiday|plane tickets?|flight tickets?|school fees)`,
    ),
    unless: phrase(
      `prize|insur(?:ed|ance|er)|stolen|theft|salary|package|price|monthly|tariff|contract|kidnapp\\w{2,3}|ransom|subsidy|refus(?:e|ed|es|ing)|bonus|catalogue`,
    ),
    confidence: 0.8,
    why: 'Somebody names money and a gift that they expect.',
  },
  {
    form: phrase(
      `(?:pay|give|invoice|bill|send) (?:him|her|them|the (?:agent|consultant|broker|middleman|fixer|forwarder)) (?:\\w{2,9} )?(?:for |as |through )?["“‘'](?:[\\w&-]{3,14} ?){1,3}["”’'],? (?:and |then |so )?(?:he|she|they) (?:then |will |can )?(?:settles?|pays?|sorts?(?: out)?|sees? to|sees?|takes? care of|looks? after|handles?|passes? it (?:on )?to) (?:him|her|them|the ${OFFICIAL}|the \\w{3,9})(?: from (?:there|that|it))?`,
    ),
    unless: HONEST,
    confidence: 0.86,
    why: 'A payment under another name is passed on by a middleman, which may be a bribe.',
  },
  {
    form: phrase(
      `(?:gave|given|paid|donated|pledged|contributed|promised|transferred) (?:already |us |over )?${SUM} (?:\\w{2,9} )?(?:towards|to|for|into|as) (?:the |our |an? )?["“‘']?(?:(?:building|development|library|infrastructure|trust|chapel|alumni|sports|capital|roof)(?: and \\w{3,12})? (?:fund|fee|donation)|capitation(?: fee)?)["”’']?`,
    ),
    requires: phrase(
      `admi(?:t|tted|ssion|ssions)|seat|place|enrol\\w{0,4}|wait ?list|merit(?: list)?|quota|marks|candidate|applicant|permit|planning`,
    ),
    unless: phrase(
      'regardless|refus(?:e|ed|es)|returned|scholarships?|anonymous(?:ly)?|no influence|must not|gala|place names?|in place of',
    ),
    confidence: 0.84,
    why: 'A donation is named beside a place that somebody is to get, which may be a bribe.',
  },
];

/** Each with its near misses. */
export const EXPECTED_FAVOR_EXAMPLES: readonly string[] = [
  '[[The port inspector says that the goods are released today if we look after him]] a little.',
  'I hear that the [[permit will “rest” on her desk until we do something for her]] family.',
  '[[He hinted at 400,000 shillings and a tablet]]. So we [[give the broker “market advice”, and he takes care of the inspector]].',
  'Admit the Rao boy; the father [[donated 15 lakhs to the “library fund”]] in May.',
  'The nurse officer says that the wound heals if we take care of him and keep it clean. The clerk signs the form when the fee is paid.',
  'She wants 200 euros and a phone of the same model from the insurer. We will pay him for “logistics”, and he pays his own tax.',
  'They gave 500 pounds to the building fund at the fête. The file will wait there until we see the inspector on Monday.',
];
