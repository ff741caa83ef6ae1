import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { HIRING, SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import { IN_HOUSING_AND_CREDIT } from '#engine/detectors/discrimination/setting.ts';
import { CIVIL_RIGHTS_ACT, IMMIGRATION_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { LANGUAGE } from './language-names.ts';
import { NATIONALITIES, NATIONALITY } from './nationality-words.ts';
import { originExclusion } from './origin-exclusion.ts';
import { originPreference } from './origin-preference.ts';
import { plainOrigin } from './plain-origin.ts';

/** Nouns for the people sought by nationality. */
const SOUGHT = (
  'tenant|tenants|candidate|candidates|applicant|applicants|family|families|home|household|' +
  'residence|couple|neighborhood|neighbourhood|worker|workers|staff|employee|employees|nanny|' +
  'maid'
).split('|');

const LESSON = phrase(
  'course|courses|lessons?|class(?:es)?|learn(?:s|ing)?|train(?:er|ing)|coach(?:ing)?|he|she|was|were|i',
);

export const nationalOriginDiscrimination = biasedWording({
  id: 'national-origin-discrimination',
  typeName: 'National origin discrimination',
  description:
    'Requirements or preferences for people of a certain nationality, birthplace or accent.',
  severity: 'high',
  recommendation: 'Ask for the right to work, or for the language skills the work requires.',
  legalReference: { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-2(a)' },
  bySetting: IN_HOUSING_AND_CREDIT,
  parts: [plainOrigin, originExclusion, originPreference],
  triggers: [
    ...(
      'from overseas|from abroad|from other countries|from outside the uk|from outside the eu|from outside the us|from outside the country|passport holders|no foreigners|no immigrants|no migrants|foreigners please*|' +
      'foreigners need*|foreigners should*|foreigners do*|immigrants need*|immigrants please*|' +
      'citizens only|nationals only|us-born|uk-born|native-born|be born in|' +
      'been born in|accent|accents|locals only|nationality|citizens preferred|' +
      'nationals preferred|origin|descent|articulate|well-spoken|well spoken|' +
      'professional appearance|all-american|clean-cut|exotic|visa holders|work permit holders|' +
      'would suit|green card holders|local candidates|local applicants|locals preferred|only gujarati*|' +
      'only marwari*|only punjabi*|only tamil*|only bengali*|only marathi*|only telugu*|' +
      'only maharashtrian*|only brahmin*|need not apply|do not apply|should not apply|' +
      "don't apply|shouldn't apply|don't call|don't enquire|don't ring|need not call|" +
      'need not enquire|need not ring|do not call|do not enquire|do not ring|should not call|' +
      "shouldn't call|bother to apply|bother to call|bother to enquire|bother to ring|" +
      'bother apply|local people only|no central*|no south*|no north*|no east*|' +
      'no west african*|no west indian*|no west european*|non-uk citizen*|non-us citizen*|' +
      'non-eu citizen*|non-uk national*|non-us national*|non-eu national*|with many immigrants|' +
      'many immigrants|many foreigners|many migrants|immigrants|migrants|minorities|us citizen|' +
      'u.s. citizen|us citizens|u.s. citizens|uk citizen|british citizen'
    ).split('|'),
    ...NATIONALITIES.flatMap((name) => [
      `no ${name}*`,
      `more ${name}*`,
      `another ${name}*`,
      `only ${name}*`,
      `${name} only`,
      `${name}s only`,
      `${name} home`,
      `${name} household`,
      `${name} residence`,
      `${name}-born`,
      `${name} people`,
    ]),
    ...SOUGHT.flatMap((name) => [`${name} only`, `${name} preferred`, `${name} wanted`]),
  ],
  rules: [
    {
      form: phrase(
        `(?:us|u\\.s\\.|uk|eu|${NATIONALITY}) (?:citizens|nationals|passport holders) (?:only|preferred)`,
        `${NATIONALITY}s? only|locals only
          |(?:must|should) be (?:native|us|uk|${NATIONALITY})-born|prefer(?:ably|s)? (?:native|us|uk|${NATIONALITY})-born
          |(?:native|us|uk|${NATIONALITY})-born (?:candidates?|applicants?|tenants?|only|preferred|wanted)(?:
          (?:only|preferred|wanted))?`,
        `no (?:\\w{3,12} )?(?:students?|tenants?|applicants?|candidates?|couples?|families|people|lodgers?) from (?:overseas|abroad|other countries|outside the (?:uk|eu|us|country))(?= ?(?:[.,;:!)]|$|please|need|will|can|should|or|as))`,
        '(?:must|should) (?:be|have been) born in (?:the |great |northern |south |new )?\\w{1,20}',
        `(?:no|without|free of) (?:an? |any )?(?:foreign |strong |heavy |thick |noticeable )?accents?(?! (?:wall|colou?rs?|marks?|chairs?|lighting))`,
        `(?:must|should) be of ${NATIONALITY} (?:origin|descent|nationality)`,
      ),
      unless: phrase(
        `in ${NATIONALITY} only|languages?|speak(?:s|ing)?|spoken|talk|written|text|versions?
          |subtitles?|audio|documents?|translat(?:ed|ion)|manual|menu|website|page|support|tours?
          |lessons?|there (?:is|are|was|were)|had|this year|last year|keyboards?|security clearance|clearance|export control|itar|required by law`,
      ),
      why: 'The wording requires or excludes people by origin, nationality or accent, which equality law often forbids.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:postcodes?|zip ?codes?|areas?|districts?|neighbou?rhoods?|streets)
          (?:with|where there are|that have|full of|known for) (?:\\w{2,10} ){0,3}(?:immigrants
          |migrants|foreigners|refugees|minorities|muslims|gypsies|travellers)`,
      ),
      requires: phrase(
        `loans?|mortgages?|credit|lend(?:s|ing|ers?)?|guarantors?|premiums?|surcharge|deposits?|rents?
          |applicants?|customers?|(?:do not|don't|no longer) (?:deliver|serve|insure)`,
      ),
      unless: phrase('study|studies|survey|research|census|redlin(?:e|ed|ing)|he|she|report'),
      confidence: 0.8,
      why: 'The wording uses where people of an origin live as a proxy for that origin.',
    },
    {
      form: phrase(
        `must be (?:an? )?(?:(?:us|u\\.s\\.|uk|${NATIONALITY}) citizens?)(?: or (?:green card holders?
          |permanent residents?))?`,
      ),
      requires: phrase(
        `candidates?|applicants?|apply|hir(?:e|ing)|jobs?|roles?|positions?|you|looking for|green cards?|no
          visas?|h-?1b|sponsor(?:s|ed|ship)?|permanent residents?`,
      ),
      unless: phrase(
        `clearances?|cleared|secret|export control|itar|required by law|by law|federal|government
          |embassy|army|navy|military|police|voters?|elections?|elected|registered to vote|public office
          |defen[cs]e|classified|dod|nasa|spouse|not`,
      ),
      severity: 'medium',
      confidence: 0.7,
      recommendation:
        'Ask for the right to work, and for citizenship only where a law or government contract requires it.',
      legalReference: { law: IMMIGRATION_ACT, article: '8 U.S.C. § 1324b(a)(1)' },
      why: 'The wording requires a citizenship, although others may be allowed to work.',
    },
    {
      form: phrase(
        `(?:not|never|(?:don|won|can|wouldn|couldn|ain)'t|no longer) (?:be )?(?:going to )?(?:rent|renting|let|letting|hire|hiring|employ
          |employing|take|taking|sell|selling) (?:to |on |out to )?(?:any more|another|more)
          (?:${NATIONALITY}s|${NATIONALITY}(?= ?(?:[.,;!)]|$|people|person|man|woman|family|families|tenants?|drivers?|guys?|girls?|lads?|after|again)))`,
      ),
      unless: phrase('said|study|studies|news|army|soldiers|visas?|import(?:s|ed)?|tourists|hotel'),
      why: 'People of an origin are turned away.',
      confidence: 0.8,
    },
    {
      form: phrase(
        `no
          (?:(?:eastern|western|southern|northern|central|south|north|east|west) )?(?:${NATIONALITY}s
          |foreigners|immigrants|migrants)(?= ?(?:[.,;!)]|$|please|pls|plz|need|thanks|thx|allowed|or|and))`,
      ),
      unless: phrase('there (?:is|are|was|were)|had|has|have|were'),
      confidence: 0.85,
      why: 'The wording excludes people of a certain origin, which equality law often forbids.',
    },
    {
      form: phrase(
        `no ${NATIONALITY}s? (?:tenants?|candidates?|applicants?|families|family|people|persons?|workers?|households?)`,
        `${NATIONALITY}s? (?:${SOUGHT.join('|')}) (?:only|preferred|wanted|need not apply)`,
        `${NATIONALITY} (?:home|household|residence)`,
        `only (?:${NATIONALITY}|gujarati|marwari|punjabi|tamil|bengali|marathi|telugu|maharashtrian
          |brahmin)s?(?: or \\w{3,15})?
          (?:candidates?|applicants?|famil(?:y|ies)|tenants?|people|girls|boys)`,
        'local (?:candidates|applicants|people) only|locals preferred',
      ),
      requires: SELECTION,
      unless: phrase(
        `restaurant|food|cuisine|language|home (?:page|office|depot|market|country)|licen[cs]e
          |average|typical|median|survey`,
      ),
      confidence: 0.85,
      why: 'The wording requires or excludes people by origin, nationality or accent, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?:fluent,? |perfect,? )?accent-free (?:spoken )?(?:speech|${LANGUAGE})(?:
          (?:is |are )?(?:required|needed|essential|expected|preferred|a must|only))`,
        `(?:you|must|should|candidates|applicants) (?:speak|have)
          (?:fluent,? |perfect,? )?accent-free (?:spoken )?(?:speech|${LANGUAGE})`,
      ),
      unless: LESSON,
      confidence: 0.85,
      why: 'The wording excludes people with an accent, a proxy for national origin.',
    },
    {
      form: phrase(`accent-free (?:spoken )?(?:speech|${LANGUAGE})`),
      requires: HIRING,
      unless: LESSON,
      confidence: 0.8,
      why: 'The wording excludes people with an accent, a proxy for national origin.',
    },
    {
      form: phrase(
        'articulate|well-spoken|professional appearance|all-american|clean-cut|exotic (?:looks?|appearance)',
      ),
      requires: HIRING,
      unless: phrase('to articulate|articulate (?:the|a|an|your|our|their|how|why|ideas|complex)'),
      severity: 'low',
      confidence: 0.7,
      why: 'The wording is often a proxy for a preferred origin, class or accent.',
    },
    {
      form: phrase(
        `(?:${NATIONALITY}s?|foreigners|immigrants|migrants|non-(?:uk|us|eu) (?:citizens|nationals))
          (?:people )?(?:please )?(?:do not|don't|need not|should not|shouldn't)
          (?:bother (?:to )?)?(?:apply|call|enquire|ring)`,
      ),
      unless: phrase('visa|esta|for citizenship|for asylum'),
      confidence: 0.85,
      why: 'The wording turns away people of a certain origin, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:(?:please|let's|can we|could you|we should|i'd rather|i would rather) )?(?:try
          (?:to|and) )?)(?:get|find|have|take|choose|pick|hire|stick (?:to|with)|let (?:it )?to|rent
          (?:it )?to|go for) (?:(?:us|me|some|only|more|nice|decent|good|quiet) ){0,2}${NATIONALITY} people`,
        `(?:no more|not any more|enough) ${NATIONALITY} people`,
      ),
      unless: phrase('survey|restaurant|study|research|to (?:sign|vote|talk|speak|test|taste|try)'),
      confidence: 0.8,
      why: 'The wording requires or excludes people by origin, nationality or accent, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?:would suit|suits) (?:an? )?(?:(?:quiet|young|single|\\w{4,8}[ -]speaking) ){0,2}${NATIONALITY}(?: or ${NATIONALITY})?(?:
          (?:person|girl|lady|man|gentleman|couple|student|family|tenant|professional|lodger)s?)?(?= ?(?:[.,;!)]|$))`,
      ),
      unless: phrase(
        'tastes?|palates?|style|cuisine|kitchen|furniture|weather|climate|car|dress|dish',
      ),
      confidence: 0.8,
      why: 'The wording asks for people of a certain origin, which excludes others.',
    },
    {
      form: phrase(
        `(?:visa|work permit|green card) holders
          (?:please )?(?:need not|do not|don't|should not|shouldn't|cannot|can not|will not be|are not)
          (?:bother (?:to )?|be )?(?:apply|call|considered|hired|accepted)(?! (?:for|online|in|at))`,
      ),
      requires: SELECTION,
      confidence: 0.85,
      why: 'The wording turns away people who may work because of how they obtained that right.',
    },
  ],
  examples: [
    '[[No Irish]], no dogs. [[No Irish need apply]]. Sorry, [[no Poles]], please.',
    'The tent comes with no poles, and he speaks no Irish; there were no Irish on board.',
    '[[Only Germans may apply]]. [[Only Polish nationals will be considered]].',
    'Only Germans can vote in the election, and only Irish citizens may apply for the passport.',
    '  - [[Filipino, Indian or East European nationality preferred]]',
    '[[Preference is given to Filipino or Indian candidates]]. [[Nationality preferred: Sri Lankan or Indian]].',
    'Indian food is preferred, and preference is given to European standards.',
    'The owner [[asked us to avoid foreigners]]. We [[avoid renting to immigrants]]. The owner [[does not want foreigners]]. [[Preferably Polish workers]].',
    'Tourists avoid foreigners’ queues at passport control; avoid migrants crossing the road.',
    '4. Not to have visitors, [[nor to cook food with a strong smell such as curry]]. [[No curry smells]].',
    'Do not cook the curry too long; take care not to cook rice such as basmati.',
    'I’m [[not renting to any more Somalis]] after the last ones; I [[won’t take another Romanian]].',
    'We do not take any more German cars, and we never sell another Dutch bike.',
    '[[British-born applicants preferred]]. Please try to [[get English people]] for the top flat.',
    'Sunny room, [[would suit English-speaking European]].',
    'The Indian-born actor met English people; the sofa would suit an Italian style. We have Polish people to talk to.',
    'One room to let: [[no tenants from abroad]], please.',
    'No people from overseas came, and there were no students from abroad.',
    '- [[no Eastern Europeans]]',
    '- [[British passport holders only]] - no checks',
    "[[Foreigners please don't apply]].",
    'Foreigners need not apply for a visa; there are no eastern doors.',
    '[[US citizens only]].',
    'The job is in Bath. [[Visa holders need not apply]].',
    'Visa holders need not apply online for the job fair.',
    '[[Accent-free English required]]; for the desk you [[must speak accent-free German]].',
    'Learn accent-free English in our course; she spoke accent-free French.',
    'Receptionist [[without an accent]] wanted; you [[must be born in the UK]].',
    'Loans to [[postcodes with many immigrants]] need a guarantor.',
    'The study compares loans in areas with many immigrants.',
    'You [[must be a US citizen or green card holder]] for this role.',
    'Applicants must be US citizens to hold a clearance; the role is a federal one.',
    'Applicants [[must be of German origin]].',
    'Room in Astoria. [[No Indians]]. Utilities incl, [[no Nigerians/Ghanaians]] pls. [[Prefer Filipino working lady]].',
    'No Indian/Chinese menu today, sorry. We prefer Italian male singers for the part; preferably German students’ books.',
    'There were no Indians.',
    'For rent: [[no Polish tenants]].',
    'The ideal candidate is [[articulate]].',
    '[[Only Gujarati or Marwari candidates]] may apply.',
    'You will articulate the vision of the product; an Italian restaurant is next door.',
    'US citizens only, since the work needs a security clearance.',
    'Flat to let, [[Albanian tenants preferred]], [[no north Africans]].',
    'The manual is English only, and our tours are French only.',
    'The average German household has two rooms available.',
    'Goods carry certificates of origin; she was born in Leeds.',
    'We employ people regardless of nationality; an accent wall brightens the room.',
  ],
});
