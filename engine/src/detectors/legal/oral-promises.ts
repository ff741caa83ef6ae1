import { phrase } from '#engine/phrases/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const STAFF =
  '(?:employees?|agents?|staff|sales ?(?:staff|people|persons?|men|representatives?|team)|representatives?|instructors?|dealers?|brokers?|consultants?|advisers?|advisors?)';
const PROMISES =
  '(?:statements?|promises?|representations?|commitments?|undertakings?|assurances?|advice|descriptions?|warrant(?:y|ies))';

export const oralPromises = riskyClause({
  id: 'oral-promises',
  typeName: 'Promises of staff do not count',
  description: 'What the staff of one party promises does not bind that party.',
  severity: 'low',
  recommendation: 'Have everything that you were promised written into the contract.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(n)' },
  triggers: [
    'salespeople',
    'our sales*',
    'our salesmen',
    'tell you',
    'told you',
    'says to you',
    'our staff',
    'our agents',
    'our employees',
    'our representatives',
    'its staff',
    'its agents',
    'sales staff',
    'sales team',
    'sales representative',
    'sales representatives',
    'salesperson',
    'no employee*',
    'no agent*',
    'no representative*',
    'no salesperson',
    'no dealer*',
    'oral promise*',
    'oral statement*',
    'oral assurance*',
    'oral representation*',
    'verbal promise*',
    'verbal statement*',
    'verbal assurance*',
    'verbal representation*',
    'verbal agreements',
  ],
  rules: [
    {
      form: phrase(
        `(?:not (?:be )?(?:bound|liable|responsible)|no (?:liability|responsibility)) …${PROMISES} …(?:made |given |said )?(?:by |from |of )(?:(?:any|our|its|the|a) )?(?:of our )?(?:\\w{2,10} )?${STAFF}`,
        `no (?:\\w{3,12},? (?:or )?)?${STAFF}(?: (?:or|of) \\w{1,12}(?: \\w{1,12}){0,2})? (?:has|have|is|are|may|can)(?: any| the)? (?:authority|authori[sz]ed|power|allowed|permitted)?(?: to)? ?(?:vary|change|bind|make|give|agree|promise|alter|amend)(?: \\w{1,12}){0,3}`,
        `(?:oral|verbal|spoken) (?:\\w{1,12},? (?:or |and )?){0,3}?${PROMISES} …(?:(?:is|are|shall be|will be) (?:not binding|void|of no effect|invalid|not (?:valid|part))|(?:do|does|shall|will) not (?:bind|count|form|be binding))`,
        `(?:oral|verbal) agreements (?:are|shall be|will be) (?:void|invalid|not binding|of no effect)`,
      ),
      unless: phrase(
        'contract of employment|except|each party|either party|discriminat(?:e|ion)',
        REPORT,
      ),
      why: 'What staff promises does not count.',
    },
    {
      form: phrase(
        `(?:not (?:be )?(?:bound|liable|responsible)|no (?:liability|responsibility)) (?:by |for |to )?(?:anything|what|whatever|any) (?:that )?(?:\\w{2,12} ){0,4}${STAFF} (?:\\w{2,12} )?(?:tells?|told|says?|said|promises?|promised|states?)`,
      ),
      unless: phrase(REPORT),
      why: 'What staff promises does not count.',
    },
  ],
  examples: [
    'We are [[not bound by anything our salespeople tell]] you.',
    'We are [[not bound by any statements made by our sales staff]].',
    '[[No employee has authority to vary these terms]].',
    '[[Verbal promises are not binding]].',
    'Our staff will help you; we stand by what our agents say.',
    'No employee has been late.',
  ],
});
