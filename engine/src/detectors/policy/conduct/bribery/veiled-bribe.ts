import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OFFICIAL = `(?:(?:desk|customs|tax|licensing|building|health|fire|food|port|border|police|labou?r|safety|exam|registry|visa) (?:officers?|officials?|clerks?|man|lady|woman|people)|inspectors?|officials?|officers?|clerks?|registrar|assessor|minister|councillor|director|chief|consul)`;
const PERSON = `(?:her|him|them|somebody|someone|the ${OFFICIAL})`;
const CURRENCY = `(?:euros?|dollars|pounds|quid|usd|eur|gbp|francs|rand|meticais|rupees|shillings|naira|kwacha|pesos|reais|zlotys?|lei|leva|dirhams?|riyals?|r(?:o)?ubles?|yuan|baht|ringgit|birr|cedis|lire|lira|hryvnias?|dinars?|lakhs?|crores?|taka|dong|rupiah)`;
const MONEY = `(?:(?:about |around |some |another |only )?(?:[£$€₹₦] ?|(?:rs\\.?|ghs|kes|ngn|usd|eur|gbp|zar|inr) ?)\\d[\\d,.]{0,10}(?: ?(?:k|m|million|thousand|lakhs?))?|(?:about |around |some |another |only )?\\d[\\d,.]{0,10}(?: ?(?:k|m|million|thousand))? ${CURRENCY})`;
const PAPER = `(?:certificate|licen[cs]e|permit|file|application|registration|papers?|documents?|approval|visa|containers?|box(?:es)?|shipment|consignment|cargo|goods|stamp|clearance|case|dossier|request)`;
const DEVICE = `(?:(?:new |latest |good |small )?(?:\\w{3,10} )?(?:phone|i-?phone|laptop|tablet|tv|television|watch|fridge|generator|handbag|motorbike|scooter|goat|cow|carpet|suit|perfume|whisky|holiday))`;
/** Parcels, pay and thefts are spoken of in similar words. */
const HONEST = phrase(
  `refus(?:e|ed|es|ing)|declin(?:e|ed|es)|never|declared|receipts?|charity|birthday|wedding|prize|raffle|salary|wage|bonus scheme|budget|pocket money|christmas list|stolen|missing|stole|lost|robber\\w{0,2}|burglar\\w{0,2}|insur(?:er|ed|ance)|refund|divorce|victims?|inherit\\w{2,5}|must not|may not`,
);

