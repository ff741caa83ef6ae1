import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PRICE = '(?:[£$€] ?)?\\d[\\d.,]{0,9}\\d(?:k|p)?';
const UNIT =
  '(?:an?|per|the|each) (?:tonne|ton|pallet|litre|hour|load|bag|crate|kilo|kg|barrel|gallon|box|roll|sheet|head|night|metre|yard|unit|case|bottle|cubic metre|square metre|mile|km|ride|room)';
const TENDER =
  '(?:tenders?|bids?|bidding|contracts?|quotes?|auctions?|framework|procurement|rfp|lots?)';
const LOSING =
  '(?:an? )?(?:(?:very |really |deliberately |silly |stupidly )?(?:high|higher|low|lower|dummy|cover|token|losing|silly|inflated|ridiculous))(?: (?:one|bids?|prices?|quotes?|tenders?|offers?|numbers?|figures?))?';
const NOBODY = '(?:nobody|no one|no-one|none of (?:us|you)|neither of us|not one of us)(?: of us)?';
const NO_DEAL = phrase(
  `temperatures?|degrees|speed|mph|salar(?:y|ies)|union|collective agreement|speed limit|reserve price|court|fined|cartel case|unlawful|must not|may not|train|bus|cinema|film|house|flat|ebay|published|opened in public|publicly`,
);

/** In the notation of literals; each wording below contains one. */
export const TENDER_DEAL_TRIGGERS: readonly string[] = (
  'stay out of*|stays out of*|keep out of*|keeps out of*|stay away from*|stays away from*|sit out*|sits out*|' +
  'nobody goes*|no one goes*|no-one goes*|none of us goes*|neither of us goes*|nobody sells*|no one sells*|nobody quotes*|no one quotes*|nobody drops*|no one drops*|nobody prices*|nobody bids*|nobody undercuts*|no one undercuts*|no one bids*|no one prices*|' +
  'all go to*|all move to*|all go up*|all move up*|all charge*|all quote*|all hold*|all put*|all raise*|both go to*|both move to*|both go up*|both charge*|both quote*|both hold*|both raise*|both put*|both move up*|' +
  'bids before*|tenders before*|quotes before*|offers before*|prices before*|bids ahead of*|tenders ahead of*|quotes ahead of*|prices ahead of*|offers ahead of*|bids the day before*|bids the night before*|tenders the day before*|tenders the night before*|quotes the day before*|quotes the night before*|offers the day before*|offers the night before*|prices the day before*|prices the night before*'
).split('|');

/** How rivals deal out a tender or set a price in messages to each other. */
export const TENDER_DEAL_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:you|they|he|she|your (?:lot|boys|people)|[A-Z][\\w&-]{2,14}) (?:(?:can|will|should|could|'ll) )?(?:stays? out of|keeps? out of|stays? away from|sits? out) (?:the |our |that )?(?:[\\w&-]{2,14} ){0,3}?${TENDER}(?: to (?:me|us))?,? (?:and|so|while|if|then) (?:i|we)(?:'ll| will)? (?:just )?(?:(?:put|send|stick|hand) in|submit|bid|quote|go in(?: with)?|come in(?: with)?|tender|price|make|offer) ${LOSING}(?: (?:for|on|at|in) (?:the )?[\\w&-]{2,14})?`,
    ),
    unless: NO_DEAL,
    confidence: 0.88,
    why: 'The text suggests that bidders agree who wins which tender.',
  },
  {
    form: phrase(
      `${PRICE} ${UNIT}(?: (?:from|as of|until|for|through)(?: \\w{1,9}){1,3})?,? (?:and |so )?${NOBODY} (?:goes|sells?|quotes?|drops?|prices?|bids?)(?: (?:it|them|any))? (?:under|below|lower|beneath|less|cheaper)`,
      `(?:if |once |when )?(?:we|you|us)(?: (?:two|three|four))? (?:all|both) (?:go|move|charge|quote|hold|put it|raise (?:it|prices)|sell)(?: (?:up|it))? (?:to|at) ${PRICE}(?: ${UNIT})?(?: (?:together|at once|on the same day|at the same time|as one|in step|from(?: \\w{1,9}){1,3}))?,? (?:(?:the |our |their )?(?:customers?|clients?|builders?|buyers?|councils?|market)(?: \\w{2,9}){0,2} (?:have|has|will have|has got|'ll have|cannot|can't|must|will|won't)(?: \\w{2,12}){1,4}|${NOBODY} (?:loses|undercuts|can undercut|is undercut)(?: \\w{2,9}){0,3})`,
    ),
    unless: NO_DEAL,
    confidence: 0.86,
    why: 'The text suggests that competitors agree on prices.',
  },
  {
    form: phrase(
      `(?:lets?|letting|shows?|gives?|sends?|leaks?|gets?|slips?) (?:me|us|him|her|them)(?: (?:have a look at|look at|have|see|read|all))? (?:the |all the |their )?(?:other |rival )?(?:bids|tenders|quotes|offers|prices) (?:before|ahead of|the (?:day|night) before) (?:they|the (?:opening|deadline|others)|it|anyone|bids|tenders)`,
    ),
    requires: phrase(
      `council|procurement|buyers?|committee|office|inside|friend|bird|contact|mate|cash|money|grand|favou?r|panel|clerk|somebody|someone|secretary`,
    ),
    unless: NO_DEAL,
    confidence: 0.86,
    why: 'The text discloses competing bids, which undermines a fair tender.',
  },
];

/** Each with its near misses. */
export const TENDER_DEAL_EXAMPLES: readonly string[] = [
  'Suits me. [[You sit out the hospital framework and we’ll quote a silly price for Derby]].',
  'You stay out of the kitchen and I’ll make a high one of my cakes for the quiz. You sit out the dance and we will bid low in the auction.',
  '[[61.50 a pallet until Easter, and no one sells below]].',
  'So [[if we both quote at 310 a load, the builders must pay it]].',
  'At 19.5 degrees nobody goes lower. If we all go to 14 together, the cinema will have room.',
  'A friend in the town clerk’s office [[shows us the tenders the night before the opening]].',
  'The committee gives them the prices before the season, as published.',
];
