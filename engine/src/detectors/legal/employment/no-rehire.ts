import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CALIFORNIAN_CIVIL_PROCEDURE_CODE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LEAVER =
  '(?:you|he|she|they|(?:the |an |any )?(?:employees?|workers?|contractors?|staff|leavers?|claimants?)|anyone who \\w{4,9}|whoever \\w{4,9}|those who \\w{4,9}|m[rs]{1,2}\\.? \\w{2,15})';
const WORK = '(?:work|employment|jobs?|positions?|posts?|re-?employment|roles?|engagements?)';

export const noRehire = riskyClause({
  id: 'no-rehire',
  typeName: 'No-rehire clause',
  description:
    'Clauses that bar a person who leaves or settles a claim from ever working for the employer or group again.',
  severity: 'medium',
  recommendation:
    'Remove the clause; it can read as retaliation for a complaint, and some states void it.',
  legalReference: { law: CALIFORNIAN_CIVIL_PROCEDURE_CODE, article: '§ 1002.5' },
  triggers: (
    'again seek*|rehire|re-hire|rehired|re-hired|re-employ*|reemploy*|never again apply|' +
    'not again apply|never apply|not apply for*|not to apply*|never to apply|' +
    'never again to apply|not seek employment|never seek*|not seek re*|not seek work|' +
    'never be considered|not be considered*|never be employed|never be engaged|never again be*|' +
    'not eligible for re*|ineligible for re*|never work for*|never again work*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:shall |will |may |can |agrees? |promises? |undertakes? |must )(?:never(?: again)?|not)(?: again)? (?:to )?(?:(?:apply for|seek|accept|ask for|request) (?:any )?(?:future |further |other |new )?${WORK}|apply|work)(?: again)? (?:with|at|for|from|in) (?:us|(?:the )?(?:company|group|employer|firm|bank|business|council|school|releasees)|(?:any of )?(?:our|its|the company's))(?: …(?:affiliates?|group|subsidiaries))?`,
        `(?:will|shall|is|are|can|may) (?:never|not)(?: again)? be (?:considered|employed|engaged|eligible|taken on|hired)(?: …| )(?:again|re-?hired|re-?hire|re-?employ(?:ed|ment))`,
        `(?:will|shall) never(?: again)? be (?:considered|eligible) for (?:an? |any )?(?:future |other )?${WORK}(?: …(?:again|affiliates|group))?`,
        `(?:is|are|will be|shall be) (?:ineligible|not eligible) for (?:any )?(?:rehire|re-hire|re-?employment)`,
        `(?:no-rehire|no re-?hire) (?:clause|list|provision)|do-not-rehire list`,
        `(?:company|employer|group|firm|we) (?:has|have|is under) no (?:duty|obligation) to (?:rehire|re-hire|re-?employ|consider)(?: ${LEAVER})?`,
      ),
      requires: phrase(
        'employ\\w{0,7}|work|job|jobs|company|resigns?|leaves?|group|affiliates|rehired?|us|apply|application',
      ),
      unless: phrase(
        'gross misconduct|dismissed for cause|theft|visa|grant|licen[sc]e|funding|within (?:six|three|12|6|3) months|unsuccessful|retire(?:d|ment)|pension',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause bars a person from ever working for the employer again, which limits their future job options.',
    },
  ],
  examples: [
    'He [[shall never seek work with Company, its suppliers or its affiliates]].',
    'Those who resign [[will never be employed by our group again]].',
    'The employee [[will not again seek employment with the Company or its affiliates]].',
    'She [[is ineligible for rehire]] at any company of the group.',
    'Mr Roe [[will never again apply for any job with the Company]].',
    'Anyone who leaves us may apply for a job with the company again at any time.',
    'Unsuccessful candidates may not apply for jobs with the company within six months.',
    'You will never work for free with us.',
    'The patch will not be considered again until the tests pass.',
  ],
});
