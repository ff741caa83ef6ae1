import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const TALKED = `(?:met|meets?|meeting|meetings|talks?|talked|talking|speaks?|spoke|spoken|dinners?|lunch(?:es)?|phones?|phoned|calls?|sat down|sits? down|in touch|in contact|coordinat(?:es?|ed|ing)|gets? together|got together)`;
const PRICES = `(?:(?:the |their |our |list |selling |minimum |future |next year's |common |joint |price |winter |summer |spring |autumn ){0,3}(?:prices|price (?:increases?|lists?|rises?|levels?)|rates|rebates|discounts|margins|surcharges|quotas|volumes|tenders|bids|increases|rises))`;
const FIX = `(?:agree|fix|align|coordinate|set|harmoni[sz]e|settle|compare|discuss|synchroni[sz]e)(?: on| upon)?`;
const SHARED = `(?:share out|divide(?: up)?|carve up|split(?: up)?|allocate|parcel out|hand round) (?:the |our |their |all the |all )?(?:[\\w-]{3,12} )?(?:accounts|customers|clients|territor(?:y|ies)|regions?|market|contracts|tenders|routes|counties|orders|jobs)`;
const MONEY = '(?:[£$€₹₦] ?|(?:rs\\.?|n|ksh|ghs|kes|ngn) ?)?\\d[\\d,.]{0,9}';
/** Buyers, colleagues and unions also agree on prices and share work. */
const NO_CARTEL = phrase(
  `auctions?|employees|wages?|salar(?:y|ies)|unions?|collective agreement|landlords?|tenants?|buyers|supermarkets?|procurement|budget|internal(?:ly)?|our (?:own )?(?:team|reps|sales ?(?:team|force))|must not|may not|never|prohibited|unlawful|court|fined|cartel case|parents|children`,
);
const RIVAL = `competitors?|rivals?|opposite numbers?|counterparts?|other (?:\\w{3,14} )?(?:producers|makers|firms|mills|manufacturers|dealers|carriers|breweries|quarries|suppliers|bakeries|shops)|trade association|each other's`;
const RIVALS = phrase(RIVAL);
const RIVALS_OR_SHARES = phrase(
  RIVAL,
  'share out|divid(?:e|ing) up|carv(?:e|ing) up|parcel out|hold the price',
);

/** Meetings at which competitors settle prices or customers, and promises to hold a price. */
export const rivalMeetings: WordingPart = {
  triggers: (
    'agree list*|agree prices|agree on prices|agree the*|agree minimum*|agree on the*|agree on list*|agree on minimum*|agree rebates|agree rates|agree surcharge*|agree margin*|agree price*|agree their*|agree next*|agree winter*|agree spring*|agree summer*|agree autumn*|agree on price*|agree on next*|agree on winter*|agree on spring*|agree on summer*|fix prices|fix the*|fix list*|fix minimum*|fix price*|fix rates|fix rebates|align prices|align the*|align list*|align price*|coordinate prices|coordinate the*|coordinate price*|coordinate bids|set prices|set minimum*|set the*|set list*|set price*|harmonise*|harmonize*|compare prices|compare list*|compare price*|compare tenders|compare bids|discuss prices|discuss price*|discuss list*|discuss minimum*|settle prices|settle the*|' +
    'share out*|divide*|carve up*|split the*|split up*|allocate*|parcel out*|hand round*|' +
    'agreed with me*|agreed with us*|agreed to hold*|agreed to keep*|agreed to stay*|agreed to stick*|promised to hold*|promised to keep*|promised to stay*|promised to stick*|with me to*|with us to*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${TALKED}(?: [\\w-]{1,12}){0,4}? with (?:[\\w&'’.,-]{2,16} ){1,9}?(?:(?:in order )?to|where (?:they|we)|and) ${FIX}(?:d|ed|s|es)? ${PRICES}(?:,? (?:and|or) (?:to )?${SHARED})?`,
      ),
      requires: RIVALS_OR_SHARES,
      unless: NO_CARTEL,
      confidence: 0.83,
      why: 'The text says that competitors met to settle prices.',
    },
    {
      form: phrase(
        `${TALKED}(?: [\\w-]{1,12}){0,4}? with (?:[\\w&'’.,-]{2,16} ){1,9}?(?:(?:in order )?to|where (?:they|we)|and) ${SHARED}`,
      ),
      requires: RIVALS,
      unless: NO_CARTEL,
      confidence: 0.83,
      why: 'The text says that competitors met to settle prices or to share customers.',
    },
    {
      form: phrase(
        `(?:[\\w&-]{3,14} )?(?:people|lot|guys|boys|folks|rep|boss|(?:sales )?(?:manager|director)|they|he|she|competitors?|rivals?|side|mob) (?:(?:have|has|had|also|both|all) ){0,2}(?:agreed|promised|undertaken|consented)(?: with (?:me|us))? to (?:hold|keep|stay|stick|maintain|sell)(?: (?:the|its|their|a|each|every))?(?: (?:carton|case|bottle|prices?|bag|tonne|crate|kilo|litre|rates?|pallet|loaf|sack|barrel|load)){0,2} (?:at|to|above) ${MONEY}(?: (?:each|a piece|apiece|an? \\w{3,8}))?[^.!?]{0,40}? (?:let nobody|let no one|nobody|no one|none of us|don't|do not) (?:is to |will |must )?(?:break|breaks|undercuts?|goes|go|sells?|drops?|spoils?)(?: (?:it|them|us|below|under|that|ranks|the price)){0,2}`,
      ),
      unless: NO_CARTEL,
      confidence: 0.84,
      why: 'The text says that competitors agreed on prices.',
    },
  ],
  examples: [
    'Since 2017 our manager [[meets twice a year with Borland and Tay Quarries to fix price increases and to divide up the council contracts]].',
    'He had [[lunch with the other bakeries to carve up the school orders]].',
    'She met with the buyers of the supermarkets to agree prices; our team met with HR to share out the accounts.',
    'The board met with counterparts from Lyon to discuss the weather and prices of wine.',
    '[[Hillside people have promised to keep the sack at 420 until Easter, nobody undercuts]].',
    'The supplier has agreed with us to hold the price at 420 until Easter. They promised to stay at 40 and nobody moves house.',
  ],
};
