import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AGREED = `(?:(?:agreed|decided|settled|understood|promised|fixed|resolved|confirmed|shook hands|an understanding|a gentlemen's agreement|the understanding|the deal (?:is|was))(?: (?:\\w{2,12} ){0,4}?)?)`;
const NOBODY =
  '(?:nobody|no one|no-one|none of (?:us|them|the \\w{3,12})|neither(?: of (?:us|them|the two)| side| firm| company)?|not one of (?:us|them))';
const WOULD = "(?:(?:would|will|should|shall|was to|is to|were to|are to|must|can|may)|'d|'ll)";
const PRICE = '(?:[£$€] ?)?\\d[\\d.,]{0,9}';
/** Persons, occasions and subjects of talks between rivals; the sentence must name one. */
const RIVALS = phrase(
  `opposite numbers?|competitors?|rivals?|counterparts?|the others|dinner|lunch|golf|trade (?:association|fair)|market|tonne|ton|pallet|litre|cubic metre|square metre|per (?:\\w{3,8})|an? (?:tonne|ton|pallet|litre|hour|load|bag|crate|kilo|kg|barrel|gallon|box|roll|sheet|head|night|metre|yard|unit|case|bottle)|(?:neither|none) of us|prices?|rates?|contracts?|customers?|in return|in (?:the )?(?:north|south|east|west|midlands|region|area|county)|undercut\\w{0,4}`,
);
/** Colleagues leave things to each other as well. */
const OF_RIVALS = phrase(
  'opposite numbers?|competitors?|rivals?|counterparts?|dinner|golf|trade association|in return|undercut\\w{0,4}|tonne|pallet|nobody|no one|none of (?:us|them)|prices?',
);
const NO_CARTEL = phrase(
  `auctions?|employees|salar(?:y|ies)|wages?|the union|collective agreement|temperatures?|degrees|speed|mph|will and testament|shares|reserve price|buyers? and sellers?|tribunal|court|fined|cartel case|unlawful|must not|may not`,
);
const BUSINESS = `(?:contracts?|customers?|clients?|accounts?|tenders?|orders?|jobs?|schools?|hospitals?|region|territory|county|area|sites?|lots?)`;

