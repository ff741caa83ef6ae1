import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const STAFF = `(?:employees?|agents?|staff
  |sales ?(?:staff|people|persons?|men|representatives?|team)|representatives?|instructors?|dealers?
  |brokers?|consultants?|advisers?|advisors?)`;
const PROMISES = `(?:statements?|promises?|representations?|commitments?|undertakings?|assurances?
  |advice|descriptions?|warrant(?:y|ies))`;

export const oralPromises = riskyClause({
  id: 'oral-promises',
  typeName: 'Disclaimer of oral promises',
  description:
    'Terms under which statements by a party’s staff, or statements made before signing, do not bind that party.',
  severity: 'low',
  recommendation: 'Have every promise that matters written into the contract.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(n)' },
  triggers: (
    'salespeople|our sales*|tell you|told you|says to you|our staff|our agents|our employees|' +
    'our representatives|its staff|its agents|sales staff|sales team|sales representative|' +
    'sales representatives|salesperson|no employee*|no agent*|no representative*|no dealer*|' +
    'oral promise*|oral statement*|oral assurance*|oral representation*|verbal|spoken|' +
    'oral agreements*|oral commitment*|oral undertaking*|oral advice*|oral description*|' +
    'oral warrant*|no staff*|no adviser*|no advisor*|no consultant*|no broker*|no instructor*|' +
    'no sales*|not responsible for anything|not responsible for what|' +
    'not responsible for whatever|not responsible for any promise*|' +
    'not responsible for any statement*|not responsible for any representation*|' +
    'not responsible for any advice|not responsible for any assurance*|not liable for anything|' +
    'not liable for what|not liable for whatever|not liable for any promise*|' +
    'not liable for any statement*|not liable for any representation*|' +
    'not liable for any advice|not liable for any assurance*|no liability for anything|' +
    'no liability for what|no liability for whatever|no liability for any advice|' +
    'no liability for any statement*|no liability for any promise*|' +
    'no responsibility for anything|no responsibility for what|no responsibility for whatever|' +
    'no responsibility for any advice|no responsibility for any statement*|' +
    'no responsibility for any promise*|said by|given by any staff|given by any agent*|' +
    'given by any employee*|given by any representative*|given by any dealer*|' +
    'given by any sales*|given by its agent*|given by its employee*|' +
    'given by its representative*|given by its dealer*|given by its sales*|made by any staff|' +
    'made by any agent*|made by any employee*|made by any representative*|made by any dealer*|' +
    'made by any sales*|made by its agent*|made by its employee*|made by its representative*|' +
    'made by its dealer*|made by its sales*|our advisers|our instructors|our consultants|' +
    'our dealers|not bind*|not bound|instructor|brokers|of no effect|or staff*|or dealer*|' +
    'or adviser*|or advisor*|or consultant*|agent tells|agent promises|agent promised|' +
    'employee tells|employee promises|employee promised|adviser tells|adviser promises|' +
    'adviser promised|broker tells|broker promises|broker promised|dealer tells|' +
    'dealer promises|dealer promised|consultant tells|consultant promises|consultant promised|' +
    'salesman tells|salesman promises|salesman promised|representative tells|' +
    'representative promises|representative promised|agents tell|agents promise|' +
    'agents promised|employees tell|employees promise|employees promised|advisers tell|' +
    'advisers promise|advisers promised|dealers tell|dealers promise|dealers promised|' +
    'instructors tell|instructors promise|instructors promised|consultants tell|' +
    'consultants promise|consultants promised|salesmen tell|salesmen promise|salesmen promised|' +
    'representatives tell|representatives promise|representatives promised|bound by anything|' +
    "bound by what|bound by whatever|doesn't count|does not count|hasn't relied|has not relied|" +
    "not relied|haven't relied|not rely on any*|not rely upon any*|does not bind*|" +
    "doesn't bind*|doesn't matter|doesn't apply|not matter"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:not (?:be )?(?:bound|liable|responsible)|no
          (?:liability|responsibility)) …${PROMISES} …(?:made |given |said )?(?:by |from |of )(?:(?:any|our|its|the|a) )?(?:of our )?(?:\\w{2,10} )?${STAFF}`,
        `no (?:\\w{3,12},? (?:or )?)?${STAFF}(?: (?:or|of) \\w{1,12}(?: \\w{1,12}){0,2})? (?:has
          |have|is|are|may|can)(?:
          (?:(?:any|the) )?(?:authority|authori[sz]ed|power|allowed|permitted) to)?
          (?:vary|change|bind|make|give|agree|promise|alter|amend)(?: \\w{1,12}){0,3}`,
        `(?:oral|verbal|spoken) (?:\\w{1,12},?
          (?:or |and )?){0,3}?${PROMISES} …(?:(?:is|are|shall be|will be)
          (?:not binding|void|of no effect|invalid|not (?:valid|part))|(?:do|does|shall|will) not
          (?:bind|count|form|be binding))`,
        `(?:oral|verbal) agreements (?:are|shall be|will be) (?:void|invalid|not binding|of no effect)`,
      ),
      unless: phrase(
        'contract of employment|except|each party|either party|discriminat(?:e|ion)',
        REPORT,
      ),
      why: 'The clause disclaims promises made by staff, so only the written terms count.',
    },
    {
      form: phrase(
        `(?:not (?:be )?(?:bound|liable|responsible)|no (?:liability|responsibility))
          (?:by |for |to )?(?:anything|what|whatever|any) (?:that )?(?:\\w{2,12} ){0,4}${STAFF}
          (?:\\w{2,12} )?(?:tells?|told|says?|said|promises?|promised|states?)`,
      ),
      unless: phrase(REPORT),
      why: 'The clause disclaims promises made by staff, so only the written terms count.',
    },
    {
      form: phrase(
        `what (?:our|its|the) (?:\\w{3,12} )?(?:agents?|staff|salespeople|salesm[ae]n|brokers?|reps?|representatives|people|advis[eo]rs?) (?:have |has |may have )?(?:told|said|promised)(?: to)? ?(?:you|them|him|her|it)? (?:doesn't|does not|shall not|will not) (?:count|bind us|bind|matter|apply)`,
        `(?:buyer|client|customer|tenant|purchaser|franchisee|borrower|investor|you|she|he) (?:hasn't|has not|haven't|have not|did not|does not|do not) (?:relied|rely) (?:up)?on (?:anything|any (?:\\w{3,12} )?(?:statements?|representations?|promises?))(?: (?:that )?(?:it|he|she|you|they) (?:was|were) told)?`,
      ),
      unless: phrase(`fraud|each party|neither party|either party|parties`, REPORT),
      confidence: 0.75,
      why: 'The clause disclaims statements made before signing, so only the written terms count.',
    },
  ],
  examples: [
    '[[What our brokers have promised you does not bind us]].',
    'The [[buyer has not relied on any statement]] of the seller.',
    'Each party says that it has not relied on any statement, save for fraud.',
    'What our staff told you is binding, and does count.',
    'We are [[not bound by anything our salespeople tell]] you.',
    'We are [[not bound by any statements made by our sales staff]].',
    '[[No employee has authority to vary these terms]].',
    '[[Verbal promises are not binding]].',
    'Our staff will help you; we stand by what our agents say.',
    'No employee has been late.',
    '[[Spoken assurances do not bind]] the Company.',
  ],
});
