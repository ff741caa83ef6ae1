import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { NATIONALITY } from './nationality-words.ts';

/** Peoples by the names that advertisements use; each may also be a language. */
const PEOPLE_NAMES =
  'igbo|igbos|ibos|yoruba|yorubas|hausa|hausas|fulani|fulanis|ijaws|kikuyu|kikuyus|luo|luos|luhya|luhyas|kalenjins|zulus|xhosas|shonas|ndebeles|tutsis|hutus|malay|malays|tamil|tamils|sinhalese|biharis|punjabis|bengalis|gujaratis|madrasis|uyghurs|tibetans|kurds|hazaras|pashtuns|rohingyas|maoris|māori|prc|prcs|mainlanders'.split(
    '|',
  );
const PEOPLE = `(?:${PEOPLE_NAMES.join('|')})`;
const ANY = `(?:${PEOPLE}|${NATIONALITY}s?|foreigners|africans|chinese|muslims|hindus|christians)`;
/** Before the lowly end of a Hindu order of birth, and what the state calls it. */
const LOW_CASTE =
  '(?:sc|st|sc/st|sc-st|obc|dalit|adivasi|harijan|low(?:er)?[- ]caste|scheduled[- ]caste|scheduled[- ]tribe|backward[- ]class)';
const SEEKER =
  '(?:candidates?|applicants?|tenants?|boys?|girls?|fellows?|people|persons?|employees?|workers?|staff|lad(?:y|ies)|m[ae]n|wom[ae]n|famil(?:y|ies)|ones?)';
const START = `(?<=^\\W{0,8}(?:\\w{1,3}[.)\\]] ?)?|[,;.!(–—-]\\s{0,12}|(?:sorry|strictly|absolutely|preferably|please|pls|plz|and|but),? )`;
const END = `(?= ?(?:[.,;!)]|$|please|pls|plz|thanks|thx|sorry|need|allowed|wanted))`;
const NOT_SOUGHT = phrase(
  `there (?:is|are|was|were)|had|has|have|speak(?:s|ing)?|spoken|languages?|lessons?|subtitles?|versions?|translations?|alphabet|script|newspapers?|films?|century|history|study|survey|census`,
);

