import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PRICE = '(?:[£$€] ?)?\\d[\\d.,]{0,9}\\d(?:k|p)?';
const UNIT =
  '(?:an?|per|the|each) (?:tonne|ton|pallet|litre|hour|load|bag|crate|kilo|kg|barrel|gallon|box|roll|sheet|head|night|metre|yard|unit|case|bottle|cubic metre|square metre|mile|km|ride|room)';
const NOBODY = '(?:nobody|no one|no-one|none of (?:us|you)|neither of us|not one of us)(?: of us)?';
const NO_DEAL = phrase(
  `temperatures?|degrees|speed|mph|salar(?:y|ies)|union|collective agreement|speed limit|reserve price|court|fined|cartel case|unlawful|must not|may not|train|bus|cinema|film|house|flat|ebay|published|opened in public|publicly`,
);

/** How rivals set a price in messages to each other, and how the bids of others are shown. */
export const tenderDeal: WordingPart = {
  triggers: (
    'all go to*|all move to*|all go up*|all move up*|all charge*|all quote*|all hold*|all put*|all raise*|both go to*|both move to*|both go up*|both charge*|both quote*|both hold*|both raise*|both put*|both move up*|' +
    'bids before*|tenders before*|quotes before*|offers before*|prices before*|bids ahead of*|tenders ahead of*|quotes ahead of*|prices ahead of*|offers ahead of*|bids the day before*|bids the night before*|tenders the day before*|tenders the night before*|quotes the day before*|quotes the night before*|offers the day before*|offers the night before*|prices the day before*|prices the night before*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:if |once |when )?(?:we|you|us)(?: (?:two|three|four))? (?:all|both) (?:go|move|charge|quote|hold|put it|raise (?:it|prices)|sell)(?: (?:up|it))? (?:to|at) ${PRICE}(?: ${UNIT})?(?: (?:together|at once|on the same day|at the same time|as one|in step|from(?: \\w{1,9}){1,3}))?,? (?:then )?(?:(?:the |our |their )?(?:customers?|clients?|builders?|buyers?|councils?|market)(?: \\w{2,9}){0,2} (?:have|has|will have|has got|'ll have|cannot|can't|must|will|won't)(?: \\w{2,12}){1,4}|${NOBODY} (?:loses|will lose|undercuts|can undercut|is undercut)(?: \\w{2,9}){0,3})`,
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
  ],
  examples: [
    'So [[if we both quote at 310 a load, the builders must pay it]].',
    '[[If we all move to 2.40 from May then nobody will lose customers]].',
    'At 19.5 degrees nobody goes lower. If we all go to 14 together, the cinema will have room.',
    'A friend in the town clerk’s office [[shows us the tenders the night before the opening]].',
    'The committee gives them the prices before the season, as published.',
  ],
};
