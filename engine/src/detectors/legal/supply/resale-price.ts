import { MUST, MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { VERTICAL_AGREEMENTS_REGULATION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const DEALER =
  '(?:you|(?:the |each |every |all )?(?:dealers?|retailers?|franchisees?|distributors?|resellers?|shops?|buyers?|agents?|licensees?|partners?|stockists?))';

export const resalePrice = riskyClause({
  id: 'resale-price',
  typeName: 'Resale price maintenance',
  description:
    'Terms that set a reseller’s prices, or that require it to buy everything from one source.',
  severity: 'high',
  recommendation:
    'Use non-binding recommended prices; fixed or minimum resale prices may be void and fined.',
  legalReference: { law: VERTICAL_AGREEMENTS_REGULATION, article: 'Art. 4(a)' },
  triggers: (
    'recommended price*|agreed price*|suggested price*|retail level|recommended level|to our price*|at our price*|our list*|list price*|retail price fixed*|price fixed by*|price set by*|price on the*|price on our*|price that*|price we*|price the*|our recommended*|our retail*|our agreed*|our shelf*|our rrp|the rrp|recommended rrp|list level|our level|agreed level|suggested level|from the principal*|from the importer*|from the producer*|from the brand*|from the manufacturer*|no lower*|not lower*|never below*|not below*|sells below*|sell below*|sells under*|advertises below*|offers below*|resells below*|no discount*|any discount*|give discounts|grant discounts|offer discounts|below the list*|' +
    'below list*|below our*|below the price*|below the recommended*|less than the recommended*|' +
    'under the list*|minimum resale*|minimum retail*|minimum advertised*|resale price*|' +
    'retail price*|prices on our list|prices on the list|our price list|prices we set*|' +
    'prices that we set|prices fixed by*|prices set by*|from nobody else|from no one else|' +
    'and nowhere else|only from us|from us only|from us alone|exclusively from us|' +
    'exclusively from the*|solely from us|from those we*|from suppliers we*|' +
    'from suppliers that we*|from our*|from its*|from the franchisor*|from us|from suppliers we*|from vendors*|from sources*|from the suppliers*|from wholesalers*|from companies*|from firms*|from supplier*|from the vendors*|from the supplier*|from the firms*|from the companies*|from the sources*|from the wholesalers*|which we set*|that we fix*|we fix|we prescribe*|we determine*|we dictate*|franchisor sets|franchisor fixes*|supplier sets|supplier fixes*|brand sets|brand fixes*|company sets|company fixes*|manufacturer sets|manufacturer fixes*|from nominated*|from approved supplier*|from designated*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DEALER} (?:${MUST} )?(?:sells?|resells?|offers?|charges?) (?:\\w{2,12},? ){0,5}(?:at|for) (?:the |those |a )?(?:retail |resale |fixed )?prices? (?:on (?:our|the) list|(?:that )?(?:we|it|the \\w{3,12}) (?:sets?|fix(?:es)?|prescribes?|determines?)|(?:fixed|set|prescribed) by (?:us|(?:the )?\\w{3,12}))(?:,? and (?:grants?|gives?|offers?|allows?) no discounts?)?`,
        `${DEALER} (?:${MUST_NOT} |agrees? not to |will not |won't )(?:\\w{2,9} )?(?:sell|resell|offer|advertise|price) (?:\\w{2,12},? ){0,5}(?:below|for less than|under|at less than) (?:the |our |its )?(?:list|recommended|minimum|retail|resale|suggested|fixed|agreed)(?: (?:retail|resale|list|selling))? ?prices?`,
        `${DEALER} (?:${MUST_NOT} |agrees? not to |will not |won't )(?:\\w{2,9} )?(?:grant|give|offer|allow|advertise) (?:any |online |further )?discounts?`,
        `(?:minimum|fixed) (?:resale|retail) prices? (?:is|are|of|shall|must|set|applies|apply)`,
      ),
      requires: phrase(
        'dealers?|retailers?|franchisees?|distributors?|resellers?|shops?|stockists?|resells?|resale|products?|goods',
      ),
      unless: phrase(
        'recommended prices? (?:is|are) (?:not binding|non-binding)|free to set|not obliged|tobacco|books|prohibit\\w{0,4}|unlawful|agents? (?:shall|may) not',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause limits a reseller’s freedom to set its own prices, which competition law often prohibits.',
    },
    {
      form: phrase(
        `${DEALER} (?:${MUST} )?(?:sells?|resells?|offers?) (?:\\w{2,12},? ){0,4}?(?:at|for) (?:the )?prices? (?:in|on|of|from) (?:our|its|the(?: \\w{4,14}'s)?) (?:price )?list,? (?:and|but|or) (?:at |for )?(?:no(?:t)? (?:at a )?(?:lower|less)|never (?:below|less|at a lower)|not (?:below|less|under))(?: prices?)?`,
        `${DEALER} (?:who|that|which) (?:sells?|resells?|offers?|advertises?) (?:\\w{2,12} ){0,3}?(?:below|under|for less than) (?:the |our |its )?(?:list|recommended|minimum|price)[^.;]{0,40}? (?:loses?|forfeits?|will not be supplied|is not supplied|may be (?:cut off|terminated)|will be (?:cut off|terminated))`,
      ),
      unless: phrase(
        'recommended prices? (?:is|are) (?:not binding|non-binding)|free to set|tobacco|books',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause fixes a lowest price for a reseller, which competition law often prohibits.',
    },
    {
      form: phrase(
        `(?:stop|hold(?: back)?|cut(?: off)?|halt|suspend|block|freeze|withhold) (?:(?:his|her|their|its|all|any|the \\w{3,12}'s|[\\w-]{3,14}'s) )?(?:\\w{3,9} )?(?:pallets?|suppl(?:y|ies)|deliver(?:y|ies)|orders?|stock|allocation|shipments?|rebates?|bonus) (?:until|till|unless) (?:he|she|they|it|the \\w{4,12}) (?:comes?|goes|gets?|moves?|returns?|sells?|puts? (?:it|them|the price|his price|her price|their prices?|his prices)|brings? (?:it|them|the price|his prices?|their prices?)) (?:back |up ){0,2}(?:to|at|in line with|onto) (?:our|the (?:list|recommended|agreed|suggested|retail)|list|recommended)(?: (?:recommended|list|retail|agreed|minimum|shelf))? ?(?:prices?|rrp|level)`,
      ),
      unless: phrase('pays?|paid|market prices?|auction|lower', REPORT),
      confidence: 0.9,
      why: 'The text has a reseller punished for selling below a price, which competition law prohibits.',
    },
    {
      form: phrase(
        `you ${MUST} (?:only |always )?(?:sell|resell|charge|offer) (?:\\w{2,12},? ){0,4}?(?:at |for )?(?:exactly )?(?:the |those )?(?:retail |menu |list )?prices (?:that |which )?(?:we|the (?:franchisor|supplier|brand|company|manufacturer)) (?:sets?|fix(?:es)?|prescribes?|determines?|dictates?)`,
      ),
      unless: phrase(
        'employees?|staff|commission|consignment|on (?:our|its) behalf|tickets|charity|salary|may set|recommended|maximum',
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause sets a reseller’s prices, which competition law often prohibits.',
    },
    {
      form: phrase(
        `${DEALER} ${MUST} (?:only )?(?:buy|purchase|order|obtain|source|procure) (?:all|any|every|its|their|your|whatever)[^.;]{1,100}? (?:only |exclusively |solely )?from (?:our|the franchisor's|its) (?:\\w{4,12} )?(?:nominated |approved |designated |preferred |named |chosen |recommended )?(?:suppliers?|vendors?|sources?|wholesalers?)(?:,? at (?:the |whatever |such )?(?:prices?|rates?) (?:that )?(?:they|it|he|we|the \\w{4,12}) (?:\\w{2,5} )?(?:sets?|fix(?:es)?|charges?|asks?|determines?|chooses?|likes?)(?: from time to time)?)?`,
        `${DEALER} ${MUST} (?:only )?(?:buy|purchase|order|obtain|source|procure) (?:all|every|its entire|their entire)[^.;]{1,100}? from (?:us|the (?:principal|supplier|manufacturer|brand|importer|producer|franchisor)),? at (?:the |any |whatever |such )?(?:prices?|rates?) (?:that |which )?(?:we|it|the \\w{4,12}) (?:sets?|fix(?:es)?|charges?|determines?|chooses?|likes?)`,
        `${DEALER} ${MUST} (?:only )?(?:buy|purchase|order|obtain|source|procure) (?:all|any|every|its|their|your|whatever)[^.;]{1,100}? from (?:us|(?:the )?(?:suppliers?|vendors?|sources?|wholesalers?|firms|companies)(?: (?:that|which|whom))? (?:we|it|the franchisor) (?:nominates?|approves?|designates?|names?|chooses?|selects?))(?:,? at (?:the |whatever |such )?(?:prices?|rates?) (?:that )?(?:they|it|he|we|the \\w{4,12}) (?:\\w{2,5} )?(?:sets?|fix(?:es)?|charges?|asks?|determines?|chooses?|likes?)(?: from time to time)?)?`,
      ),
      unless: phrase(
        'tickets|prescription|pharmac(?:y|ies)|not (?:be )?(?:obliged|required)|counterfeit|safety|allerg\\w{2,5}|or equivalent|comparable|of (?:equal|the same) quality',
        REPORT,
      ),
      confidence: 0.8,
      severity: 'medium',
      legalReference: { law: VERTICAL_AGREEMENTS_REGULATION, article: 'Art. 1(1)(f) and 5(1)' },
      recommendation:
        'Ask for the right to buy elsewhere what meets the same standard, or for market prices.',
      why: 'The clause requires supplies to be bought from one source, which rules out cheaper offers.',
    },
    {
      form: phrase(
        `(?:bought|buys?|purchase[sd]?|obtain(?:s|ed)?|sourced?|ordered?|order) (?:\\w{2,12},? ){0,6}(?:only|exclusively|solely)? ?from (?:us|the franchisor|the supplier|the company)(?: or from (?:those|suppliers|sources|firms|companies)(?: that| which)? (?:we|it) (?:names?|nominates?|approves?|choose|chooses|designates?))?,? (?:alone|only|and (?:from )?(?:nobody|no one|nowhere) else)`,
      ),
      unless: phrase(
        'tickets|app store|prescription|pharmac(?:y|ies)|not (?:be )?(?:bought|obliged|required)|genuine|counterfeit',
        REPORT,
      ),
      confidence: 0.8,
      severity: 'medium',
      why: 'The clause requires supplies to be bought from one source, which rules out cheaper offers.',
    },
  ],
  examples: [
    'Any shop below the list? [[Cut off her deliveries until she gets back to the list price]].',
    '[[The Licensee shall sell each product at the price set by the Licensor]]. Hold his deliveries until he pays our price.',
    '[[Every dealer must order all parts, oil and tools from the importer at whatever price it fixes]].',
    '[[Each stockist shall offer the lamps at the prices in our list and never below]].',
    'A [[retailer who advertises below the minimum price loses]] all rebates.',
    'Dealers sell at the prices of the list or at lower ones; whoever sells most wins.',
    '[[Licensee shall sell the goods at the retail prices set by Licensor]].',
    'In your shop [[you will only charge the prices that the brand fixes]].',
    '[[Every franchisee shall order all coffee, cups and uniforms from our approved vendors at whatever rates they charge]].',
    '[[You must purchase all stock from the wholesalers that we choose]].',
    'You must sell at the prices that we set, as our staff always did. You buy all you like from our supplier.',
    'Franchisees must buy all flour from our approved suppliers or sources of the same quality.',
    '[[The dealer must not sell the goods below the recommended price]].',
    '[[Each franchisee shall sell the goods at the prices set by the Franchisor]].',
    '[[Retailers will not offer any discounts]] on the products.',
    'Cups are [[bought from us and from nobody else]].',
    'The dealer is free to set prices; recommended prices are not binding.',
    'Tickets are bought from us alone, and no discounts are given.',
    'Fixing a minimum resale price is unlawful.',
  ],
});
