import { MUST, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { COMPANIES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SHARES = '(?:shares?|stake|stock|interest|shareholding|units|holding|equity|business|shop)';
const CHEAP =
  '(?:nominal value|par value|book value|par|cost|net asset value|(?:the )?issue price|one (?:euro|pound|dollar)|no (?:cost|charge|consideration)|a discount(?: of \\d{1,2} ?%)?)';

export const forcedShareSale = riskyClause({
  id: 'forced-share-sale',
  typeName: 'Forced share sale',
  description: 'Duties to sell shares along with others, on leaving, or below their value.',
  severity: 'medium',
  recommendation:
    'Ask for a minimum price, a fair valuation, and a right to sell on the same terms.',
  legalReference: { law: COMPANIES_ACT, article: 's. 994' },
  triggers: (
    'drag-along|drag along|bad leaver|good leaver|nominal value|par value|book value|' +
    'issue price|net asset value|has to sell its shares|must sell its shares|' +
    'must sell his shares|must sell her shares|must sell their shares|must sell your shares|' +
    'have to sell their shares|has to sell his shares|has to sell her shares|' +
    'shall sell its shares|shall sell his shares|shall sell their shares|must also sell*|' +
    'has to sell*|shall also sell*|must sell all*|shall sell all*|at which the other must*|' +
    'at which the other shall*|must buy or sell|to buy or to sell|shotgun|russian roulette|' +
    'texas shoot-out|compulsory transfer|all of his*|all of her*|all his shares|all her shares|all their shares|all of their shares|require every*|require each*|require the other*|require all other*|require all the*|require all share*|require all of the*|require any other*|require the remaining*|require the minority*|oblige the other*|oblige every*|oblige all*|force the other*|force every*|compel the other*|compel every*|compel all*|require its co*|call option|deemed transfer notice'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:drag-along (?:rights?|notice|sale|clause|option)|bad leavers?|shotgun clause|russian roulette (?:clause|provision)|texas shoot-out|compulsory transfer(?: notice)?|deemed transfer notice)`,
      ),
      requires: phrase(
        'shares?|shareholders?|founders?|stake|equity|stock|holders?|members?|units',
      ),
      unless: phrase('glossary|means|\\?|course|article|explained', REPORT),
      confidence: 0.75,
      why: 'The clause can force owners to sell their shares against their will.',
    },
    {
      form: phrase(
        `(?:if|should|when|where) [\\w& -]{2,40}? (?:sells?|accepts?|agrees?|wish(?:es)?|transfers?)(?: \\w{2,12}){0,6},? [\\w& -]{2,40}? (?:${MUST}|has to|have to) (?:also )?sell (?:all (?:of )?)?(?:its|his|her|their|your|the) ${SHARES}(?: …(?:same (?:buyer|terms|price)|whatever price|any price))?`,
        `(?:may|can|(?:is|are|shall be) entitled to|(?:has|have|shall have) the right to) (?:also )?(?:require|oblige|force|compel|cause) (?:all of the |all the |all |every |each |any |the )(?:other |remaining |minority |ordinary ){0,2}(?:shareholders?|stockholders?|share holders?|holders?|founders?|investors?|(?:members?|partners?|owners?)(?= to (?:also )?(?:sell|transfer) (?:all (?:of )?)?(?:its|his|her|their|the) (?:shares?|stake|interests?|units))) to (?:also )?(?:sell|transfer)(?: (?:all (?:of )?)?(?:its|his|her|their|the) (?:shares?|stake|stock|interests?|holdings?))?(?: …(?:any price|whatever price|same (?:buyer|terms|price)))?`,
        `(?:leaves?|leaver|departs?|resigns?|dismissed|dies|ceases)(?: \\w{2,12}){0,9},?(?: including [^.;:]{3,40},)? (?:(?:he|she|they|\\w{3,12}) )?(?:${MUST} )?(?:sells?|transfers?|offers?|gives? up|loses?) (?:all (?:of )?)?(?:its|his|her|their|your|the)(?: or (?:her|his))? ${SHARES}(?: \\w{2,12}){0,6} (?:at|for) (?:the )?(?:${CHEAP}|[£$€] ?1(?![\\d,.]{0,2}\\d)(?: in total)?)`,
        `(?:we|company|investors?|buyer|franchisor|partners?|shareholders?|majority) (?:may|can|shall be entitled to|has the right to|have the right to) (?:\\w{2,9} )?(?:take over|buy|acquire|purchase|buy out|call for) (?:\\w{2,12},? ){1,6}(?:at|for) (?:the )?${CHEAP}`,
        `(?:name|fix|set|offer) (?:an? |the )?price (?:at which|for which) the other(?: \\w{4,12})? (?:${MUST}|has to) (?:either )?(?:buy or (?:to )?sell|sell or (?:to )?buy)`,
      ),
      requires: phrase(
        'shares?|stake|stock|founders?|shareholders?|equity|price|shop|business|units|partner',
      ),
      unless: phrase(
        'not (?:be )?(?:obliged|required|bound)|need not|treasury|dividends?|buy ?back programme|warrants? (?:may|to)|exercise price|whichever is (?:the )?higher',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause forces owners to sell their shares against their will or below value.',
    },
  ],
  examples: [
    'A Founder who [[leaves for any reason, including death or illness, shall transfer all of his or her shares to Larch for £1]].',
    'If the Fund wishes to sell its stake, it [[may require every other shareholder to sell on the same day to any buyer at any price]].',
    'Larch [[has the right to require the remaining holders to transfer their shares]] to a buyer.',
    'The club may require every member to sell five tickets, and the directors may require the other party to transfer the shares.',
    'A [[bad leaver]] loses her shares.',
    'The Investor may serve a [[drag-along notice]] on all shareholders.',
    '[[If the majority accepts an offer, the founders must sell their shares]] too.',
    'A founder who [[resigns within four years shall transfer his shares to the Company at nominal value]].',
    'The [[Company may buy the shares of the heirs at book value]].',
    'Either partner may [[name a price at which the other must buy or sell]].',
    'If the majority sells, the founders are not obliged to sell their shares.',
    'What does drag-along mean? The article has it explained for shareholders.',
    'The shares have a par value of $0.01; if the fund sells, holders have to pay tax.',
  ],
});
