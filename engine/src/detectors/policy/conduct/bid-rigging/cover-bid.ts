import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PRICE = '(?:[£$€] ?)?\\d(?:[\\d.,]{0,9}\\d)?(?: ?(?:k|m|million|thousand|grand))?';
const ABOVE = '(?:above|over|north of|higher than|more than|upwards of)';
const BID = '(?:bids?|tenders?|quotes?|offers?|prices?|envelopes?|submissions?)';
/** What public bodies and companies put out to tender; two words at most name it. */
const JOB =
  '(?:(?:the |that )(?:\\w{3,12} ){0,2}?(?:hospitals?|librar(?:y|ies)|bridges?|depots?|schools?|schools|councils?|universit(?:y|ies)|ports?|airports?|tunnels?|roads?|roundabouts?|car parks?|colleges?|courts?|prisons?|barracks|stations?|clinics?|jobs?|tenders?|contracts?|lots?|frameworks?))';
const AGREED = phrase(
  `(?:as|like|what|same as) (?:we|you|i) (?:\\w{3,8} )?(?:said|agreed|discussed|settled|did|arranged)`,
  'tenders?|bids?|bidding|bidders?|contracts?|frameworks?|turn',
);
const SUPPLIER =
  '(?:quarry|wholesalers?|merchants?|suppliers?|mill|dealers?|distributors?|brewery|foundry|yard|importers?|manufacturers?)';
const NO_TENDER = phrase(
  `auctions?|ebay|house|flat|parking|park accordingly|bays?|kids|games?|match|league|quiz|must not|may not|never|unlawful|fined|our estimate|budget`,
);

