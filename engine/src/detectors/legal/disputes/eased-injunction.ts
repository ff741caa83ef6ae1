import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const easedInjunction = riskyClause({
  id: 'eased-injunction',
  typeName: 'Injunction without proof or bond',
  description: 'Clauses that allow an injunction without proof of harm or without posting a bond.',
  severity: 'low',
  recommendation: 'Leave proof of harm and security to the court, or make the right mutual.',
  triggers: (
    'proof of any*|proof of monetary*|proof of such*|proof of harm|proof of injury|proving any*|proving monetary*|proving such*|proving harm|proving injury|prove any*|prove monetary*|prove such*|prove harm|prove injury|prove damage*|showing of*|proving damage|proof of damage|no bond|no security|post bond|post a bond|posting bond|posting a bond|posting of a bond|posting of bond|post any bond|' +
    'posting any bond|bond being*|bond or other*|bond or any*|bond or security|proof of actual*|' +
    'proving actual*|prove actual*|proving any actual*|proving damages|proof of damages|' +
    'showing or proving*|posting security|post security|provide security*|posting of security' +
    '|to show damage*|to show harm*|to show loss*|to show any*|showing damage*|showing harm|showing loss|giving security|give security|prove loss|proving loss'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `without (?:\\w{2,12},? ){0,8}(?:(?:post|posting|furnish|furnishing|giving|providing)(?: of)?
          (?:(?:an?|any) )?(?:bond|(?:\\w{3,8} )?security|surety)|bond (?:being|or (?:other|any) security))`,
        `without (?:\\w{2,12},? ){0,6}(?:proof of|proving|prove|showing of) (?:any )?(?:actual |monetary |such )?(?:damages?|harm|injury)`,
        `no (?:bond|security|proof of (?:actual )?damages?)
          (?:or \\w{3,9} )?(?:is|shall be|will be) (?:required|necessary|needed)`,
        'waives? (?:any |the )?(?:requirement|need|right) (?:\\w{2,10} ){0,4}(?:bond|security|proof of (?:actual )?damages?)',
      ),
      requires: phrase(
        'injunctions?|injunctive|relief|equitable|specific performance|restraining|irreparabl[ey]',
      ),
      unless: phrase(
        'either party|each party|a party|non-?(?:breaching|violating|defaulting)|both parties|neither party|other party',
        REPORT,
      ),
      why: 'The clause allows an injunction without proof of harm or without a bond, which removes usual safeguards.',
    },
    {
      form: phrase(
        `without (?!showing or)(?:\\w{2,12},? ){0,6}(?:show|showing) (?:any )?(?:actual |special )?(?:damages?|harm|loss)`,
      ),
      requires: phrase(`injunctions?|injunctive|restraining|court order|relief`),
      unless: phrase(
        'either party|each party|a party|both parties|neither party|other party',
        REPORT,
      ),
      why: 'The clause allows an injunction without proof of harm, which removes a usual safeguard.',
    },
  ],
  examples: [
    'Hollis may seek an injunction [[without needing to show loss]].',
    '- Such relief [[without posting bond]] or proving actual damages.',
    'Company may obtain injunctive relief [[without proof of actual damages]].',
    'Company will be entitled to an injunction [[without any requirement to post bond]].',
    'It may seek equitable relief, and [[no bond shall be required]].',
    'Either party may seek an injunction without posting a bond.',
    'The court may grant an injunction upon security.',
    'They were held without proof of harm.',
  ],
});
