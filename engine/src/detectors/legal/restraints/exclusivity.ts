import { MUST_NOT, PARTY, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const exclusivity = riskyClause({
  id: 'exclusivity',
  typeName: 'Exclusivity',
  description: 'Duties to deal with one party only.',
  severity: 'medium',
  recommendation: 'Limit exclusivity by time, product and territory, or tie it to performance.',
  triggers: (
    'and nobody else|and no one else|with nobody else|with no one else|from nobody else|from no one else|accept work*|accept any work*|accept any other*|accept employment|other clients|only from*|' +
    'solely from*|approved suppliers|approved by us|designated by*|nominated by*|' +
    'approved supplier|other employment|second job|any other business|anybody else|anyone else|' +
    'work for any*|work for others|work for another|services to any*|exclusive|exclusively|' +
    'exclusivity|sole supplier|sole provider|sole distributor|sole source|sole and exclusive*|' +
    'never to|other job*|its entire requirement*|services for an*|services for others|' +
    'from the licensor|from the supplier|from the franchisor|act for an*|act for others|' +
    'work for the other|sole agent|sole vendor|sole distribution|sole reseller|sole manufacturer|' +
    'sole representative|sole dealer|only through|solely through|only via|solely via|' +
    'solely with us|only with us|only with supplier*|only with those|only those approved*|' +
    'only those supplied*|only such|solely such|solely those|procure all|purchase all|buy all|' +
    'order all|source all|obtain all|procure its entire*|purchase its entire*|other engagement*|' +
    'other commission*|other booking*|other assignment*|any engagement*|any bookings|' +
    'any commissions|any clients|any jobs|jobs elsewhere|employment elsewhere|' +
    'another distributor|another supplier|another agent|another licensee|another manufacturer|' +
    'another dealer|any other distributor|any other supplier|any other agent|any other licensee|' +
    'any other manufacturer|any other dealer|any other work' +
    '|of any other*|from any other*|any competing manufacturer*|any other manufacturer*|made by any*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        '(?:purchase|buy|obtain|procure|source|order|acquire|use) …(?:exclusively|solely|only) from \\w{1,20}',
        `(?:exclusive|sole|sole and exclusive) (?:supplier|provider|distributor|vendor|reseller
          |agent|manufacturer|representative|distribution|dealer)(?: (?:of|for|rights?) \\w{1,20})?`,
        `(?:on an exclusive basis|exclusive right to (?:sell|market|distribute|manufacture|supply
          |purchase|promote|commerciali[sz]e|provide|use|import|offer)|exclusivity
          (?:period|obligation|undertaking))`,
        'exclusively from \\w{1,20}',
        `(?:deal|trade|work|do business|contract|buy|order|sell) …(?:with|from|to|through) …and (?:with |from |to )?(?:nobody|no one|no-one) else(?= ?(?:[.,;:)]|$|during|for|in|until|while|and))`,
        `(?:exclusive|sole and exclusive|exclusive,? \\w{4,20}(?:,? \\w{4,20}){0,3}) (?:rights?
          |licen[sc]es?|territory|relationship|arrangement|basis)(?:
          (?:to|and|in|for|within|throughout|under) \\w{1,15})?`,
        `(?:shall|will|may|must|agrees?) (?:not|neither)(?: to)? …(?:sell|license|grant|market
          |distribute|supply|provide|offer|appoint|authori[sz]e|permit|purchase|enter into) …(?:any
          other|another|third|any) (?:person|party|parties|entity|distributor|licensee|supplier
          |company|manufacturer|agent|dealer)`,
      ),
      requires: phrase(
        'appoint(?:s|ed)?|grant(?:s|ed)?|shall|will|agrees?|may|must|is|are|be|purchase|engages?|retains?',
      ),
      unless: phrase(
        `distributor agreement page|non-exclusive|not (?:be )?(?:an? )?(?:exclusive|exclusively)
          |exclusive (?:jurisdiction|remedy|property|venue)|not
          (?:sub-?licen[sc]e|assign|transfer|pledge)`,
      ),
      why: 'The clause binds a party to one business partner, which rules out alternatives.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${PARTY} (?:shall|will|may|must|agrees?|undertakes?) not (?:to )?(?:work|act|provide
          (?:any )?(?:\\w{1,12} )?services|perform (?:any )?(?:\\w{1,12} )?(?:work|services)) for
          (?:anybody else|anyone else|others|(?:any|another|an|the) other
          (?:person|client|customer|company|employer|business|studio|agency|part(?:y|ies))|any
          (?:third part(?:y|ies)|other \\w{3,12})|another
          (?:client|customer|company|employer|business))`,
      ),
      unless: phrase(REPORT),
      why: 'The clause binds a party to work for one partner only, which rules out other income.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WEAKER} ${MUST_NOT}
          (?:\\w{1,12},? ){0,4}(?:accept|undertake|take on|take up|engage in|perform|seek|have)
          (?:any |other ){0,2}(?:work|engagements?|employment|commissions?|clients?|assignments?
          |bookings?|jobs?|business)(?: or \\w{3,12})? (?:from|for|with|of|elsewhere|during
          |while)(?: (?:any|another|other|anyone|anybody|others)(?: \\w{4,12})?)?`,
        `${WEAKER} ${MUST_NOT} (?:\\w{1,12},? ){0,4}(?:have|hold|take)
          (?:a second job|any other (?:employment|job|business interest)|other employment)`,
        `(?:purchase|buy|obtain|procure|source|order|acquire|use|stock|sell) …(?:only|solely
          |exclusively)
          (?:from|with|those|such|through|via)(?: (?:suppliers?|vendors?|products|goods|sources))?
          (?:that |which )?(?:us|(?:are )?(?:approved|designated|nominated|specified|supplied) by
          (?:us|the \\w{3,12})|(?:our|its|the) (?:\\w{4,12} )?(?:suppliers?|vendors?|affiliates?))`,
        `(?:purchase|buy|obtain|procure|source|order) (?:all|its entire|any)
          (?:\\w{1,14},? ){1,6}from (?:us|the (?:franchisor|licensor|company|supplier)
          |(?:suppliers?|vendors?|sources) (?:approved|designated|nominated|specified) by)`,
      ),
      requires: phrase('shall|will|must|may|agrees?|undertakes?|cannot'),
      unless: phrase(
        'conflict of interest|children|prescription|not (?:be )?(?:required|obliged)|free to',
        REPORT,
      ),
      why: 'The clause binds a party to one partner only, which rules out alternatives.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${MUST_NOT} (?:deal in|stock|sell|promote|market|carry|handle)(?:,? (?:or |and |nor )?(?:deal in|stock|sell|promote|market|carry|display|advertise)){0,3} (?:the |any )?(?:goods|products|brands?|articles|wares|services) (?:of|from|made by) any (?:other|third|competing|rival)`,
      ),
      unless: phrase('without first|counterfeit|unless', REPORT),
      confidence: 0.85,
      why: 'The clause bars dealings with anyone else, which rules out alternatives.',
    },
  ],
  examples: [
    'Mehta [[must not stock or advertise products from any other]] brewer.',
    'You must not sell counterfeit goods of any other brand.',
    'The Franchisee shall [[buy all flour from the Franchisor]].',
    '[[The Freelancer shall not accept work from any other]] person.',
    'The Franchisee must [[purchase all ingredients from suppliers designated by]] the Franchisor.',
    'The Grower shall [[deal in seed with the Breeder and nobody else]].',
    'She danced with him and nobody else; we will work with you and no one else minds.',
    'You may buy all parts from the shop, and you will accept other work.',
    'During the term [[the Contractor shall not work for anybody else]].',
    'A key will not work for another door, and he would not work for anybody else.',
    'Client shall [[purchase all services exclusively from Provider]].',
    'Acme is appointed as the [[exclusive distributor]] in Spain.',
    'A non-exclusive licence is granted, on an exclusive basis for nobody.',
    'The courts of Ohio have exclusive jurisdiction; the pool is exclusively for guests.',
  ],
});
