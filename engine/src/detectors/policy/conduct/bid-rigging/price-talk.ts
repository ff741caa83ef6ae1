import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PRICE = '(?:[£$€] ?)?\\d(?:[\\d.,]{0,9}\\d)?';
const SUPPLIERS =
  '(?:farmers|growers|fishermen|producers|breeders|pickers|millers|shepherds|beekeepers|foresters|ranchers|planters|scrap dealers|collectors)';
const STAFF =
  '(?:drivers|people|staff|engineers|nurses|chefs|developers|workers|mechanics|stylists|technicians|teachers|carers|reps|salespeople|fitters|welders|pilots|analysts|cooks|doctors|electricians)';
const FIGURES =
  '(?:volumes?|tonnages?|sales(?: by (?:customer|region|product))?|order books?|production figures|sales figures|price lists?|market shares?|capacity figures)';
const HONEST =
  '(?:nobody (?:cheats|can cheat)|no one (?:cheats|can cheat)|(?:keeps?|keeping) (?:everyone|everybody|us|them|us all) honest)';
const ARRANGED =
  "(?:arranged|agreed|coordinated|co-ordinated|planned|fixed|rigged|as if we(?:'ve| have)? (?:talked|spoke|spoken|agreed)|like we(?:'ve| have)? (?:talked|spoke|spoken|agreed))";
const NO_CARTEL = phrase(
  `unions?|collective agreement|must not|may not|never|unlawful|illegal|court|fined|cartel case|pocket money|teachers' present|football|league|transfer window|branch(?:es)?|internal(?:ly)?`,
);