/** Bribes that officials hint at, and that go through others or under other names. */
export const veiledBribe: WordingPart = {
  triggers: (
    'unless we appreciate*|until we appreciate*|unless you appreciate*|until you appreciate*|if we do not appreciate*|appreciation|gratitude|unless we thank*|until we thank*|unless you thank*|until you thank*|unless we remember*|until we remember*|unless you remember*|until you remember*|look after*|take care of*|something for*|unless we grease|until we grease|until you grease|' +
    'something small|a little something|a small something|a small gift|a little gift|a small favour|a little favour|a small favor|a little favor|' +
    'from there|from that|out of it|out of that|out of this|out of the fee|out of his fee|out of her fee|out of their fee|out of his commission|out of the commission|out of her commission|out of his cut|out of his share|out of his margin|out of her share|' +
    'mentions*|mentioned*|hints at*|hinted at*|hints that*|hinted that*|talks of*|spoke of*|' +
    'building fund|development fund|college fund|school fund|towards the fund|donation|to the trust|to the foundation|new library|new hall|new wing|to the library*|to the hall*|to the wing*|to our fund*|to our trust*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${PAPER} (?:\\w{2,12} ){0,3}?(?:will|would|may|might|could|can|is going to|are going to|shall) (?:just |simply |only )?["“‘']?(?:sleep|sit|stall|gather dust|lie|rest|stay put|stay (?:there|where it is|on (?:his|her|the) desk)|get lost|go missing|not move|never move|take (?:months|weeks|forever|a long time))["'”’]?(?: \\w{2,12}){0,5}?,? (?:unless|until|if) (?:we|you|i|somebody|someone) (?:do not |don't )?(?:appreciate|show (?:\\w{2,8} )?(?:appreciation|gratitude) to|thank|remember|look after|take care of|find something for|do something for|bring something for|leave something for|have something for|grease) ${PERSON}(?: palms?)?`,
      ),
      unless: HONEST,
      confidence: 0.85,
      why: 'The text says that an official asks for a favor in return for a decision.',
    },
    {
      form: phrase(
        `(?:see|wave|let|pass|wink|push|clear|sign|stamp|nod)(?:s|ed|es)? (?:them|it|us|him|her|me|everything|all|the \\w{3,12})(?: all)?(?: through| past| off)?(?: without [\\w-]{3,12}(?: [\\w-]{2,12}){0,3})?["”’']?,? (?:if|provided|as long as|so long as|once|when) (?:we|you|i) (?:do|find|have|arrange|bring|sort out|get|leave|give|send) (?:something(?: small| nice)?|a (?:little|small) (?:something|gift|favou?r)) for (?:him|her|them|(?:his|her|their) (?:weekend|trouble|family|kids|children|wife|husband|time|boys|team|pocket|holiday|son|daughter|village))(?! to (?:sign|read|do|eat))`,
      ),
      unless: HONEST,
      confidence: 0.86,
      why: 'The text ties a favor for somebody to his or her leniency, which is a bribe.',
    },
    {
      form: phrase(
        `(?:consultant|agent|broker|forwarder|middleman|fixer|lawyer|partner|he|she|they|who)(?:'ll| will| can| then| should){0,2} (?:settles?|sorts?(?: out)?|takes? care of|looks? after|sees? to|satisf(?:y|ies)|pays?|rewards?) (?:her|him|them|the ${OFFICIAL}) (?:from (?:there|that)|out of (?:it|that|this|the fee|(?:his|her|their|the) (?:fee|commission|cut|share|margin)))`,
      ),
      requires: phrase(`pays?|paid|fees?|invoiced?|commission|consult\\w{3,6}`),
      unless: HONEST,
      confidence: 0.82,
      why: 'The text describes a payment that is passed on through a middleman, which may be a bribe.',
    },
    {
      form: phrase(
        `(?:she|he|they|(?:the |an? )?${OFFICIAL}) (?:also |just |even )?(?:mentions?|mentioned|hints? at|hinted at|talks? of|spoke of) ${MONEY}(?: in cash)?,? (?:and|plus|with) (?:an? |the |some )${DEVICE}`,
      ),
      unless: HONEST,
      severity: 'medium',
      confidence: 0.75,
      why: 'The text names money and a gift that somebody would like, which may be a bribe.',
    },
    {
      form: phrase(
        `(?:to be|should be|will be|must be|is to be|was|were|been) (?:admitted|accepted|enrolled|selected|appointed|given (?:an? |the )?(?:seat|place|post))(?: [^.!?]{1,70}?)?[,;:–—-]? ?(?:because |since |as )?(?:he|she|they|(?:the|his|her) (?:father|mother|family|parents|uncle|trustee))(?:'s| has| have| had)? (?:already |also |kindly |just )?(?:given|paid|donated|contributed|gave|promised|pledged) (?:us )?(?:an? )?(?:${MONEY}|donation|[\\d.,]{1,9} ?lakhs?)(?: (?:to|towards|for|into) (?:the |our |a )?["“‘']?(?:\\w{3,12} ){0,2}?(?:fund|trust|foundation|library|hall|wing|school|college)["”’']?)?`,
      ),
      unless: phrase(`scholarship|tuition|school fees|application fee|alum\\w{1,4}|refund`),
      confidence: 0.83,
      why: 'The text says that a place was given for a payment, which may be a bribe.',
    },
  ],
  examples: [
    'His clerk says that the [[permit will gather dust until we thank him]].',
    'The application will sit on my desk until you take care of the missing signature.',
    'The yard man would [[wave the lorries through if you have a little something for his boys]].',
    'We let the children in if they bring something for her to eat.',
    'Invoice it as translation, the [[broker sorts out the officer out of his fee]].',
    'The lawyer looks after them from there, and the agent settles the bill out of it.',
    '[[The inspector mentioned 40,000 shillings and a new phone]].',
    'She mentioned £300 and a watch that were stolen; he mentioned 500 euros and the weather.',
    'Roy Mathew [[was given a seat, his uncle had paid 12 lakhs towards the library]].',
    'She was admitted with a scholarship; he was accepted because he had paid the application fee.',
  ],
};
