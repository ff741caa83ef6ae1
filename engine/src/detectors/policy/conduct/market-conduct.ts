import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { MARKET_ABUSE_REGULATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CLIENT =
  '(?:clients?|customers?|(?:pension |hedge )?funds?|insurers?|big (?:order|ticket|one)|block)';
const ANOTHER = `(?:(?:wife|husband|brother|sister|mother|father|mum|dad|son|daughter|partner|cousin|girlfriend|boyfriend|flatmate|roommate|friend|mate|uncle|aunt|nephew|niece)(?:-in-law)?)`;
const OF_TRADING = phrase(
  `shares?|stocks?|options?|calls|puts|broker|restricted|takeover|merger|bid|announce\\w{0,5}|before (?:the|it)|doesn't show|does not show|do the same|not too (?:big|much|many)|deal|blocked|compliance|results`,
);
const NO_TRADING = phrase(
  `netflix|streaming|amazon|delivery|parcels?|library|games?|ticket office|concert|savings|must not|may not|prohibited|illegal|charged with|fined|court`,
);
const MANIPULATION = { law: MARKET_ABUSE_REGULATION, article: 'Art. 12 and 15' };

/** Trades ahead of clients, orders for show, moved closing prices, and accounts of others. */
export const marketConduct: WordingPart = {
  triggers: (
    'get mine in*|get ours in*|put mine in*|put ours in*|slip mine in*|slip ours in*|place mine*|my own account*|my own book*|my own position*|' +
    'sell ticket*|buy ticket*|sell order*|buy order*|client order*|huge order*|big order*|large order*|block order*|block trade*|' +
    'before they trade*|before they fill*|before they get*|before it trades*|before it fills*|before anyone trades*|before they execute*|before it gets*|before they print*|once they lean*|as soon as they lean*|when they lean*|' +
    "don't mean to fill*|don't mean to trade*|don't mean to execute*|don't intend to fill*|don't intend to trade*|don't want filled|don't want to fill*|never mean to*|never intend to*|do not mean to fill*|do not intend to*|do not mean to*|don't intend to*|don't want to trade*|" +
    'in the last minute*|in the last five*|in the last ten*|in the last few*|in the last two*|into the close*|at the close*|at the fixing*|' +
    "blocked on*|restricted on*|blocked in*|restricted in*|restricted list|mother's account|father's account|brother's account|sister's account|in-law's account|cousin's account|flatmate's*|roommate's*|girlfriend's*|boyfriend's*|friend's account|mate's account|friend's broker|wife's broker|husband's broker|brother's broker|sister's broker|cousin's broker|mate's broker|partner's account|partner's broker|uncle's account|aunt's account|wife's account|husband's account|son's account|daughter's account|mum's account|dad's account|wife's name|husband's name|brother's name|sister's name|cousin's name|in-law's name"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:get|put|slip) (?:mine|ours) in (?:(?:just|right|a minute|a second|a moment|\\w{3,5} minutes|a tick) )?(?:before|ahead|first)`,
      ),
      requires: phrase(
        `ticks?|pips?|basis points|bps|moves? (?:up|down|two|three|a few)|fills?|clients?|(?:big|huge|large) order|print|spread`,
      ),
      unless: NO_TRADING,
      confidence: 0.8,
      why: 'The text speaks of a trade placed ahead of the order that will move the price.',
    },
    {
      form: phrase(
        `(?:top up|load up|fill|trade|buy for|sell for|do|deal for) my own (?:account|book|position)(?: first)? before (?:i|we) (?:fill|execute|do|place|work|deal|enter) (?:the |our |any |his |her )?${CLIENT}`,
        `(?:big|huge|large) (?:buy |sell |client |block )?(?:orders?|tickets?|trades?) (?:from|for|by|coming) [^.;:!?]{1,50}?[;,:–-] ?(?:so )?(?:just )?(?:buy|sell|get|dump|short|load) (?:yours|ours|mine|up|in|out|some) (?:(?:out|in) )?(?:at|before|ahead|first|now|just before)`,
      ),
      requires: phrase('clients?|funds?|insurers?|pensions?|desk|block|tickets?|shares?|stocks?'),
      unless: NO_TRADING,
      confidence: 0.84,
      why: 'The text speaks of trading ahead of the order of a client.',
    },
    {
      form: phrase(
        `(?:put|place|show|stack|enter|stick|drop)(?: in| up)? [^.;:!?]{1,45}? (?:and|then) (?:pull|cancel|yank|kill|withdraw|take)(?: (?:them|it|those))?(?: out| back| off)? (?:before (?:they|it|anyone) (?:trades?|fills?|executes?|prints?|gets? (?:filled|hit|lifted|done))|(?:once|as soon as|when) they lean)`,
        `(?:orders?|size|bids?|offers?) (?:that |which )?we (?:don't|do not|never) (?:mean|intend|want) (?:to (?:fill|trade|execute|be filled|honou?r)|filled)`,
      ),
      unless: NO_TRADING,
      legalReference: MANIPULATION,
      confidence: 0.85,
      why: 'The text speaks of orders placed for show and withdrawn before they trade.',
    },
    {
      form: phrase(
        `(?:buy|sell|trade|bid|push)(?: [^.;:!?]{1,30}?)? (?:in the last (?:\\w{2,6} )?(?:minutes?|seconds)|into the close|at the close|at the fixing)[^.;!?]{0,20}? (?:get|push|move|lift|drive|keep|drag|bring) (?:the (?:mark|close|closing price|fixing|valuation) (?:above|below|over|under|up|down|to)|the (?:price|print) (?:above|below|over|under))(?: \\d(?:[\\d.,]{0,7}\\d)?)?`,
      ),
      unless: NO_TRADING,
      legalReference: MANIPULATION,
      confidence: 0.85,
      why: 'The text plans trades to move a closing price.',
    },
    {
      form: phrase(
        `(?:i'm|i am|we're|we are) (?:blocked|restricted|on the restricted list|not allowed) (?:on|in|for) (?:that|this|the) (?:name|stock|one|share|company),? so (?:my|the|a|his|her) ${ANOTHER}(?:'s| is| will be|'ll be|'ll| will)? (?:buying|selling|doing|taking|buy|sell|do|take)(?: (?:it|them|some))?(?: for me| for us)?`,
        `(?:do|buy|run|trade|get|sell) (?:it|them|some|yours) (?:through|via|under|in) (?:your|my|his|her|a) ${ANOTHER}'s (?:broker|account|name|login)`,
        `(?:i've |we've |i |we )?put (?:some|a few|a bit|a little|mine|money) (?:in )?(?:under|in|into|through) (?:my|his|her) ${ANOTHER}'s (?:account|name|broker)`,
      ),
      requires: OF_TRADING,
      unless: NO_TRADING,
      confidence: 0.85,
      why: "The text suggests trading through another person's account.",
    },
  ],
  examples: [
    'The order of the client moves it a few ticks, so [[slip mine in right before]].',
    'I’ll get mine in a minute before the bell, the canteen always runs out of soup.',
    'I always [[load up my own book before I execute the client]]. There is a [[huge buy order from the insurer at ten; get ours in before]].',
    'I do my own account before I do the books of the club; a big order from the bakery, get yours at the counter.',
    'You [[stick 200 lots on the offer and yank them before they get hit]]. Fill the book with [[bids we never intend to honour]].',
    'Put in the big boxes and pull them out before the van leaves. Orders that we do not want to wait for are sent by courier.',
    'We [[sell in the last two minutes and push the price below 14]].',
    'Buy in the last minutes of the sale to get the price down to earth; we sell fruit at the close of the market.',
    '[[I’m restricted in that stock, so my brother is buying it]]. [[Do yours via your cousin’s account]], not too much. [[We’ve put a few in under my sister’s name]], do the same.',
    'I’m blocked on that name, so my partner uses another user name. Buy it through your wife’s account on Amazon; put some money in my son’s account for his birthday.',
  ],
};
