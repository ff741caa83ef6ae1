import { personalStatement } from './personal-statement.ts';

const DATE =
  '(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}|(?:\\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w{0,6} (?:\\d{1,2},? )?(?:19|20)\\d\\d|(?:19|20)\\d\\d)';
const ENDS_ON = `(?:exp(?:ires?|iry|iring|ired)?|until|till|valid (?:to|until)|runs out|ends|ended)(?: (?:in|on))?\\W{1,3}`;
const CLASS =
  '(?:h-?1b|h-?2[ab]|h-?4|l-?1[ab]?|f-?1|j-?1|o-?1|e-?3|tn|opt|tier [1245]|skilled worker|health and care|graduate|student|study|spouse|spousal|dependant|dependent|partner|visitor|tourist|bridging|working holiday|critical skills|work|post-study|(?:subclass )?(?:189|190|186|187|188|400|417|457|462|482|485|491|494|500|590|801|820|866))';
const SUBJECT =
  "(?:he|she|they|who|i|we|mother|father|parents|family|husband|wife|client|tenant|student|employee|applicant|worker)(?: is| are| was| were| am|'s|'re|'m)";
const ENDS = '(?= ?(?:[.,;:)]|$|and|but|so|since|until|with|from|at|in))';

export const immigrationStatus = personalStatement({
  id: 'immigration-status',
  typeName: 'Immigration status',
  description:
    'A statement that a person holds, awaits or lacks a permit to stay or work in a country, or sought asylum there.',
  article: 'Art. 5(1)(c)',
  recommendation: 'Remove the statement, or keep it only where the matter depends on it.',
  triggers: (
    'visa exp*|visa until|visa till|visa valid*|visa runs out|visa ends|visa ended|permit exp*|permit until|permit valid*|permit runs out|permit ends|' +
    'visa refused|visa revoked|visa cancelled|visa canceled|on a visa|on an h*|on h*|on a student*|on a work*|on a spouse*|on a skilled*|on a bridging*|on a tourist*|on a visitor*|on a tier*|on a graduate*|on opt|' +
    'his visa|her visa|their visa|my visa|undocumented|illegally|no papers|without papers|asylum|asylum seeker|refugee|refugee claim|refugee status|overstayer|' +
    'leave to remain|settled status|pre-settled status|humanitarian protection|recourse to public funds|daca|tps|deferred action|deported|deportation order|removal order'
  ).split('|'),
  forms: [
    `${CLASS},? (?:visa|permit)(?: holder)?,? (?:${ENDS_ON}${DATE}|exp(?=\\W{0,3}$))`,
    `(?:his|her|their|my) (?:${CLASS} )?(?:visa|work permit|study permit|residence permit) (?:(?:has |is |was )?(?:expired|refused|revoked|cancelled|canceled|running out|about to expire)|${ENDS_ON}${DATE}|runs out (?:in|on) \\w{3,9})`,
    `${SUBJECT} (?:here |still |currently )?on (?:an? |his |her |the )?${CLASS} (?:visa|permit)|${SUBJECT} (?:here |still |currently )?on (?:an? )?(?:h-?1b|opt|l-?1[ab]?|j-?1|f-?1)${ENDS}`,
    '(?:overstayed|overstaying|overstays) (?:his|her|their|my|the|an?) (?:\\w{3,9} )?visa',
    `${SUBJECT} (?:\\w{3,10} )?(?:undocumented|seeking asylum|here illegally|in the country illegally|an? (?:asylum[- ]seeker|refugee|overstayer|illegal immigrant|undocumented \\w{4,10}))${ENDS}`,
    `(?:he|she|they|who|i) (?:(?:has|have|had) )?(?:claimed|sought|applied for|was granted|were granted|was refused|were refused|been granted|been refused) (?:asylum|refugee status|humanitarian protection)`,
    '(?:his|her|their|my) asylum (?:claim|application|case|appeal|interview|support)|(?:convert(?:s|ed|ing)?|change|switch) (?:it )?to (?:an? )?(?:refugee|asylum) claim',
    `(?:has|have|had|holds?|got|granted|given|awaiting|applied for) (?:indefinite|limited|discretionary|exceptional) leave to remain|(?:has|have|had|holds?|got|granted|applied for) (?:pre-settled|settled|refugee) status${ENDS}`,
    '(?:has|have|with|had) no recourse to public funds|(?:he|she|they|who|mother|family) (?:has|have|had|with) no papers|without papers(?= ?(?:[.,;)]|$))',
    `status(?: ?[:–-])?\\s{1,20}(?:daca|tps|asylee|refugee|undocumented|asylum[- ]seeker|overstayer|parolee)${ENDS}|(?:is|was|has|have|holds?|under|on) (?:an? )?(?:daca|tps|deferred action)(?: (?:recipient|status|holder|student))?${ENDS}`,
    '(?:he|she|they|who|father|mother|husband|wife|brother|sister) (?:is|was|were|has been|had been|got) (?:being )?deported(?: (?:to|from|in|last) \\w{3,12})?',
  ],
  why: 'The text says whether or how long a person may stay or work in a country.',
  examples: [
    'Name: Jane Roe\n00417,Roe,Jane,[[485 visa exp 2027-03-31]]\nStatus now   [[Student, permit exp]]. 2026-12-31',
    'Ms Roe said that [[her visa runs out in May]] and [[she is on a skilled worker visa]] until then.',
    'Jane Roe told us that [[she is undocumented]] and that [[her asylum claim]] was refused; her brother [[overstayed his visa]].',
    'Student: Jane Roe\n[[Status       DACA]]',
    'Mr Roe [[has indefinite leave to remain]]; [[he was deported to Ghana]]. Jane Roe [[has pre-settled status]].',
    'Your Visa card expires 2027-03-31, he said; the visa for the work is with her; status: refused.',
    'Applicants need a work visa valid until 2027. Refugees and asylum seekers are welcome, she said; if you are on a student visa, ask us.',
    'He is on opt-out lists; she is on a student council; his work permit for the scaffold is here.',
  ],
});
