import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SUM = '[£$€]? ?\\d{1,5}(?:[.,]\\d{2})?';
const SHOWN = '(?:stays? up|stays? on|is shown|shows?|appears?|is displayed|comes up|is up)';
/** A price advantage that does not exist. */
const PRICE_ADVANTAGE = { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Art. 6(1)(d)' };
const NOT_MEANT = phrase(
  'bug|issue|test|oven|exam|chess|game|microwave|must not|illegal|fined|regulators?',
);

/** Deadlines, stocks and former prices that whoever writes knows to be made up. */
export const shamOffer: WordingPart = {
  triggers: (
    'the clock*|the timer*|the countdown*|sale timer|sale clock|offer timer|countdown timer|sale countdown|offer clock|offer countdown|each time the*|every time the*|each time somebody*|every time somebody*|each time someone*|every time someone*|on every*|on each*|' +
    'it ends tonight again|ends tonight again|ends today again|ends again|never runs out|never ends|never hits*|never reaches*|never gets*|' +
    'left" stays*|left" is*|left" shows*|left" appears*|left" comes*|left stays*|left is shown*|left is displayed*|left is up*|left appears*|left shows*|left comes*|nearly sold out|almost sold out|selling fast|nearly gone|almost gone|looking at this*|viewing this*|watching this*|looking at it*|viewing it*|watching it*|' +
    'never been charged|never been asked|never been real|never charged|never asked|never real|never been the*|never paid|ever paid|ever charged|look cheap|seem cheap|look good|seem good|sound cheap|look like a bargain|look like a steal|seem like a bargain|sound good|sound like a bargain|seem like a steal|discount looks*|saving looks*|reduction looks*|discount seems*|cut looks*|saving seems*|cut seems*|reduction seems*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:put|set|have|let|make|get|start) the (?:\\w{4,9} )?(?:clock|timer|countdown)(?: (?:at|to|on|run|for)(?: \\w{1,8}){1,4})?,? (?:and |so (?:that )?)?(?:let it |make it |have it |it |then )?(?:begins?|starts?|restarts?|resets?)(?: itself)?(?: (?:again|over|anew|afresh))? (?:for |with |on |at )?(?:each|every) (?:time (?:the page|somebody|someone|they|a customer|people)|visit(?:or)?|reload|refresh)(?: \\w{3,9}){0,2}`,
        `ends (?:tonight|today|at midnight)["”’]?,? (?:and|but) (?:then )?tomorrow it ends (?:(?:tonight|today|at midnight) )?again`,
        `reset the (?:sale |offer |countdown )?(?:timer|countdown|clock)(?: \\w{2,9}){0,3}? so (?:that )?it never (?:runs out|ends|reaches zero|hits zero|gets to zero)`,
      ),
      unless: NOT_MEANT,
      severity: 'medium',
      confidence: 0.85,
      why: 'The text sets a deadline that does not exist, a misleading practice.',
    },
    {
      form: phrase(
        `only (?:\\d{1,3}|a few|two|three|four|five) left["”’]? ${SHOWN}(?: \\w{2,9}){0,3}? (?:all the time|always|whatever the stock|no matter|permanently|regardless|whatever we have|anyway)`,
        `(?:show|put|write|display) ["“‘]?(?:nearly|almost) (?:sold out|gone)["”’]?(?: \\w{2,9}){0,4}?,? even (?:when|if|though) (?:the|we|it|they|there)(?: \\w{2,9}){1,5}`,
        `(?:\\d{1,3}|\\w{3,6}) (?:people|others|visitors|customers|guests) are (?:looking at|viewing|watching) (?:this|it)(?: \\w{4,7})?["”’]?[;,:–-] ?(?:it's|that's|which is|it is|that is|but it's|but that's) (?:just |only )?(?:an? )?(?:random|made[- ]up|invented|fake)(?: number| figure)?`,
      ),
      unless: NOT_MEANT,
      severity: 'high',
      confidence: 0.85,
      why: 'The text claims a shortage or a demand that does not exist, a misleading practice.',
    },
    {
      form: phrase(
        `${SUM} (?:(?:that's |that is )?(?:crossed|struck) (?:out|through) )?(?:has never been|was never) (?:charged|asked|real|the price)(?:[^.;!?]{0,20}? makes? ${SUM} (?:look|seem|sound) (?:good|cheap|like a (?:bargain|steal)))?`,
        `(?:put|raise|lift|push|move|raised|lifted|pushed|moved) (?:up )?the ["“‘]?(?:was|old|regular|rrp|list|before|former|crossed-out)["”’]?[- ]price(?:s)?(?: up)?(?: \\w{2,9}){0,4}? so (?:that )?the (?:discount|saving|reduction|cut) (?:looks|seems) (?:bigger|larger|better|deeper)`,
        `(?:nobody|no one)(?: has|'s)? ever (?:paid|been charged) ${SUM},? (?:it's|that's|it is|that is|but it) (?:just |only )?(?:there |in there )?(?:to )?makes? ${SUM} (?:look|seem|sound) (?:good|cheap|like a (?:bargain|steal))`,
      ),
      unless: NOT_MEANT,
      severity: 'medium',
      legalReference: PRICE_ADVANTAGE,
      recommendation: 'State a former price only if it was charged, and say when.',
      confidence: 0.85,
      why: 'The text shows a former price that nobody was asked, a misleading practice.',
    },
  ],
  examples: [
    '[[Set the countdown to ten minutes and have it restart every visit]].',
    'The sale “[[ends today”, and tomorrow it ends today again]]. [[Reset the offer clock at noon so it never ends]].',
    'Put the oven clock at 15 minutes and let it begin again every time the door opens. The timer resets when the page loads.',
    '“[[Only 5 left” is shown always]]. [[Display “almost gone” on each flat, even if it is empty]]. [[9 guests are viewing this room; that’s a made-up figure]].',
    '“Only 3 left” shows when the stock count is three. Show “nearly sold out” when two rooms are left.',
    'The [[£120 crossed out was never charged]]. We [[lifted the list price on Monday so the saving seems larger]]. [[Nobody has ever paid 300, it’s only there to make 149 look like a bargain]].',
    'The £80 crossed out was charged from January to June. Nobody ever paid 200 people to make 99 look good.',
  ],
};