/** What rivals agree on, as minutes and reports tell it. */
export const rivalsAgree: WordingPart = {
  triggers: (
    'go below*|goes below*|go under*|goes under*|sell below*|sells below*|sell under*|quote below*|quotes below*|quote under*|price below*|bid below*|bids below*|bid under*|charge less*|charges less*|offer less*|drop below*|drops below*|go lower*|sell for less*|undercut*|' +
    'to us|to them|to him|to ourselves|' +
    'from the others|from each other|from one another|from the rest|stay out of*|stays out of*|keep out of*|keeps out of*|stay away from*|stays away from*|keep away from*|keeps away from*|stay clear of*|keep clear of*|sit out*|sits out*|together|at the same time|on the same day|nobody goes*|no one goes*|no-one goes*|none of us*|neither of us*|not one of us*|nobody sells*|no one sells*|nobody quotes*|no one quotes*|nobody drops*|no one drops*|nobody is to go*|no one is to go*|nobody sell*|bid higher|bid a bit higher|bid slightly higher|bid a little higher|bid above|bid over|quote higher|quote a bit higher|quote slightly higher|quote a little higher|quote above|go in higher|go in above|come in higher|come in above|come in a bit higher|go in a bit higher|price higher|price a bit higher'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${AGREED}that ${NOBODY} ${WOULD}? ?(?:(?:go|goes|sell|sells|quote|quotes|price|prices|bid|bids|drop|drops|charge|charges|offer|offers) (?:it |them )?(?:below|under|lower than|less than|for less than|beneath) ${PRICE}|undercuts? (?:the others?|each other|one another|anyone|anybody|us|them))(?: (?:an?|per|the) \\w{3,9}(?: (?:\\w{3,6}))?)?(?: (?:in|on|for) (?:the )?\\w{3,12})?`,
      ),
      requires: RIVALS,
      unless: NO_CARTEL,
      confidence: 0.82,
      why: 'The text says that competitors agreed on prices.',
    },
    {
      form: phrase(
        `${AGREED}(?:that |,? and that )?(?:[\\w&'-]{2,15} ){0,16}?(?:(?:would|will|'d|'ll|should|to) )?leaves? (?:the |all |all the |our |their |those )?(?:\\w{2,12} ){0,3}?${BUSINESS} to (?:us|them|him|ourselves)(?= ?(?:[.,;)]|$|and|in return|if|as|for))`,
      ),
      requires: OF_RIVALS,
      unless: NO_CARTEL,
      confidence: 0.8,
      why: 'The text says that competitors shared customers or areas between them.',
    },
    {
      form: phrase(
        `(?:the |that )(?:[\\w-]{2,14} ){0,2}?(?:tender|contract|job|lot|bid|order)(?: \\d{1,3})? (?:is|goes to|will be) (?:[\\w-]{3,14}'s|[\\w-]{3,14}s'|yours|theirs|his|hers|ours|mine|[\\w-]{3,14}) (?:this (?:time|round|year)|next (?:time|round)|again)?[,;]? (?:and |so )?(?:(?:we|you|i|they|the others|the rest)(?: (?:two|three|both|all))?) (?:all |both |just |simply |will )?(?:bid|quote|go in|come in|price) (?:(?:a bit|slightly|a little|just) )?(?:higher|above|over)(?: \\w{2,9}){0,2}`,
      ),
      unless: NO_CARTEL,
      confidence: 0.82,
      why: 'The text suggests that bidders agreed who wins a tender.',
    },
    {
      form: phrase(
        `(?:you|they|he)(?:'ll| will)? (?:(?:stay|stays|keep|keeps) (?:out of|away from|clear of)|sits? out) (?:the )?(?:[\\w'-]{2,14} ){0,4}?(?:tender|bid|job|contract|auction|framework|pitch|quote)s?,? (?:and )?(?:i|we)(?:'ll| will|'d| would) (?:put (?:it )?in|submit|send in|lodge|make|come in|go in|bid|quote|price|hand in) (?:with |at )?(?:an? )?(?:high(?:er)?|silly|dummy|cover|inflated|token|losing|daft)(?: (?:one|bid|price|quote|number|tender|figure))?(?: (?:for|on) (?:the )?\\w{3,14})?`,
        `if (?:we|you|the (?:three|four|two) of us)(?: all| both| three| two)? (?:(?:go|move|stick|hold) (?:to|at|up to) [£$€]? ?\\d[\\d.,]{0,9}|go up|put (?:it|prices|our prices) up|(?:raise|increase|hold) (?:it|prices|our prices|the price)|charge (?:the same|[£$€]? ?\\d[\\d.,]{0,9}))[^.!?]{0,24}? (?:together|at the same time|on the same day),? (?:then )?(?:the )?(?:customers?|clients?|buyers?|they|market|punters|builders?|farmers?|shops?) (?:(?:will|'ll|would) )?(?:have|has|had|got|can't|cannot|must|have got) (?:got )?(?:nowhere|no (?:choice|alternative|option|other)|to|go|buy)(?: (?:else )?(?:to )?(?:go|turn|buy|pay|swallow it|take it|elsewhere))?`,
      ),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text suggests that competitors agree on prices, or who bids.',
    },
    {
      form: phrase(
        `(?:[£$€] ?)?\\d[\\d.,]{0,9} (?:an?|per|the) (?:tonne|ton|pallet|litre|load|bag|crate|kilo|kg|barrel|gallon|box|roll|sheet|night|metre|yard|unit|case|bottle|cubic metre|square metre)(?: (?:from|as of|until|after) (?:\\w{1,9} ){0,2}?\\w{1,9})?[,;:–-]? ?(?:and )?${NOBODY} (?:goes|go|is to go|sells?|quotes?|drops?|prices?|bids?|dips) (?:it )?(?:under|below|lower|beneath)(?: (?:that|it|this))?(?= ?(?:[.,;!)]|$|and|or|until|before|this))`,
      ),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text says that competitors agreed on prices.',
    },
    {
      form: phrase(
        `${NOBODY} (?:hires?|poach(?:es)?|recruits?|takes on|headhunts?)(?: (?:staff|people|anyone|anybody|engineers|drivers|developers))? from (?:the others|each other|one another|the rest)(?! of)`,
      ),
      unless: phrase('must|may not|unlawful|court|fined|club|team sheet|transfer window'),
      confidence: 0.8,
      why: 'The text says that employers agreed not to hire from each other.',
    },
  ],
  examples: [
    'Suits me. [[You sit out the hospital framework and we’ll quote a silly price for Derby]]. [[61.50 a pallet until Easter, and no one sells below]].',
    'You stay out of the kitchen and I’ll make a high one of my cakes for the quiz. You sit out the dance and we will bid low in the auction.',
    'Then [[the school contract is Novak’s this round, and you both quote slightly higher]]. [[No one recruits drivers from each other]], pay is mad enough.',
    'The job is his this time, and they bid us farewell; nobody hires from the rest of the country. The lot goes to the buyer again, and the others bid higher at auctions.',
    'As we said on the links: [[21.50 a pallet from May, and none of us goes under]]. [[You keep out of the Harlow school tender and we’ll put in a silly price for yours]].',
    '[[If we all put prices up on the same day the farmers have no choice]].',
    'You stay out of the tender team and I’ll put in a high chair for the baby. 20 a bag, nobody goes under the rope.',
    'If we all go to the fair together the customers have to wait outside.',
    'Over lunch with their counterparts they [[agreed that none of them would quote under 41.50 a pallet this]] winter.',
    'Over a pint we were [[agreed that neither of us will sell below £12.60 a roll this]] spring.',
    'He met the rivals and it was [[understood that the Harper people would leave the three school contracts to us]].',
    'It was agreed that nobody would go below 18 degrees in the office. The union agreed that none of them would sell for less than 20.',
    'It was decided that the partners leave the hospital contracts to us lawyers; she agreed to leave the work to them.',
  ],
};
