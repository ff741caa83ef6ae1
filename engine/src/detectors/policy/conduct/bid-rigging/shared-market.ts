import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PLACE = '(?:the )?(?:\\w{3,14} ){0,2}?\\w{3,14}';
const AWAY =
  "(?:(?:keep|keeps|stay|stays|steer|steers)(?: well)? (?:out of|away from|off|clear of)|do not (?:sell|deliver|quote|touch|bid) in|don't (?:sell|deliver|quote|touch|bid) in)";
/** Business terms: a sentence about sharing out areas needs one. */
const OF_BUSINESS = phrase(
  `quotes?|prices?|customers?|clients?|market|tenders?|bids?|contracts?|sell|agreed|competitors?|rivals?|region|territor(?:y|ies)|county|accounts?|kilo|tonne|discounts?`,
);
const BIDDER = `(?:b ?\\d{1,2}|bid(?:der)? (?:no\\.? ?)?\\w{1,3}|tenderer \\w{1,3}|lot \\d|[A-Z][\\w&-]{2,14}|they|them|he|him|she|our (?:friend|man|supplier|contractor))`;
const SCORES =
  '(?:(?:technical|financial|quality|price|their|his|its|the) )?(?:scores?|marks?|scoring|ratings?|rankings?|evaluation|points)';
const NO_RIGGING = phrase(
  `auctions?|arithmetic(?:al)? errors?|(?:corrected|correct) (?:an|the) error|moderat\\w{2,5}|appeal|pupils?|students?|exam\\w{0,8}|after (?:the )?award|standstill|published|publicly|all bidders|every bidder|both bidders|unsuccessful|debrief\\w{0,3}|must not|may not|never|court|tribunal|ombudsman|unlawful|fined|match|league|season|traffic|garden|kitchen|sun`,
);

