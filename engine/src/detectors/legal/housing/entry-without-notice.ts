import { MAY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { LANDLORD_AND_TENANT_ACT, PROTECTION_FROM_EVICTION_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PLACE =
  '(?:premises|property|home|flat|apartment|house|room|rooms|building|site|land|unit|dwelling)';

export const entryWithoutNotice = riskyClause({
  id: 'entry-without-notice',
  typeName: 'Entry or lockout without notice',
  description:
    'Clauses that allow entry to a home or premises without prior notice, or a lockout without a court order.',
  severity: 'medium',
  recommendation: 'Require at least 24 hours’ notice, except in an emergency.',
  legalReference: { law: LANDLORD_AND_TENANT_ACT, article: 's. 11(6)' },
  triggers: (
    'change the locks|changing the locks|enter at all*|access at any time|come into*|' +
    'let himself*|let themselves*|hold a key|keep a key|show the*|unannounced|enter the*|' +
    'enter your*|enter any*|enter upon*|enter its*|access the*|enter at any time|entry without*|' +
    "enter customer*|enter client*|enter tenant*|enter lessee*|inspect the*|inspect your*|day or night|tenant's belongings|tenant's possessions|" +
    "tenant's goods|tenant's property|your belongings|your possessions|your goods|entry to*|" +
    'inspect upon*|inspect any*|inspect its*|inspect at any*|inspect at all*|inspect whenever|' +
    'inspect without|use a key|access upon|access at all*|access without*|access whenever|' +
    'access your home*|access your flat*|access your property*|access your room*|' +
    'access your premises*|access any room*|enter without*|enter whenever|enter day*|' +
    'enter property|enter home|inspect premises|inspect property|visit at any*|visit at all*|' +
    'visit the property*|visit the premises*|visit the flat*|visit the house*|visit the home*|' +
    'visit whenever|visit your home|visit your flat|visit without*|show your*|show any*|' +
    'come in at*|come in any*|come in when*|come in without*|come in day*|walk in*|drop in*|let itself*|let herself*|let ourselves*|lock you out|lock the tenant*|lock tenant*|locks may*|locks will*|locks can*|locked out|on the street|the possessions|the belongings|belongings may*|belongings will*|possessions may*|possessions will*|put your*|put tenant*|put the tenant*|' +
    'show it at*|show whenever|show at any*|any hour'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:enter|access|inspect|entry to)(?: upon)?
          (?:the |your |any |its )?(?:\\w{3,14}(?:'s)? )?${PLACE} (?:at any time |whenever \\w{2,10}
          (?:wish(?:es)?|likes?) )?(?:and )?(?:without
          (?:any |prior |giving |further )?(?:notice|warning)|unannounced)`,
      ),
      requires: phrase('may|can|entitled to|rights? to|shall be free to'),
      unless: phrase('emergenc(?:y|ies)|police|fire|warrant|only with|not enter', REPORT),
      why: 'The clause allows entry without notice, which intrudes on the occupant’s privacy.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:we|(?:the )?(?:landlord|owner|lessor|letting agent|agent|management|host|school)(?:
          (?:or|and) (?:his|her|its|the|their) \\w{3,12})?) ${MAY} (?:\\w{2,12},? ){0,3}(?:enter
          |access|visit|inspect|come in(?:to)?|walk in(?:to)?|drop in|let (?:him|her|it|them|our)sel(?:f|ves) in(?:to)?|show|use a key)(?: (?:upon |into )?(?:the|your|any)
          (?:\\w{3,14} )?${PLACE})? …(?:at any (?:time|hour)|at all times|whenever|unannounced|day
          or night|without
          (?:\\w{3,12} ){0,2}(?:notice|warning|appointment|asking|permission|consent))(?: of (?:the )?(?:day|night)(?: (?:or|and) night)?)?(?:,? (?:and )?without (?:\\w{3,12} ){0,2}(?:notice|warning))?`,
      ),
      unless: phrase(
        `emergenc(?:y|ies)|police|(?:cut|turn|shut|switch) off|api|accounts?|websites?|reasonable (?:prior )?(?:written )?notice
          |(?:24|48|twenty-four|forty-eight) hours|days' notice|not (?:enter|visit)|by appointment`,
        REPORT,
      ),
      why: 'The clause allows entry without notice, which intrudes on the occupant’s privacy.',
      confidence: 0.85,
    },
    {
      // The tenant's covenants of an English lease.
      form: phrase(
        `(?:to|shall|must|will) (?:let|allow|permit|admit) (?:the )?(?:landlord|owner|lessor|letting agent|agent|management)(?: (?:and|or) (?:his|her|its|their|any) \\w{3,12})? (?:to )?(?:enter|inspect|access|come into|visit)(?: (?:upon |into )?(?:the|any) (?:\\w{3,14} )?${PLACE})? …(?:at any (?:time|hour)|at all times|whenever|unannounced|day or night|without (?:\\w{3,12} ){0,2}(?:notice|warning))`,
      ),
      unless: phrase(
        `emergenc(?:y|ies)|reasonable (?:prior )?(?:written )?notice|(?:24|48|twenty-four|forty-eight) hours|by appointment`,
        REPORT,
      ),
      why: 'The clause allows entry without notice, which intrudes on the occupant’s privacy.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:landlord|owner|lessor|agent|we) ${MAY}
          (?:\\w{2,12} ){0,2}(?:(?:remove|dispose of|sell|throw away|throw out|put) (?:(?:the )?tenant's|your)
          (?:\\w{3,12} )?(?:belongings|possessions|goods|property)(?: (?:on|into|in|out on) the street| outside| out)?(?: and change the locks)?|change
          the locks(?: and (?:remove|dispose of|sell|throw away|throw out|put) (?:(?:the )?tenant's|your|all)
          (?:\\w{3,12} )?(?:belongings|possessions|goods|property)(?: (?:on|into|in|out on) the street| outside| out)?)?
          |lock (?:you|(?:the )?tenant) out)`,
        `(?:landlord|owner|lessor|agent|we) ${MAY} (?:\\w{2,12},? ){1,5}(?:and )?change the locks and (?:throw out|remove|clear out|dispose of|put out|sell) (?:all |any )?(?:(?:the )?(?:tenant|lessee|lodger)'s|your) (?:\\w{3,12} )?(?:things|belongings|possessions|goods|property|furniture)`,
        `(?:landlord|owner|lessor|agent|we) ${MAY},? [^.;:•]{0,30}?without (?:any )?(?:due )?(?:process of law|(?:judicial|legal) process|going to court)[^.;:•]{0,120}? change the locks`,
        `locks (?:may|can|will) be changed(?: \\w{2,12}){0,6}? (?:if|when|where|as soon as|without) (?:\\w{2,12} ){0,4}(?:rent|arrears|notice|late|owe|behind)`,
        `(?:belongings|possessions|goods) (?:may|can|will) be (?:put|placed|left|thrown|set) (?:out )?(?:on|onto|in) the (?:street|pavement|kerb|curb)`,
      ),
      unless: phrase(
        `(?<!\\bwithout )(?<!\\bwithout (?:a|an|any) )(?:court order|order of (?:the|a) court)|not (?:remove|change|lock)|after (?:you|the tenant) (?:has |have )?(?:left|moved out)|(?:lost|lose|loses) (?:\\w{2,8} ){0,2}keys?|burglary|at your request`,
        REPORT,
      ),
      recommendation:
        'Remove the clause; a tenant may be put out only by a court order, not by changing the locks.',
      legalReference: { law: PROTECTION_FROM_EVICTION_ACT, article: 's. 1 and 3' },
      why: 'The clause allows a lockout without a court order, which leaves the occupant without due process.',
      severity: 'high',
    },
  ],
  examples: [
    'Without any warning the [[landlord may change the locks]] and re-let the room without a court order.',
    'The landlord may change the locks only under a court order.',
    'If rent is late [[Owner may, without legal process, come in, change the locks]] and let the room again.',
    '[[Landlord may come in at any time of day or night without notice]].',
    "If Tenant is late [[Landlord may change the locks and put Tenant's belongings on the street]].",
    'The [[locks may be changed as soon as the rent is late]]. [[We may lock you out]] if you owe rent.',
    'On default the [[lessor may bar the door, change the locks and clear out your furniture]].',
    'We may change the locks if you lose your key; the agent may come in after two days of notice.',
    'If your program causes downtime, we may cut off access without prior notice.',
    '[[The lessor may show it to buyers day or night]].',
    "The [[landlord may remove the tenant's belongings and change the locks]] if rent is late.",
    '[[The Landlord may enter the property at any time]].',
    'The Landlord may enter the property at any time on 24 hours notice.',
    '[[The Landlord may enter the flat without notice]].',
    '[[We reserve the right to inspect your room unannounced]].',
    "Vendor may [[enter Customer's premises at any time and without notice]].",
    '[[To let the Landlord and his agents enter the Premises at any time]] of day or night.',
    'The tenant [[shall let the Landlord and his agents enter the flat at any time]].',
    'To let the Landlord enter the Premises at all times in an emergency, otherwise by appointment.',
    'In an emergency the Landlord may enter the flat without notice.',
    'You can access the site without an account; she will enter the building.',
  ],
});
