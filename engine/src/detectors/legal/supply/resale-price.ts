import { VERTICAL_AGREEMENTS_REGULATION } from '#engine/detectors/laws.ts';
import { MUST, MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
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
  legalReference: { law: VERTICAL_AGREEMENTS_REGULATION, article: 'Art. 4(a) and 5' },
  triggers: (
    'no discount*|any discount*|give discounts|grant discounts|offer discounts|below the list*|' +
    'below list*|below our*|below the price*|below the recommended*|less than the recommended*|' +
    'under the list*|minimum resale*|minimum retail*|minimum advertised*|resale price*|' +
    'retail price*|prices on our list|prices on the list|our price list|prices we set*|' +
    'prices that we set|prices fixed by*|prices set by*|from nobody else|from no one else|' +
    'and nowhere else|only from us|from us only|from us alone|exclusively from us|' +
    'exclusively from the*|solely from us|from those we*|from suppliers we*|' +
    'from suppliers that we*|from nominated*|from approved supplier*|from designated*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DEALER} (?:${MUST} )?(?:sells?|resells?|offers?|charges?) (?:\\w{2,12},? ){0,5}(?:at|for) (?:the |those )?(?:retail |resale |fixed )?prices (?:on (?:our|the) list|(?:that )?(?:we|it|the \\w{3,12}) (?:sets?|fix(?:es)?|prescribes?|determines?)|(?:fixed|set|prescribed) by (?:us|the \\w{3,12}))(?:,? and (?:grants?|gives?|offers?|allows?) no discounts?)?`,
        `${DEALER} (?:${MUST_NOT} |agrees? not to |will not |won't )(?:\\w{2,9} )?(?:sell|resell|offer|advertise|price) (?:\\w{2,12},? ){0,5}(?:below|for less than|under|at less than) (?:the |our |its )?(?:list|recommended|minimum|retail|resale|suggested|fixed|agreed)(?: (?:retail|resale|list|selling))? ?prices?`,
        `${DEALER} (?:${MUST_NOT} |agrees? not to |will not |won't )(?:\\w{2,9} )?(?:grant|give|offer|allow|advertise) (?:any |online |further )?discounts?`,
        `(?:minimum|fixed) (?:resale|retail) prices? (?:is|are|of|shall|must|set|applies|apply)`,
      ),
      requires: phrase(
        'dealers?|retailers?|franchisees?|distributors?|resellers?|shops?|stockists?|resells?|resale|products|goods',
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
    '[[The dealer must not sell the goods below the recommended price]].',
    '[[Each franchisee shall sell the goods at the prices set by the Franchisor]].',
    '[[Retailers will not offer any discounts]] on the products.',
    'Cups are [[bought from us and from nobody else]].',
    'The dealer is free to set prices; recommended prices are not binding.',
    'Tickets are bought from us alone, and no discounts are given.',
    'Fixing a minimum resale price is unlawful.',
  ],
});