/** How minutes tell that a market or a tender was shared out. */
export const sharedMarket: WordingPart = {
  triggers:
    'keep out of*|keeps out of*|keep away from*|stay out of*|stays out of*|stay away from*|steer clear*|keep off*|keep clear of*|scores be*|scores to be*|scores are*|scores were*|marks be*|marks to be*|marks were*|scoring be*|scoring was*|ratings be*|ranking be*|evaluation be*|rescored|re-scored|be revisited*|been revisited|be adjusted*|were adjusted*|was adjusted*|be revised*|were revised*|be changed so*|changed so that|raised so that|be advised of*|be told*|be informed of*|been told*|was told*|was advised of*|were told*|be given*|was given*|tipped off|be shown*|tip off*|the weighting*|the points*|the criteria*|the scoring*|the scores*|the marks*|requirements are*|requirements were*|spec is*|specs are*|specs were*|specification is*|spec was*|specification was*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:they|he|she|you|we|[\\w&-]{3,14}) (?:(?:will|would|shall|should|must|'ll|'d|to|agreed to) )?${AWAY} ${PLACE},? (?:and )?(?:while|if|provided(?: that)?|so long as|as long as|in return|and|whereas) (?:we|i|they|he) (?:(?:will|would|shall|'ll|'d) )?(?:leave ${PLACE} to (?:them|him|her|us|you)|${AWAY} ${PLACE}|give up ${PLACE})`,
      ),
      requires: OF_BUSINESS,
      unless: NO_RIGGING,
      confidence: 0.82,
      why: 'The text says that competitors shared areas between them.',
    },
    {
      form: phrase(
        `${SCORES} (?:(?:should|would|could|must|can|will|to|shall|are to|is to) )?(?:be|was|were|are|being) (?:revisited|adjusted|changed|revised|amended|reworked|re-?scored|increased|raised|lifted|bumped up|topped up|altered|reduced|lowered|looked at again)[^.;!?]{0,20}? so (?:that|as)(?: \\w{1,14}){1,4} (?:can|could|will|would|is|are|comes?|wins?|gets?|to|at|reach(?:es)?|passes?|be)(?: \\w{1,9}){0,4}`,
      ),
      requires: phrase(
        'bids?|bidders?|tender(?:s|er|ers)?|b\\d{1,2}|suppliers?|vendors?|contractors?|technical|evaluation|lot',
      ),
      unless: NO_RIGGING,
      confidence: 0.84,
      why: 'The text says that scores were changed so that a bidder wins.',
    },
    {
      form: phrase(
        `(?:i|we|he|she|they)(?:'ve|'d| have| had|'ll| will)? (?:moved|shifted|changed|tweaked|adjusted|bumped|altered|reworked|fiddled with|move|shift|change|tweak|adjust) the (?:weightings?|points|scoring|scores|criteria|marks)(?: [^.;!?]{1,50}?)? so (?:that )?[\\w&-]{2,14} (?:comes?|ends?|finish(?:es)?|falls?|drops?|ranks?)(?: \\w{2,5})? (?:out )?(?:on top|first|behind|ahead|last|below|second)`,
        `(?:criteria|spec(?:s|ification)?|requirements) (?:is|are|was|were|have been|has been) (?:written|drawn up|tailored|built|drafted|cut) (?:around|for|to fit|to suit) (?:their|his|her|one) \\w{3,14},? so (?:that )?(?:nobody|no one|no other \\w{3,9})(?: else)? (?:can|could|will|would) (?:win|qualify|meet (?:it|them)|bid|comply)`,
      ),
      requires: phrase(
        'prices?|bids?|bidders?|tender(?:s|er|ers)?|suppliers?|vendors?|quality|delivery|service|opening|evaluation|criteria|requirements|spec(?:s|ification)?',
      ),
      unless: phrase(
        'games?|players?|quiz|students?|pupils?|search|training|users?|before the (?:tender|opening|bids)',
        'auctions?|league|match|season|must not|may not|never',
      ),
      confidence: 0.84,
      why: 'The text says that an evaluation was changed so that a certain bidder wins.',
    },
    {
      form: phrase(
        `${BIDDER} (?:(?:is|was|were|has|have|had|will|should|to|would) ){0,2}(?:be|been)? ?(?:advised|told|informed|given|notified|shown|sent|tipped off)(?: (?:of|about|on))? (?:b ?\\d{1,2}'s|bid(?:der)? \\w{1,3}'s|[\\w&-]{3,14}'s|[\\w&-]{3,14}s'|the (?:other|others'?|lowest|rival|competing|winning)(?:'s)?(?: (?:bidder|tenderer|firm)'?s?)?|the competitor's|the competition's) (?:prices?|bids?|offers?|quotes?|quotations?|figures?|rates?|tender)[^.;!?]{0,30}? (?:so (?:that )?(?:they|he|she|it|we)|in order to|to (?:undercut|beat|match|adjust|lower|revise|resubmit)|and (?:can|may|will) (?:undercut|beat|match|adjust|lower|revise|resubmit))(?: \\w{1,14}){0,4}`,
      ),
      requires: phrase(
        'bids?|bidders?|b\\d{1,2}|tender(?:s|er|ers)?|lot \\d|rivals?|competitors?|undercut|quotations?|resubmit',
      ),
      unless: NO_RIGGING,
      confidence: 0.84,
      why: 'The text says that a bidder is told what a rival asks.',
    },
  ],
  examples: [
    '[[I shifted the weighting from cost to service so that they end up first]]. [[I tweaked the scores for quality after opening so Brandt drops behind]].',
    'The [[requirements are tailored to fit their scanner, so no one else can qualify]].',
    'We changed the scoring of the quiz so that she comes last; we moved the weighting from price to service before the tender so that quality comes first.',
    'Their sales director agreed: [[they stay away from Ulster if we leave the Borders to them]]. Prices in Wales stay.',
    'They keep out of the kitchen while we leave the garden to them; we agreed. Keep away from the sun.',
    'It was resolved that the [[technical marks be raised so that Lot 2 comes to Brantley]]. [[Scores were revised so that the second bidder would pass]].',
    'An arithmetical error was found, and the scores were adjusted so that all bidders are ranked rightly. The exam marks were raised so that more pupils pass.',
    'Before five [[Bidder C is to be told Harlow’s price so that it can go lower]]. [[B2 was given the rival’s quote in order to beat it]].',
    'After the award Bidder C was told the winning price so that it could learn. He was told the hotel’s price so that he could decide.',
  ],
};
