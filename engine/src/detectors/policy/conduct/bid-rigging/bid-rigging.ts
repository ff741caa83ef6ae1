import { plainWords } from '#engine/detectors/policy/conduct/plain-words.ts';
import { EU_TREATY } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { coverBid } from './cover-bid.ts';
import { priceTalk } from './price-talk.ts';
import { rivalMeetings } from './rival-meetings.ts';
import { rivalsAgree } from './rivals-agree.ts';
import { sharedMarket } from './shared-market.ts';
import { tenderDeal } from './tender-deal.ts';

const RIVALS = `(?:(?:the |their |its )?(?:other|rival|competing|losing|two|three|second) (?:(?:two|three|rival|other) )?(?:bidders?|tenderers?|mob|firms?|suppliers?|vendors?|quotes?|bids?|tenders?|prices?|offers?|lot|side|compan(?:y|ies))(?:'s?)?(?: (?:numbers?|prices?|bids?|quotes?|offers?|figures?|tenders?))?|(?:competitors?'?s?|rivals?'?s?) (?:quotes?|bids?|prices?|numbers?|offers?|figures?|tenders?))`;

/** Sentences about rules, markets or sport, and reports of bid rigging. */
const ELSEWHERE_WORDS = `auctions?|football|league|match|shares|opened (?:in public|at noon|together)|public(?:ly)? opened|minutes of the opening|published|award notice|unlawful|cartel case|fined|competition authority|not (?:tell|show|send|share)|never`;
const ELSEWHERE = phrase(ELSEWHERE_WORDS);