/** What bidders write to each other about who bids how much, who stands aside and what that earns. */
export const coverBid: WordingPart = {
  triggers: (
    'go in at*|going in at*|come in at*|coming in at*|bid at*|bidding at*|tender at*|tendering at*|quote at*|quoting at*|you come out*|you go in*|you put*|you bid*|you quote*|you pitch*|you price*|you could make sure*|you make sure*|yours comes*|yours is*|' +
    'pitch yours*|put yours*|price yours*|bid yours*|quote yours*|set yours*|keep yours*|make yours*|from you*|from your side*|' +
    'is ours*|are ours*|is mine*|stays ours*|is yours*|are yours*|will be yours*|goes to you*|go to you*|you take the*|you get the*|you have the*|you take that*|and we get*|and we have*|we take the*|' +
    "and we'll take*|and we'll get*|" +
    'rather than sit*|rather than stay*|instead of sit*|instead of stay*|looks better*|looks good*|looks right*|looks proper*|looks fair*|' +
    "doesn't comply*|does not comply*|won't comply*|thrown out*|won't count*|doesn't count*|be rejected*|gets rejected*|is rejected*|is invalid|not valid|the deadline*|" +
    'worth your while|as a thank you|as a thank-you|for your trouble|standing aside|stepping aside|standing back|stepping back|sitting it out|sitting out|staying out|' +
    "might put*|would put*|will put*|should put*|could put*|might scare*|should scare*|will scare*|would scare*|could scare*|might keep*|should keep*|would keep*|will keep*|could keep*|stop serving|stop supplying|stop selling|stop delivering|we'll walk|we will walk|we'll leave|we will leave|" +
    'hold up their*|hold up his*|hold up its*|delay their*|delay his*|delay its*|sit on their*|sit on his*|slow down their*|slow down his*|cut off their*|stop their*|stop his*|' +
    'side of the*|own patch*|own territory|own customers|own ground|own region|own area|our patch*|your patch*|our territory|your territory'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:i|we)(?:'ll| will|'m|'re| am| are)(?: be)? (?:go(?:ing)? in|com(?:e|ing) in|bid(?:ding)?|tender(?:ing)?|quot(?:e|ing)) at (?:about |around |roughly )?${PRICE},? (?:(?:so|and|if|please|can|could) ){0,3}(?:(?:you (?:could |can )?)?make sure (?:that )?)?(?:you|yours)(?:'re| are| is)? (?:\\w{1,9} ){0,6}?${ABOVE} ${PRICE}`,
        `(?:pitch|put|price|bid|quote|set|keep|make) yours (?:\\w{1,9} ){0,4}?${ABOVE} ${PRICE}`,
        `(?:my|our) (?:figure|price|number|bid|quote|tender)(?:'s| is| will be)(?: going to be)? (?:about |around )?${PRICE},? (?:so|and) (?:anything|a price|something|a number|one) ${ABOVE} ${PRICE} from (?:you|your side)`,
      ),
      unless: NO_TENDER,
      confidence: 0.85,
      why: 'The text tells a rival bidder a price and asks for a higher one.',
    },
    {
      form: phrase(
        `(?:this one|this job|this tender|this contract|this lot) (?:is|stays|will be) (?:ours|mine),? (?:and|so|but) ${JOB} (?:is|are|will be) yours`,
        `(?:this one|this job|this tender|this contract|this lot) (?:is|stays|will be) (?:ours|mine),? (?:and|so|but) ${JOB} (?:goes|go) to you`,
        `you (?:take|get|have) ${JOB} and (?:we|we'll|we will) (?:take|get|have) ${JOB}`,
        `(?:it's|it is) (?:our|your) turn for ${JOB} ?[;,] (?:and |so )?${JOB} (?:will be|is|goes to|are) (?:yours|ours|you|us)`,
      ),
      requires: AGREED,
      unless: NO_TENDER,
      confidence: 0.82,
      why: 'The text shares out contracts between bidders.',
    },
    {
      form: phrase(
        `(?:put|send|hand) (?:something|one|a (?:bid|price|quote|tender)) in,? (?:rather than|instead of) (?:sit(?:ting)?|stay(?:ing)?) (?:it |this one |this )?out(?: ?[;,:–-] ?(?:it )?looks (?:better|good|right|proper|fair) (?:if|when|with)(?: \\w{2,9}){0,4}? ${BID})?`,
        `looks (?:better|good|right|proper|fair|less odd) (?:if|when|with) (?:there are |there were |they have |they get |we have )?(?:three|two|four|five|more|several|enough|a few) (?:envelopes|bids|bidders|quotes|tenders)`,
      ),
      unless: NO_TENDER,
      confidence: 0.85,
      why: 'The text asks for a bid that is only there for show.',
    },
    {
      form: phrase(
        `(?:will|'ll|'s going to|is going to|agreed to|promised to) (?:leave out|forget|miss out|omit|skip|leave off) (?:the |his |her |their )?(?:\\w{3,12} ){1,3}?so (?:that )?(?:his|hers|theirs|her|their)(?: ${BID})? (?:doesn't comply|does not comply|won't comply|(?:gets|is) (?:thrown out|rejected|invalid)|won't count|doesn't count|is not valid)`,
        `(?:will|'ll|'s going to|is going to) (?:send|hand|put|submit|drop) (?:in )?(?:hers|his|theirs)(?: in)? (?:(?:an? |\\d{1,2} |ten |half an )?(?:hour|minutes?|day|bit) )?(?:after|past|too late for) the deadline,? (?:as|like) (?:we|you|i) (?:agreed|said|asked|arranged|discussed)`,
      ),
      unless: NO_TENDER,
      confidence: 0.85,
      why: 'The text says that a bidder hands in a bid that is meant to fail.',
    },
    {
      form: phrase(
        `(?:once|when|after|as soon as) (?:it's|it is|it has been|we've|we have|i've|we|i) (?:been )?(?:awarded|won|win|signed|ours|got|get)(?: it| the job| the contract| this)?,? …you …(?:worth your while|as a thank-? ?you|for (?:standing|stepping) (?:aside|back)|for (?:sitting|staying) (?:it )?out|for your trouble)`,
        `you(?:'ll| will) (?:get|have) (?:the |some of the |part of the )(?:\\w{3,12} ){1,2}?(?:off|from|through) us (?:afterwards |later |after )?(?:for (?:standing|stepping) (?:aside|back)|for (?:sitting|staying) (?:it )?out|for your trouble)`,
      ),
      unless: NO_TENDER,
      confidence: 0.84,
      why: 'The text promises a rival a share of a contract for standing aside.',
    },
    {
      form: phrase(
        `(?:quiet )?word with the ${SUPPLIER}(?: about (?:their|his|its|her) (?:\\w{3,9} ){0,2}?\\w{3,9})? (?:might|should|would|will|could) (?:put|scare|keep) (?:them|him|her|the newcomers?) (?:off|out|down|away)`,
        `(?:if|when) we (?:both|all) (?:tell|told) the ${SUPPLIER} (?:that )?we(?:'ll| will|'d) (?:walk|leave|go elsewhere),? (?:then )?(?:he|she|they|it)(?:'ll| will|'d) (?:stop (?:serving|supplying|selling|delivering)|not (?:serve|supply|sell))(?: (?:to )?(?:that|the|this|them|him|her)(?: \\w{3,9}){0,2})?`,
        `(?:get|have|ask|tell) the ${SUPPLIER} to (?:hold up|delay|sit on|slow down|cut off|stop) (?:their|his|its|her) (?:deliver(?:y|ies)|orders?|credit|supplies) (?:till|until) (?:they|he|she|it) (?:gives? up|goes? (?:home|under|bust)|packs? (?:up|it in)|leaves?|closes?)`,
      ),
      unless: NO_TENDER,
      confidence: 0.8,
      why: 'The text plans to shut a competitor out through a supplier.',
    },
    {
      form: phrase(
        `(?:we|you|they|each of us|both of us) (?:all |both |should |will )?(?:keep|keeps|stick|stay|stays) (?:to|on) (?:our|your|their) (?:own )?(?:side of the (?:river|county|border|valley|line|hills?|estuary|motorway)|own patch(?:es)?|own territory|own customers|own ground|own region|own area|patch|territory)(?: as (?:we(?:'ve| have) always|always|usual|agreed)(?: done)?)?`,
      ),
      requires: phrase(
        `as we(?:'ve| have) always|as agreed|tenders?|prices?|bids?|customers|no sense in|undercut|knock(?:ing)? (?:lumps|bits)`,
      ),
      unless: phrase(
        'traffic|driv\\w{1,4}|cycl\\w{1,4}|walk\\w{0,4}|border guards?|ceasefire|troops|novel',
      ),
      confidence: 0.8,
      why: 'The text suggests that competitors stay out of each other’s area.',
    },
  ],
  examples: [
    '[[I’ll go in at around 310k, so if you could come out a good bit above 340]], fine. [[Price yours well over 90]].',
    'Our estimate is 310k, so prices above 340 are over budget. Put yours over there, on the shelf with 20 hooks.',
    'As we agreed, [[this contract is ours and the two schools are yours]]. [[You get the airport and we take the tunnel]], like we said.',
    'This bay is ours and the car park is yours, as agreed. You take the library and we take the bus; this job is mine.',
    'Please [[send a price in instead of staying out; it looks better with three quotes]].',
    'It looks better when there are more prices on the menu. Put something in the oven rather than sitting out in the cold.',
    'Moira [[will forget the bank guarantee so that hers gets rejected]]. Sam [[will hand his in an hour after the deadline, as we agreed]].',
    'He forgot the bond and so his bid was rejected. She handed hers in after the deadline, as we said in the debrief.',
    '[[Once we’ve won it, I will pass you the paving for standing aside]]. [[You’ll have the drains from us afterwards for your trouble]].',
    'Once it is awarded we will put the kerbing out to subcontractors, and a gift goes to you as a thank you from the school.',
    'A [[word with the merchants might scare them off]]. [[Ask the wholesaler to delay their orders until they close]].',
    'A word with the quarry about our credit terms would help. Ask the supplier to delay its deliveries until we open.',
    'I suggest that [[we stick to our own side of the river as we’ve always done]]; there is no sense in price wars.',
    'We kept to our side of the river as we walked. They stay on their own side of the valley in the novel, and prices rise.',
  ],
};
