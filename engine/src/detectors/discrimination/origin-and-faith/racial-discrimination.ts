import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { IN_HOUSING_AND_CREDIT } from '#engine/detectors/discrimination/setting.ts';
import { CIVIL_RIGHTS_ACT, EQUALITY_ACT, RACIAL_EQUALITY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ethnicNotice } from './ethnic-notice.ts';
import { plainRace } from './plain-race.ts';

const GROUP = `(?:whites?|blacks?|caucasians?|asians?|hispanics?|latinos?|african-americans?|arabs?
  |gypsies|roma|foreigners|immigrants|negro(?:es)?|colou?red|mexicans?|mexican americans?|orientals?
  |american indians?|native americans?|chicanos?|puerto ricans?)`;
const PEOPLE = `(?:candidates?|applicants?|tenants?|employees?|staff|people|persons?|individuals?
  |gentlemen|men|women|males?|females?|families|family|couples?|neighbou?rhood|residents|customers
  |clients)`;

/** Hair as it grows or is worn by people of African origin. */
const HAIR = `(?:afros?|cornrows?|dreadlocks?|dreads|(?:box )?braids?|braided hair(?:styles?)?|locs|bantu knots|hair twists
  |natural hair(?:styles?)?|(?:natural |protective )?(?:black|african|afro)[ -](?:textured )?hair(?:styles?)?)`;
const AND = String.raw`(?:, |,? (?:and|or) )`;
const MINORITY =
  '(?:traveller|gypsy|roma|romani|sinti|black|asian|immigrant|migrant|refugee|foreign)';

