import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const APPOINTS =
  'irrevocabl[ey] (?:and unconditional(?:ly)? )?(?:appoints?|nominates?|constitutes?|names?|designates?|makes?)';
/** Acts that reach beyond carrying out the contract. */
const ANYTHING = `(?:anything|everything|whatever|(?:any|all|every) (?:other )?(?:acts?|things?|deeds?|documents?|steps)
  |sell(?:s|ing)?|dispos(?:e|es|ing|al)|mortgag(?:e|es|ing)|transfer(?:s|ring)?|vot(?:e|es|ing)|as it (?:sees|thinks|likes|wishes))`;
/** Powers to register works are part of an assignment; agents for service and proxies decide nothing. */
const LIMITED = phrase(
  `inventions?|work product|patents?|copyrights?|intellectual property|assignments?|service of process
    |executing (?:such|the|any) documents|transfer agent|prox(?:y|ies)|notar(?:y|ies|ial)|not irrevocable|solicitors?
    |power of attorney (?:form|template|means|explained)|lasting power`,
  REPORT,
);

export const powerOfAttorney = riskyClause({
  id: 'power-of-attorney',
  typeName: 'Irrevocable power of attorney',
  description: 'Powers to act in a party’s name that the party cannot take back.',
  severity: 'high',
  recommendation: 'Limit the power to named acts after a default, and keep the right to revoke it.',
  triggers: [
    'irrevocably appoint*',
    'irrevocably and unconditionally appoint*',
    'irrevocably nominate*',
    'irrevocably constitute*',
    'irrevocably name*',
    'irrevocably designate*',
    'irrevocably make*',
    'irrevocable power of*',
    'irrevocable general power of*',
    'power of attorney cannot*',
    'power of attorney may not*',
    'power of attorney shall not*',
    'power of attorney is*',
  ],
  rules: [
    {
      form: phrase(
        `${APPOINTS} [^;:•]{1,160}? attorneys?(?:-in-fact)?,?(?: \\w{2,12},?){0,9} ${ANYTHING}(?: (?:of|including|for|in)(?: \\w{2,12}){1,4})?`,
        `irrevocable (?:general )?power of attorney (?:to|over|for) (?:\\w{2,12} ){0,5}${ANYTHING}`,
      ),
      unless: LIMITED,
      confidence: 0.9,
      why: 'The clause lets one party do almost anything in the other’s name, and the other cannot take that back.',
    },
    {
      form: phrase(
        `${APPOINTS} [^;:•]{1,160}? attorneys?(?:-in-fact)?`,
        '(?:gives?|grants?|confers?|signs?) (?:\\w{1,12} ){0,6}?irrevocable (?:general )?power of attorney',
        'power of attorney (?:(?:may|can|shall) not be|cannot be) (?:revoked|withdrawn|cancelled|canceled)',
        'power of attorney is (?:\\w{4,12} and )?irrevocable',
      ),
      unless: LIMITED,
      severity: 'medium',
      confidence: 0.85,
      why: 'The clause lets one party act in the other’s name, and the other cannot take that back.',
    },
  ],
  examples: [
    'The Borrower and the Guarantor [[irrevocably appoint the Lender as their attorney to do anything, including selling]] any home.',
    'The Tenant [[irrevocably appoints the Landlord as its attorney]] to collect the keys.',
    'The Debtor [[grants to the Bank an irrevocable power of attorney]].',
    'The [[power of attorney cannot be revoked]] while the loan runs.',
    'Consultant irrevocably appoints Company as attorney-in-fact for the purpose of assigning the patents.',
    'The Issuer irrevocably appoints Lex Agents as its attorney for service of process.',
    'She gave her sister a power of attorney, which she may revoke at any time.',
    'A lasting power of attorney is irrevocable only in some countries.',
  ],
});
