import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const OBJECT = `(?:(?:any of )?(?:this|the|any|its|all|your)
  (?:agreement|contract|lease|licen[sc]e|rights?|interests?|obligations?|duties|subscription|account|terms))`;

export const antiAssignment = riskyClause({
  id: 'anti-assignment',
  typeName: 'Assignment restriction',
  description: 'Clauses that bar a party from assigning the contract without consent.',
  severity: 'low',
  recommendation:
    'Ask that consent not be unreasonably withheld, and exempt affiliates and successors.',
  triggers: (
    'not hand this*|not pass this*|not sign this*|not hand the*|not pass the*|agreement on to*|contract on to*|cannot transfer*|not transferable|' +
    'assign|assigned|assignable|assignment|transfer this*|transferred|delegate|not transfer*|' +
    'party may transfer*|party shall transfer*|party will transfer*|party can transfer*|is null|' +
    'be null|is void|be void|not be sublicens*|not to sublicens*|not sublicens*|delegated|' +
    'delegation|not be transferable|without consent transfer|without approval transfer|' +
    'without permission transfer|sublicensed|sublicence*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:cannot|can't) (?:be )?(?:assign(?:ed)?|transfer(?:red)?) (?:this|the|your) (?:agreement|contract|licen[sc]e|lease|membership|subscription)`,
        `(?:may|shall|will|can|must) not (?:hand|pass|sign|make) (?:this|the|its|your) (?:agreement|contract|lease|tenancy|licen[sc]e) (?:on|over) to`,
        `(?:may|shall|will|can|must) not (?:be )?(?:assign(?:ed)?|transfer(?:red)?)(?:,?
          (?:or )?(?:assign(?:ed)?|transfer(?:red)?|delegated?|sublicensed?|subcontract(?:ed)?)){0,3}(?:
          ${OBJECT})?`,
        `(?:neither|no) party (?:may|shall|will|can) (?:assign|transfer)(?:,? (?:or )?\\w{1,12})? ${OBJECT}`,
        `(?:not|no|neither|nor) …(?:assign(?:ed|able|ment)?|transfer(?:red|able)?
          |delegat(?:e|ed|ion)|sublicen[sc]ed?) …(?:without|except with|unless) …(?:consent|approval
          |permission)`,
        '(?:without|except with) …(?:consent|approval|permission) …(?:assign(?:ed|ment)?|transfer(?:red)?)',
        `(?:agreement|contract|lease|rights?) (?:is|are) not assignable|not
          (?:be )?assignable(?: or transferable)?
          |(?:assignment|transfer) …without …consent …(?:is|be) (?:null and )?void`,
      ),
      requires: phrase(
        'agreement|contract|lease|licen[sc]e|rights?|obligations?|policy|terms|subscription|consent',
      ),
      unless: phrase('data|personal information|passengers?|otherwise make available'),
      why: 'The clause restricts assignment, so the contract cannot be transferred freely.',
      confidence: 0.85,
    },
  ],
  examples: [
    'You [[cannot transfer this contract]] to anyone else without our permission.',
    'Client [[may not assign this Agreement]] without consent.',
    '[[Neither party may assign its rights]] under this lease.',
    'The Agent [[may not pass this contract on to]] anybody.',
    'Staff may not pass the keys on to visitors, under the contract.',
    'Players may not transfer the ball; seats are assigned.',
    'The teacher may not assign homework on Fridays, under rule 2.',
    'Either party may assign this Agreement freely.',
    'You [[may not transfer any of your rights]].',
  ],
});