export const racialDiscrimination = biasedWording({
  id: 'racial-discrimination',
  typeName: 'Racial discrimination',
  description: 'Requirements or preferences for people of a certain race, color or ethnic origin.',
  severity: 'high',
  recommendation: 'Remove the requirement; race and origin must not count in work or housing.',
  legalReference: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-2(a)' },
  bySetting: IN_HOUSING_AND_CREDIT,
  parts: [plainRace, ethnicNotice],
  triggers: (
    'aborigines|aboriginals|africans|no travellers|negro|negroes|colored|coloured|mexican*|white|whites|black|blacks|caucasian|caucasians|' +
    'asian|asians|hispanic|hispanics|latino|latinos|african american*|african-american*|arab|' +
    'arabs|gypsies|roma|foreigners|immigrants|light-skinned|dark-skinned|fair-skinned|' +
    'integrated neighborhood|same race|oriental*|american indian*|native american*|chicano*|' +
    'natural hair*|afro|afros|cornrow|cornrows|dreadlock|dreadlocks|dreads|braid|braids|braided hair*|locs|bantu knots|hair twists|black hair*|african hair*|traveller children|traveller pupils|traveller students|' +
    'traveller families|traveller girls|traveller boys|traveller kids|traveller tenants|traveller guests|traveller applicants|gypsy children|gypsy pupils|gypsy students|gypsy families|gypsy girls|gypsy boys|gypsy kids|gypsy tenants|gypsy guests|gypsy applicants|romani*|sinti|immigrant*|migrant*|refugee*|foreign*|' +
    'puerto rican*|restricted community|urban|inner city|inner-city|ethnic|allwhite'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${HAIR}(?:${AND}(?:${HAIR}|\\w{3,12})){0,3} (?:(?:is|are|will be|must|may|shall|should) )?(?:(?:strictly )?(?:not
          (?:be )?(?:allowed|permitted|accepted|acceptable|tolerated|worn|welcome)|forbidden|prohibited|banned|unacceptable|unprofessional))`,
        `(?:(?:must|may|shall|can|should|do|does) not|cannot|(?:is|are) not (?:allowed|permitted) to|never)
          (?:have|wear|come with|keep) (?:any |their hair in |hair in )?(?:\\w{3,12}${AND}){0,2}${HAIR}(?:${AND}${HAIR}){0,3}`,
        `${HAIR}(?:${AND}(?:${HAIR}|\\w{3,12})){0,3} (?:must|has to|have to|should|shall) be (?:straightened|cut(?: off| short)?(?= ?(?:[.,;!)]|$|before|for|at))|removed|relaxed)`,
        `(?<=^\\W{0,6}(?:\\d[\\d.]{0,5} )?|[,;:.] )no (?:\\w{3,12}${AND}){0,2}${HAIR}(?:${AND}${HAIR}){0,3}(?= ?(?:[.,;!)]|$|at|in|on|please|allowed))`,
      ),
      unless: phrase(
        'court|ruled|sued|was|were|had|laws?|crown act|news|said|helmets?|machines?|machinery|salon|stylists?|fishing|rope',
      ),
      legalReference: { law: EQUALITY_ACT, article: 's. 19' },
      recommendation: 'Remove the rule, or ask for tidy hair whatever its kind.',
      why: 'A ban on Afro-textured or braided hair keeps out people of one origin.',
      confidence: 0.86,
    },
    {
      form: phrase(
        `${MINORITY} (?:children|pupils|students|families|girls|boys|kids|applicants|tenants|guests)
          (?:are|will be|shall be|may be|can be|must be|may|must|have to) (?:(?:only|be) ){0,2}(?:admitted|accepted|enrolled|taken|taught|seated|housed|placed|considered|sit|use|eat)
          (?:only|separately|apart|last|at the back|in (?:an? |the )?separate|on (?:probation|trial)|after (?:an? )?(?:probation|trial)|(?:in|at) the (?:other|back))`,
        `only …for ${MINORITY} (?:children|pupils|students|families|tenants|guests)`,
      ),
      unless: phrase(
        `countr(?:y|ies)|reports?|courts?|study|studies|human rights|segregat\\w{1,5}|europe|said|were|was|historically|too often|still`,
      ),
      recommendation: 'Admit everyone on the same terms.',
      legalReference: { law: RACIAL_EQUALITY_DIRECTIVE, article: 'Art. 2(2)' },
      why: 'People of an ethnic group are admitted or placed on worse terms.',
      confidence: 0.86,
    },
    {
      form: phrase(
        `(?:must be|should be|only|prefer(?:ably)?|looking for|seeking|hire|rent to|no) (?:an? )?${GROUP} ${PEOPLE}`,
        `(?:would suit|suits?|ideal(?:ly)?(?: for)?|perfect for|prefer(?:ably|red|ring)?|(?:we(?:'re| are)|i'm|i am) (?:after|looking for)|want(?:ed|s)?:?|seeking|only) (?:an? )?(?:(?!black|white|brown)\\w{3,12},? ){0,2}(?:white|black|asian|caucasian|light-skinned|fair-skinned) (?:(?!(?:and|or|van|goods|collar|tie|belt|coat) )\\w{3,12} )?(?:girls?|guys?|lads?|lad(?:y|ies)|wom[ae]n|m[ae]n|couples?|persons?|females?|males?|students?|professionals?|tenants?|flatmates?|housemates?|chaps?|blokes?|lass(?:es)?|famil(?:y|ies))`,
        `no (?:\\w{3,12} or )?(?:blacks|aborigin(?:es|als)|africans|whites|asians|hispanics|latinos|arabs|gypsies|roma|foreigners|immigrants)`,
        `(?<=^\\W{0,6}|[,;] )no travellers(?= ?(?:[.,;!)]|$|please|need|or gyps|or roma))`,
        `${GROUP} (?:${PEOPLE} )?(?:only(?! ?[-–,;(] ?(?:the )?(?:white|black|brown|blue|red|green|clear) (?:ones?|bags?|versions?|types?))|preferred|need not apply|need apply|wanted|welcome only)`,
        `(?:all-?white|exclusively white|predominantly white|traditionally white)
          (?:neighbou?rhood|area|community|school|building)`,
        `(?:white|colou?red|negro|black|hispanic|latino|asian|caucasian|jewish)
          (?:private )?(?:homes?|households?|residences?|building|neighbou?rhood)`,
        '(?:light|dark|fair)-skinned (?:candidates?|applicants?|people|women|men|models?)',
      ),
      unless: phrase(
        'actors?|actress(?:es)?|cast(?:ing)?|film|police|officers|suspects?|missing|donors?|study|museum|barber|black tea|white paper|history|museum|white goods|black box|the white house',
      ),
      why: 'The wording requires or excludes people by race or ethnic origin, which equality law generally forbids.',
      confidence: 0.9,
    },
  ],
  examples: [
    'Box room, [[would suit a quiet white student]]. [[Preferably a white couple]].',
    'Police are looking for a white man; we are looking for a white van man, and black suits a tall man. Casting: ideally a young black actress.',
    '2.2 Boys [[may not have braids, locks or afros]]. Hair must be tidy.',
    '[[Braids, dreadlocks and afros are not permitted]]. [[No dreadlocks]] at the counter. [[Afros and dreadlocks must be cut off]].',
    'Hair must be tied back; long braids are fine near no machine. There are no braids in the rope.',
    'The court ruled that afros were not permitted there; the salon makes braids and cornrows.',
    '4.2 [[Traveller children are admitted only]] after a probationary term. [[Foreign pupils are taught separately]].',
    'Roma children are taught separately in some countries; refugee families are housed in the town.',
    '[[White applicants only]].',
    'We [[rent to Asian families]] and pets are fine.',
    '[[No foreigners]], please.',
    'Gardener: sorry, [[no backpackers or Aborigines]].',
    'Female professionals, [[no Travellers]].',
    'There were no travellers on the train, and no travellers came.',
    'Black and white prints only; a white paper for applicants.',
    'Cable ties, 200 mm, black only - clear ones snap',
    'The survey asked Hispanic and Asian customers about prices.',
    'It is unlawful to say “no blacks”.',
  ],
});