export const bidRigging = plainWords({
  id: 'bid-rigging',
  typeName: 'Bid rigging',
  description:
    "Competitors' bids disclosed before opening, or rivals agreeing on prices, customers or areas, or on who bids, wins or stays away.",
  severity: 'high',
  recommendation:
    'Preserve the document unchanged and get competition law advice before anything is sent.',
  legalReference: { law: EU_TREATY, article: 'Art. 101(1)' },
  parts: [rivalMeetings, rivalsAgree, sharedMarket, tenderDeal, coverBid, priceTalk],
  triggers: (
    'sealed|other bidder*|other two bidder*|other three bidder*|rival bid*|rival quote*|' +
    "rival price*|rival offer*|rival tender*|two rival*|competitor's*|competitors' price*|" +
    "competitors' bid*|competitors' quote*|competitors' number*|competitors' tender*|rival's*|" +
    'other bid|other bids|other quote*|other tender*|other two quoted|others quoted|others bid|' +
    'what the others*|other mob*|other offer*|next one is*|next one will be*|we keep the*|' +
    'stay out of*|stays out of*|cover price|cover bid|cover quote|quote high|quote higher|' +
    'bid high|bid higher|come in high*|above us|below them|our turn*|their turn*|' +
    'your turn to win|just underneath|underneath them|undercut them|carve up|carved up|' +
    'take turns|turn to win|turn on this|higher bid|losing bid|dummy bid|token bid|' +
    'higher offer|higher quote|losing offer|dummy offer|token offer|losing quote|dummy quote|' +
    'token quote|higher tender|dummy tender|that only we*|which only we*|keep your hands off|' +
    'keep their hands off|keep our hands off|keep his hands off|we stay away*|we keep out*|' +
    "we keep away*|we keep off*|we'll keep out*|we'll stay*|we'll keep away*|i stay away*|" +
    'i keep out*|they keep out*|they stay away*|neither of us*|none of us*|not one of us*|' +
    'you put in*|you come in at*|you come in with*|you go in at*|you bid at*|you bid #*|' +
    'you quote at*|you put it in*|you quote for*|you bid for*|you price it*|you price at*|' +
    "you bid with*|you quote with*|each other's people|each other's staff|each other's*|" +
    "one another's*|any of your*|any of their*|not poach|don't poach|not to poach|won't poach|" +
    'never poach'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:read|gave|sent|told|show(?:ed|n)?|leaked|passed|slipped|forwarded|let (?:me|us|him|her|them) see|know|have|got|saw|seen) (?:me |us |him |her |them )?(?:\\w{2,9} ){0,2}?(?:${RIVALS}|what (?:the )?(?:other|others|other two|other three|rivals?)(?: \\w{4,10})? (?:quoted|bid|offered))`,
        `(?:out of|from|opened|steamed|looked (?:in|into|at)|read|inside) the (?:other )?sealed (?:envelopes?|bids?|tenders?|offers?)`,
      ),
      requires: phrase(
        `sealed|envelope|before|under|underneath|below|so (?:that )?(?:we|they|he|she)|come in|beat|last night|friend|committee|panel|contact|straight|already|above|quietly|for it`,
      ),
      unless: ELSEWHERE,
      why: 'The text discloses competing bids, which undermines a fair tender.',
    },
    {
      form: phrase(
        `(?:the )?next one(?:'s| is| will be) (?:theirs|ours|yours|mine|his|hers)`,
        `(?:you|they|he) keeps? (?:the )?\\w{3,14},? (?:and )?(?:we|i)(?:'ll)? keep (?:the )?\\w{3,14}`,
        `(?:we|they|you|he|she)(?:'ll|'d| will| would| to| agreed to)? stays? out of (?:the |our |your |their )?\\w{3,14}(?: tenders?| bids?| patch)? …(?:if|in return|and (?:they|we|you|he)|so long as|as long as|provided)`,
        `(?:they|he|she|you)(?:'ll| will| would| agreed to) (?:bid|quote|come in|go in|tender) (?:too )?(?:high(?:er)?|low|\\d{1,4}|above (?:us|ours)|over ours)(?: …)? (?:and (?:we|us)|in return|so (?:that )?we|if we)`,
        `if you (?:come in|bid|quote|go in|price it) …above us …(?:we'll|we will|we'd|i'll) (?:do the same|return|let you|stay|cover)`,
        `(?:send|give|put in|need|asked for|get) (?:me |us |him |them |in )?(?:an? )?cover (?:price|bid|quote|tender)`,
        `(?:it's|it is|this is|was) (?:our|their|your|his) turn (?:to win|on this|this time|for the)`,
        `(?:carve|carved|carving|split|share|shared) up the (?:\\w{3,12} )?(?:market|tenders?|contracts|jobs|regions?|territory)`,
      ),
      requires: phrase(
        `tenders?|bids?|quotes?|quoted|contracts?|market|price[ds]?|job|order|per cent|in return|everyone|council|committee|award`,
      ),
      unless: phrase('dishes|rota|turn-?taking|drive|cook|chess|wash', ELSEWHERE_WORDS),
      confidence: 0.75,
      why: 'The text suggests that rivals agree on who wins which business.',
    },
    {
      form: phrase(
        `(?:promised|agreed|offered|undertaken|happy|going|prepared) to (?:put in|submit|send(?: in)?|hand in|enter|lodge) (?:an? )?(?:higher|losing|dummy|token|weaker) (?:bid|offer|quote|tender|price)`,
        `(?:spec(?:ification)?|tender|brief|requirements?|terms of reference) (?:\\w{2,9} )?(?:asks?|asked|calls?|called|is written|was written|to ask|requires?|required)(?: for)? (?:\\w{1,12} ){1,5}(?:that|which) only (?:we|our firm) (?:make|sell|supply|have|can \\w{3,9})`,
      ),
      unless: phrase(`seller|house|auctioneer`, ELSEWHERE_WORDS),
      confidence: 0.75,
      why: 'The text suggests that bidders agree on the outcome of a tender, or that its terms are written for one bidder.',
    },
    {
      form: phrase(
        `(?:we|i|they)(?:'ll| will)? (?:stay|keep) (?:out of|away from|off) (?:the )?\\w{3,14},? (?:and )?(?:you|they|we|he)(?:'ll| will)? (?:stay out of|stay away from|keep out of|keep away from|keep off|keep (?:your|their|our|his) hands off|leave) (?:the |us )?\\w{3,14}`,
        `(?:neither|none|not one) of us (?:goes|go|sells?|quotes?|bids?|prices?|drops?|offers?|charges?) (?:it )?(?:under|below|less than|for less than|lower than) [£$€]? ?\\d[\\d.,]{0,9}(?: \\w{1,8}){0,4}`,
        `you (?:put|come|go|bid|quote|price)(?: it)? (?:in )?(?:at|with|for) [£$€]? ?\\d[\\d.,]{0,9}(?:k|m)?(?: or (?:above|more|higher|over))?,? (?:and |so |then )?we (?:come|go|put|bid|quote)(?: it)? (?:in )?(?:just |slightly |a bit )?(?:below|under|lower|at \\d[\\d.,]{0,9})`,
        `(?:we|they|you) (?:don't|do not|won't|will not|agreed not to|never) (?:hire|poach|approach|recruit|take) (?:each other's|one another's|any of (?:your|their|our)|(?:your|their) )(?: ?\\w{3,12})?,? (?:and |so long as |as long as |if |provided )(?:you|they|we) (?:don't|do not|won't|will not|leave|keep|stay)(?: \\w{2,9}){0,4}`,
      ),
      unless: phrase(`dishes|rota|chess|auction house|holiday|traffic|city cent(?:re|er)|sun|bed`),
      confidence: 0.75,
      why: 'The text suggests that competitors agree on prices, territories, customers or hiring.',
    },
  ],
  examples: [
    '[[We stay out of Lyon and you keep your hands off Nantes]], as agreed.',
    'So [[neither of us goes below 80 a pallet this winter]].',
    '[[You put in at 310 or more and we come in just under]].',
    "[[We don't poach each other's engineers, and you leave ours alone]].",
    'Neither of us goes to bed before 11, and we stay out of the sun.',
    'You come in at 9 and we go in together.',
    'Okoro has [[agreed to send in a dummy quote]], as we did in May.',
    'Could the [[brief call for a valve which only we supply]]?',
    'The buyers were prepared to submit a higher offer for the house.',
    'He [[read me the other mob’s number]] straight [[out of the sealed envelope]].',
    'I [[let them see what the other two bidders quoted]] so they could come in just underneath.',
    '[[They will quote 41 and we]] quote 39, [[next one is theirs]].',
    '[[You keep the north, we keep the coast]], everyone gets a contract.',
    'The sealed bids were opened in public at noon, and the other bids were published.',
    'It is our turn to wash up, and the next one is ours to cook.',
    'You keep the keys, we keep the dog.',
  ],
});
