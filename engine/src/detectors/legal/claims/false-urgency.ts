import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';
import { shamOffer } from './sham-offer.ts';

export const falseUrgency = advertisedClaim({
  id: 'false-urgency',
  typeName: 'False urgency',
  description:
    'Time or quantity pressure that pushes customers into a purchase, or a deadline, stock or former price that is made up.',
  severity: 'low',
  recommendation: 'State the actual end date or stock of the offer, and remove the rest.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 7' },
  parts: [shamOffer],
  triggers: (
    'restarts each*|restarts every*|resets each*|resets every*|renewed each*|renewed every*|repeated each*|repeated every*|extended each*|extended every*|restarted each*|restarted every*|starts again*|starts over*|starts anew*|restart each*|restart every*|reset each*|reset every*|renews each*|renews every*|renew each*|renew every*|' +
    'offer ends*|offer expires*|sale ends*|deal ends*|offer closes*|kits left|bags left|tubs left|jars left|left at this|' +
    'only today|today only|order now|buy now|act now|book now|sign up now|decide now|' +
    'order today|buy today|act today|last chance|never again|never come again|' +
    "before it's too late|before it is too late|selling out fast|almost gone|nearly gone|" +
    'miss out|price doubles|price goes up*|price rises*|price jumps*|price triples|' +
    'left at this price*|bottles left|packs left|pieces left|places left|seats left|spots left|' +
    'items left|pairs left|boxes left|units left|rooms left'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:offer|sale|deal|discount|promotion)s? (?:ends?|expires?|closes?) (?:tonight|today|at midnight|this \\w{5,9}|in \\w{1,5} (?:hours?|minutes))[^.;!]{0,40}?(?:(?:is|are|gets|will be) (?:renewed|repeated|extended|restarted)|restarts?|resets?|renews?|starts (?:again|over|anew)) (?:each|every) (?:day|night|morning|week|time)`,
        `(?:countdown|timer|clock) (?:restarts?|resets?|starts (?:again|over)) (?:each|every) (?:day|night|time|hour|visit)`,
      ),
      severity: 'medium',
      confidence: 0.85,
      why: 'The text sets a deadline that does not exist, a misleading practice.',
    },
    {
      form: phrase(
        `(?:just|only) (?:\\d{1,3}|a few|two|three|four|five|six|seven|eight|nine|ten) (?:\\w{3,12} )?left at this price`,
      ),
      unless: phrase(`fuel|petrol|electricity|tariff|oil|shares?|stock price`),
      confidence: 0.7,
      why: 'The text puts customers under time or quantity pressure, which regulators may treat as a misleading practice.',
    },
    {
      form: phrase(
        `(?:order|buy|act|book|sign up|decide) (?:now|today|immediately),? (?:or|before) (?:you(?:'ll)? |it's |it is |they're |they are |the price |we |lose |miss |regret )(?:\\w{2,12} ?){0,4}`,
        `only today and only(?: \\w{2,12}){1,5}`,
        `(?:this price|such a price|a price like this|this offer|an offer like this)(?: will| shall| is| won't)? never (?:to )?(?:come |be offered |be seen |return )?again`,
        `(?:last chance|today only)[:!,-]{1,2} (?:\\w{2,12},? ){0,6}(?:left|% off|gone|half price|free|for ever|forever)`,
      ),
      unless: phrase('if you|vaccin\\w{2,6}|flood|storm|evacuat\\w{1,4}|exam|deadline for|vote'),
      confidence: 0.7,
      why: 'The text puts customers under time or quantity pressure, which regulators may treat as a misleading practice.',
    },
    {
      form: phrase(
        `(?:just|only) (?:\\d{1,3}|a few|two|three|four|five|six|seven|eight|nine|ten) (?:bottles?|packs?|pieces|places|seats|spots|items|pairs|boxes|units|rooms)? ?left,?(?: at this price)?(?: …(?:price|order|hurry|midnight|now|today))`,
        `(?:the )?price (?:doubles|goes up|rises|jumps|triples) (?:at midnight|tonight|tomorrow|in (?:\\d{1,2}|two|three|a few) (?:minutes|hours))`,
      ),
      unless: phrase(`fuel|petrol|electricity|tariff|oil|shares?|stock price`),
      confidence: 0.7,
      why: 'The text puts customers under time or quantity pressure, which regulators may treat as a misleading practice.',
    },
  ],
  examples: [
    '[[Only 9 tubs left at this price]]. The sale expires this evening.',
    '[[Sale ends at midnight and restarts every morning]].',
    'The offer ends today, and the library timer is wound every day.',
    'Hurry: [[the price doubles at midnight]].',
    'Petrol is dear, and the price goes up tomorrow.',
    "[[Order now or you'll miss out for good]].",
    '[[Only today and only for ten people]].',
    '[[This offer will never come again]].',
    'Order now and we deliver on Monday; buy today, return within 30 days.',
    'Act now before the storm: it is too late to flee after noon.',
    'It was her last chance to see the whale, and never again did it come.',
    'Never write "Order now or you will miss out".',
  ],
});
