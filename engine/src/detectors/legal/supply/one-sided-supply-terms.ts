import { MAY, MUST, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { FOOD_SUPPLY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const BUYER =
  '(?:we|(?:the )?(?:buyer|purchaser|retailer|customer|company|principal|client|importer|dealer))';
const SUPPLIER =
  '(?:you|(?:the |each |every )?(?:suppliers?|sellers?|vendors?|producers?|manufacturers?|growers?|farmers?|contractors?|subcontractors?))';

export const oneSidedSupplyTerms = riskyClause({
  id: 'one-sided-supply-terms',
  typeName: 'One-sided supply terms',
  description:
    'Buyer terms such as late cancellation, retroactive rebates, yearly price cuts, or stock held without commitment.',
  severity: 'medium',
  recommendation:
    'Agree on when orders become firm, on a quantity, and on prices that follow costs.',
  legalReference: { law: FOOD_SUPPLY_DIRECTIVE, article: 'Art. 3' },
  triggers: (
    'cancel orders*|cancel an order*|cancel any order*|cancel the order*|cancel its order*|' +
    'cancel our order*|up to the day*|up to the moment*|until the day*|until the moment*|' +
    'retroactive*|retrospective*|past deliveries|earlier deliveries|previous deliveries|' +
    'past orders|past purchases|past invoices|any quantity|minimum quantity|any volume|' +
    'no obligation to buy|not obliged to buy|no commitment to buy|keep stock|hold stock|' +
    'keep in stock|hold in stock|capacity free|capacity available|keep capacity|' +
    'reserve capacity|prices fall*|price falls*|prices are reduced*|prices shall be reduced*|' +
    'prices will be reduced*|reduce its prices|reduce their prices|lower its prices|' +
    'lower their prices|lowers its prices|reduces its prices|cost-down|shelf fee*|listing fee*|' +
    'unsold goods|unsold stock|take back unsold*|takes back unsold*|shrinkage|fall by|falls by|' +
    'drop by|drops by|reduced by|decrease by|decreases by|go down by|goes down by|cut by|' +
    'prices by|price by'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${BUYER} ${MAY} (?:cancel|withdraw|call off) (?:any |an |the |its |our |all )?(?:firm |open |placed )?orders?(?: …| )(?:up to|until|till|even on|as late as) (?:the (?:day|moment|hour|time|morning) (?:of|before) \\w{4,12}|delivery|shipment|dispatch)(?: without (?:\\w{3,14} ?){1,3})?`,
        `${BUYER} ${MAY} (?:cancel|withdraw|call off) (?:any |an |the |its |our |all )?(?:firm |open |placed )?orders? (?:at any time |whenever \\w{2,6} \\w{3,6} ){0,1}without (?:any )?(?:paying|payment|compensation|liability|cost|charge|owing)(?: \\w{3,12}){0,2}`,
        `${BUYER} ${MAY} (?:ask for|demand|claim|require|request|charge|deduct) (?:an? |any |further |additional )?(?:\\w{4,13} )?(?:rebates?|discounts?|bonus(?:es)?|refunds?|contributions?|credits?)(?: \\w{2,9}){0,3} (?:on|for) (?:past|earlier|previous|prior|former|completed) (?:deliver(?:y|ies)|orders|purchases|invoices|supplies)`,
        `(?:retroactive|retrospective)(?:ly)? (?:rebates?|discounts?|price (?:cuts?|reductions?)|reduc\\w{2,5}|lower\\w{0,3})`,
      ),
      unless: phrase(
        'loyalty|consumers? may|patients?|tax|subsid(?:y|ies)|prohibit\\w{0,4}|either party|not (?:cancel|ask|demand)',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause lets the buyer go back on what it ordered or paid, so the supplier cannot rely on either.',
    },
    {
      form: phrase(
        `${BUYER} (?:do not|does not|don't|doesn't|makes? no|gives? no|is not|are not|is under no|are under no|has no|have no) (?:\\w{3,12} )?(?:to )?(?:promise|commit|commitment|guarantee|obligation|undertake|obliged|agree)(?: to)? ?(?:buy|purchase|order|take)? ?(?:any|a minimum|a certain) (?:quantity|quantities|volumes?|number)(?: …|,? )(?:but|and|while|yet) ${SUPPLIER} ${MUST} (?:\\w{2,9} ){0,2}(?:keep|hold|reserve|maintain)(?: \\w{2,10}){1,6}`,
        `(?:prices?|rates?|charges) (?:fall|falls|drop|drops|are reduced|is reduced|shall fall|will fall|shall be reduced|will be reduced|are cut|decreases?|shall decrease|go down|goes down) by (?:at least )?\\d{1,2}(?:\\.\\d)? ?(?:%|per cent|percent) (?:each|every|per|a) year(?: (?:whatever|regardless|irrespective|no matter|even if)(?: …)?(?:costs?|prices?|materials?|inflation|market))?`,
        `${SUPPLIER} (?:${MUST} )?(?:lowers?|reduces?|cuts?) (?:its|their|your|the|all) prices? by (?:at least )?\\d{1,2}(?:\\.\\d)? ?(?:%|per cent|percent) (?:each|every|per|a) year`,
        `${SUPPLIER} (?:${MUST} )?(?:takes?|buys?) back (?:all |any )?(?:unsold|expired|leftover) (?:goods|stock|products|items)(?: \\w{2,9}){0,5}`,
        `${SUPPLIER} (?:${MUST} )?(?:pays?|bears?|covers?|contributes?) (?:\\w{2,9} ){0,5}(?:shrinkage|shelf (?:fees?|space)|listing fees?|loss(?:es)? (?:at|in|on) (?:our|the buyer's|the retailer's) (?:premises|stores?|shops?))`,
      ),
      unless: phrase(
        'either party|not (?:take|pay|bear)|volume discount|energy prices|consumer',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause makes the supplier bear the risk of the buyer’s decisions.',
    },
  ],
  examples: [
    '[[The Buyer may cancel any order up to the day of delivery without compensation]].',
    '[[We may demand an additional rebate on past deliveries]].',
    '[[We do not commit to buy any quantity, but the Supplier shall hold stock for eight weeks]].',
    '[[Prices fall by 3% each year regardless of the costs]].',
    '[[The supplier takes back unsold goods at its own cost]].',
    'The buyer may cancel an order up to thirty days before delivery and pays for what was made.',
    'You may cancel your order at any time before we ship it.',
    'Prices fall by 3% when volumes grow.',
    'Retroactive discounts are prohibited.',
    'The supplier keeps stock for its own shops.',
  ],
});