/** What competitors say to each other of prices, purchases, staff and volumes. */
export const priceTalk: WordingPart = {
  triggers: (
    "whether we'd*|if we'd*|whether we'll*|if we'll*|we leave their*|we'd leave their*|we'll leave their*|we will leave their*|we would leave their*|" +
    'rest of us*|the others would*|the others will*|if we would*|whether we would*|if we will*|whether we will*|if we all*|whether we all*|' +
    "doesn't look*|does not look*|won't look*|look arranged|look agreed|look coordinated|look planned|look fixed|" +
    'pay the*|pay any*|pay our*|give the*|give our*|give any*|offer the*|offer our*|of us will stop at*|of us will stay at*|of us will stick at*|of us stop at*|of us stay at*|of us stick at*|of us hold at*|of us will hold at*|of us will cap*|a ceiling for*|a ceiling on*|a cap on*|a cap for*|a limit for*|a limit on*|a maximum for*|a maximum on*|a top price*|' +
    "take each other's*|poach each other's*|hire each other's*|approach each other's*|touch each other's*|recruit each other's*|take one another's*|poach one another's*|hire one another's*|approach one another's*|touch one another's*|recruit one another's*|pinch each other's*|steal each other's*|pinch one another's*|steal one another's*|alone and they*|alone if they*|alone as long*|gentlemen's agreement*|gentleman's agreement*|" +
    'volumes|tonnage|sales by*|production figures|sales figures|price list*|order book*|market share*|capacity figures|nobody cheats|no one cheats|everyone honest|everybody honest|us honest|' +
    "we won't cut*|we wouldn't cut*|we won't drop*|we won't lower*|we wouldn't drop*|we wouldn't lower*|we will not cut*|we will not lower*|we will not drop*|we won't discount|we wouldn't discount|we will not discount|we won't undercut*|we wouldn't undercut*|we will not undercut*|" +
    'to go after*|not go after*|to chase*|not chase*|not touch the*|to touch the*|not approach*|to approach the*|not bid for*|to bid for*|not pitch for*|to pitch for*|not quote for*|to quote for*|to target*|not target*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:said|told us|says|announced|let on)(?: that)? (?:he|she|they|it)(?:'s|'re| is| are| was| were|'d| would|'ll| will)(?: be)? (?:moving|going|putting|raising|adding|lifting|increasing|put|raise|add|go|move) …(?:and )?(?:asked|wanted to know|wondered|was asking) (?:whether|if) (?:the rest of us|we|the others|we all)(?:'d| would|'ll| will|'re| are) (?:going to )?(?:follow|come along|join in|do the same|go along|match|hold)`,
      ),
      requires: phrase(
        `cents?|euros?|pence|pounds|dollars|per cent|\\d ?%|prices?|[£$€]|surcharges?|rates?`,
        '\\d ?%|[£$€]',
      ),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text says that competitors talked about raising their prices together.',
    },
    {
      form: phrase(
        `(?:will|'ll|would|should|can) (?:go|move|follow|announce|come|rise)(?: up| out)? (?:\\w{1,6} ){0,3}?(?:later|afterwards|after (?:us|them|that)) so (?:that )?(?:it|this|nobody|no one|the \\w{3,10}) (?:doesn't|does not|won't|will not) (?:look|seem|appear|think(?: it(?:'s| is))?) ${ARRANGED}`,
      ),
      unless: NO_CARTEL,
      confidence: 0.82,
      why: 'The text plans to make a joint step of competitors look like chance.',
    },
    {
      form: phrase(
        `(?:none|neither|not one) of us (?:(?:will|would|is to|is going to|should|ever) )?(?:pays?|gives?|offers?) (?:the |our |any )?(?:\\w{3,10} )?${SUPPLIERS} (?:any )?(?:more than|above|over) ${PRICE}`,
        `(?:all|both)(?: (?:two|three|four|five|six))? of us (?:(?:will|would|are to) )?(?:stop|stay|stick|hold|cap it) at ${PRICE} (?:an?|per|the) (?:tonne|ton|kilo|litre|head|bushel|bale|crate|load|sack)`,
        `(?:shook hands|agreed|settled|shaken hands)(?: with (?:the others|them))? on (?:a ceiling|a cap|a limit|a maximum|a top price) (?:for|on) what we (?:give|pay|offer)(?: to)? (?:the |our )?(?:\\w{3,10} )?${SUPPLIERS}`,
      ),
      unless: NO_CARTEL,
      confidence: 0.85,
      why: 'The text says that buyers agreed on the most that they pay.',
    },
    {
      form: phrase(
        `we (?:won't|will not|don't|do not|wouldn't|would not|aren't to|are not to|are not going to) (?:take|poach|hire|approach|touch|recruit|pinch|steal) (?:each other's|one another's) (?:\\w{3,12} )?${STAFF}(?:,? (?:and|as long as|if) (?:you|they) leave(?: \\w{2,9}){1,2})?`,
        `(?:promised|told|assured|agreed with) (?:the |our )?(?:other|rival|neighbou?ring) \\w{3,14} (?:that )?we(?:'ll|'d| will| would)? leave their ${STAFF} alone(?: (?:and|if|as long as) they leave ours)?`,
        `gentlem[ae]n's agreement[^.!?;]{1,60}? (?:nobody|no one|neither|none of us) (?:hires?|poach(?:es)?|takes?|recruits?)(?: (?:staff|people|anyone|anybody))? from (?:the others?|each other|one another)`,
      ),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text says that employers agreed not to hire from each other.',
    },
    {
      form: phrase(
        `(?:bring|brings|send|sends|share|shares|show|shows) (?:us |me )?(?:his|her|their|your|its) (?:\\w{3,8} )?${FIGURES} …(?:and |then )?we(?:'ll| will| should| can|'d)? (?:bring|send|show|share)(?: you| them| him| her)? ours`,
        `(?:each|all|every one) of us sends? (?:last month's|his|our|the|their|this month's) (?:\\w{3,8} )?${FIGURES} to (?:the others|each other|the rest)`,
      ),
      requires: phrase(HONEST, 'coffee|dinner|lunch|competitors?|rivals?|by customer|the others'),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text says that competitors exchange figures about their business.',
    },
    {
      form: phrase(
        `(?:gave|given|have) (?:my|our|him my|her my|them our|them my) word (?:to \\w{3,14} )?(?:that )?we (?:won't|will not|wouldn't|would not) (?:cut|drop|lower|discount|undercut)(?: (?:the|our|their|any))?(?: prices?| rates?)?`,
      ),
      unless: phrase('customers?|clients?|staff|employees|union|jobs|wages?', 'must not|may not'),
      confidence: 0.8,
      why: 'The text promises others not to lower a price.',
    },
    {
      form: phrase(
        `(?:agreed|promised|undertook|offered) (?:not to|never to) (?:go after|chase|touch|approach|bid for|pitch for|quote for|target) (?:the |our |any of our )?(?:[\\w&-]{2,14} ){0,3}?(?:accounts?|customers?|contracts?|tenders?|business|hospitals|schools|hotels|restaurants) (?:if|as long as|so long as|provided(?: that)?|while) (?:we|you) (?:stay|keep|leave|don't|do not|never|won't)(?: \\w{2,10}){1,4}`,
      ),
      unless: NO_CARTEL,
      confidence: 0.85,
      why: 'The text says that competitors shared customers between them.',
    },
  ],
  examples: [
    'Piet [[told us they are adding ten cents in April and wondered if the others would do the same]].',
    'Holm [[said that it is putting two euros on the crate and wanted to know whether we’d follow]].',
    'The supplier wrote that its price goes up ten cents and asked whether we accept that. She said she was going home and asked if we would join in.',
    'Corda [[will follow ten days later so that it doesn’t look coordinated]].',
    'The train will come an hour later so that it does not look empty.',
    'We said that [[none of us will give the growers above 4.10]]. [[All of us will stick at 190 a tonne]]. They [[agreed on a cap for what we pay the pickers]].',
    'The co-operative decided that it pays the farmers no less than 61. Neither of us will give the suppliers more than 20 minutes, he said. All of us will stay at 12 Mill Lane.',
    'So [[we don’t poach one another’s nurses]]. I [[promised the other garages that we’d leave their mechanics alone]].',
    'We do not take each other’s vans, and drivers may not touch each other’s people carriers. We told the other parents that we leave their people carrier alone.',
    'Rolf will [[bring his tonnage on Monday, and we’ll show him ours]], so that nobody cheats. [[Each of us sends last month’s sales figures to the others]].',
    'Each branch sends its volumes to head office so that stock is planned. Bring your price list and we will show you our stand.',
    'I [[gave our word to Lumen that we wouldn’t lower the price]] before May.',
    'We gave our word to customers that we will not lower the quality. I have my word list.',
    'Tessin [[promised not to chase the airline accounts as long as we keep out of the ports]].',
    'She agreed not to approach the customers if we are in a meeting with them.',
  ],
};