/** How advertisements and minutes turn away people of an origin or a caste. */
export const ethnicNotice: WordingPart = {
  triggers: [
    ...PEOPLE_NAMES.flatMap((name) => [
      `no ${name}`,
      `${name} only`,
      `prefer ${name}`,
      `prefers ${name}`,
      `preferred ${name}`,
      `preferably ${name}`,
      `/${name}`,
    ]),
    ..."own community only|same community only|only our own*|own caste|same caste|our caste|upper caste*|forward caste*|own tribe|same tribe|our tribe|own clan|our clan|no sc|no st|no obc|no dalit*|no adivasi*|no harijan*|no low caste*|no lower caste*|no lower-caste*|no scheduled*|sc candidate*|st candidate*|sc/st*|obc candidate*|dalit candidate*|lower caste*|lower-caste*|low caste*|scheduled caste*|dalit*|adivasi*|sc boy*|sc girl*|sc fellow*|sc tenant*|sc employee*|sc family*|sc worker*|caravan site|travellers site|travellers’ site|travellers' site|traveller site|gypsy site|halting site|gypsy camp|roma camp|refugee camp|refugee centre|refugee hostel|asylum centre|asylum hostel|asylum hotel|migrant hostel|migrant camp".split(
      '|',
    ),
  ],
  rules: [
    {
      form: phrase(
        `${START}no (?:${ANY} ?(?:[/,&]|or|and) ?){0,3}${PEOPLE}(?: ${SEEKER})?(?: ?(?:[/&]|,|or|and) ?${ANY}){0,3}${END}`,
        `${START}(?:strictly |only )?${PEOPLE}(?: ${SEEKER})? only(?= ?(?:[.,;!)]|$|please|pls|need))`,
        `${START}(?:prefer|prefers|preferred|preferably) (?:an? )?${PEOPLE}(?: ?(?:/|or|and) ?${ANY}){0,2} (?:(?:single|quiet|working|young) ){0,2}(?:(?:fe)?males?|guys?|couples?|lodgers?|students?|professionals?|${SEEKER})(?!')`,
      ),
      unless: NOT_SOUGHT,
      confidence: 0.86,
      why: 'The wording turns away or prefers people of an ethnic origin, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?:someone|somebody|anyone|people|only|candidates?|applicants?|boys?|girls?|staff|workers?|tenants?|person|m[ae]n)(?: only)? (?:from|of|belonging to) (?:our|their|my|his|the same) own community only`,
        `(?:someone|somebody|people|only|candidates?|applicants?|boys?|girls?|staff|workers?|tenants?|person|m[ae]n)(?: only)? (?:from|of|belonging to) (?:our|their|my|his|the same|an upper|upper|a forward|forward)(?: own)? (?:caste|tribe|clan)s?(?: only)?`,
        `only (?:our|people from our|those from our) own community`,
        `(?:(?:upper|forward|high|same) castes?) (?:${SEEKER} )?(?:only|preferred|wanted)`,
      ),
      unless: phrase(
        `volunteers?|community (?:centre|center|hall|garden|interest|kitchen)|marriage|bride|groom|matrimon\\w{2,4}|study|survey|history|century|novel|film|said that the`,
      ),
      confidence: 0.84,
      why: 'The wording takes only people of one caste, tribe or community.',
    },
    {
      form: phrase(
        `(?:an? |the |that |last |any )?${LOW_CASTE} ${SEEKER} (?:(?:was|were|is|are|got|had been|has been|who was|we) ){1,2}(?:taken|hired|selected|appointed|employed|kept|recruited|let in|housed|placed)(?: on| in)?[^.;]{0,50}? (?:problems?|issues?|trouble|friction|tension|complain(?:ts?|ed)|objections?|object(?:ed)?|awkward\\w{0,4}|uncomfortable)`,
        `(?:^\\W{0,8}|[,;.!] ?|please |pls |kindly |do not want |don't want |want )no ${LOW_CASTE}(?:s|(?: ${SEEKER}))?${END}`,
        `(?:avoid|reject|drop|skip|(?:do not|don't|never) (?:take|hire|want|keep|shortlist|employ|rent to|let to)) (?:any |the |all )?${LOW_CASTE}(?:s| ${SEEKER})`,
      ),
      unless: phrase(
        `must not|may not|unlawful|illegal|discriminat\\w{2,5}|commission|court|study|survey|reservation|reserved|applied|available|found|tribunal`,
      ),
      confidence: 0.84,
      why: 'The wording holds a caste or tribe against people.',
    },
    {
      form: phrase(
        `(?:no|not|nor|never) (?:a |any |an? )?(?:plots?|allotments?|pitch(?:es)?|tenanc(?:y|ies)|flats?|houses?|rooms?|halls?|memberships?|places?|licen[cs]es?|loans?|tables?|stalls?) (?:(?:should|shall|will|may|must|can|is|are|to) ){0,2}(?:be )?(?:let|rented|given|offered|allocated|allotted|granted|sold|leased|hired(?: out)?) to (?:anyone|anybody|people|persons|those|families|applicants|residents) (?:(?:who lives?|living|staying|based) )?(?:from|at|on|in|of) (?:the|that|this|any) (?:caravan|travell?ers['’]?|gypsy|halting|roma|refugee|asylum|migrant) (?:sites?|camps?|centres?|hostels?|hotels?)`,
        `(?:do not|don't|never|will not|won't|refuse to|agreed not to|resolved not to) (?:let|rent|lease|give|offer|allocate|sell) (?:(?:a|an|any|the|out) )?(?:\\w{4,10} )?to (?:anyone|anybody|people|persons|those|families|applicants|residents) (?:(?:who lives?|living|staying|based) )?(?:from|at|on|in|of) (?:the|that|this|any) (?:caravan|travell?ers['’]?|gypsy|halting|roma|refugee|asylum|migrant) (?:sites?|camps?|centres?|hostels?|hotels?)`,
      ),
      unless: phrase('court|tribunal|ombudsman|unlawful|holiday|campers|said that|must not'),
      confidence: 0.84,
      why: 'The decision shuts out people of an origin by where they live.',
    },
  ],
  examples: [
    'Self-contained, Ajah. [[No Hausa or Yoruba]], pls. Master room, [[no PRC/foreigners]] thx. [[Malays only]], halal kitchen.',
    'Studio in Jurong, [[prefer Malay couple]]. [[Prefers Tamil working ladies]].',
    'He speaks English but no Igbo. There were no Kurds in the valley. The manual is in Tamil only; we prefer Malay food.',
    'Get me [[somebody of our own caste]]; [[people from our own community only]]. [[Upper caste tenants preferred]].',
    'We want volunteers from our own community only if they have time. A bride of the same caste was sought in the novel.',
    'Since [[the Dalit girl was hired there has been some friction]] in the mess. [[Do not shortlist SC candidates]].',
    'No SC candidates applied for the reserved posts; the commission found that the Dalit boy was kept out.',
    'Agreed that [[no stall be granted to people from the halting site]]. We [[do not let rooms to anyone from the asylum hotel]].',
    'No pitch is let to anyone on the caravan site for holiday makers; no loan is given to residents of the centre.',
  ],
};
