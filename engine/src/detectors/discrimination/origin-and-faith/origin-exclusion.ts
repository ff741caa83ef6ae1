import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { NATIONALITIES, NATIONALITY } from './nationality-words.ts';
import { originShutOut } from './origin-shut-out.ts';

/** Names of peoples that do not end like their adjective. */
const PEOPLES =
  'irish|irishmen|poles|turks|spaniards|kurds|serbs|croats|czechs|slovaks|brits|scots';
/** In small letters, some peoples are things: a tent may have no poles. */
const CAPITALIZED = /\bno (?:irish|[A-Z])|\bNo (?:irish|[A-Z])|\bNO [A-Z]/;
const PEOPLE = `(?:${PEOPLES}|${NATIONALITY}s|${NATIONALITY} (?:people|nationals|citizens))`;
const ORIGIN = `(?:(?:east(?:ern)?|west(?:ern)?|south(?:ern)?|north(?:ern)?|central)[ -])?${NATIONALITY}`;
const ORIGINS = String.raw`(?:${ORIGIN}(?:, | ?\/ ?|,? (?:or|and) )){0,4}${ORIGIN}`;
const UNWANTED = `(?:foreigners|immigrants|migrants|refugees|asylum seekers|travellers|gypsies|africans|${NATIONALITY}s|poles|turks)`;
/** Offices and competitions that a country may reserve to its citizens. */
const RESERVED = phrase(
  `clearances?|federal|government|arm(?:y|ed forces)|navy|police|embass(?:y|ies)|consulates?|visas?
    |passport control|scholarships?|grants?|fellowships?|citizenship|vot(?:e|ing|ers)|elections?
    |by law|teams?|competitions?|championships?|prizes?|he|she|said|was|were|study`,
);
const WHY =
  'The wording requires or excludes people by origin or nationality, which equality law often forbids.';
const CONFIDENCE = 0.86;

/** Wording that turns people away, or prefers them, by nationality or by what is taken for its mark. */
export const originExclusion: WordingPart = {
  parts: [originShutOut],
  triggers: [
    ...PEOPLES.split('|').flatMap((name) => [`no ${name}`, `only ${name}`]),
    ...NATIONALITIES.flatMap((name) => [
      `prefer ${name}*`,
      `prefers ${name}*`,
      `preferred ${name}*`,
      `${name} nationals`,
      `${name} citizens`,
      `${name} passport*`,
      `${name} background`,
      `no ${name}/*`,
      `no ${name}s/*`,
      `preferably ${name}`,
      `ideally ${name}`,
    ]),
    ...'to foreigners|to immigrants|to migrants|to refugees|to asylum seekers|to travellers|to gypsies|to africans|want foreigners|want immigrants|want migrants|want refugees|want travellers|want gypsies|want africans|hire foreigners|hire immigrants|employ foreigners|employ immigrants|hire migrants|hire refugees|hire travellers|employ migrants|employ refugees|any foreigners|avoid|avoids|avoided|avoiding|to cook|cooking|curry|curries|preference|nationalities|nationals|nationality|national'.split(
      '|',
    ),
  ],
  rules: [
    {
      form: phrase(
        `(?<=^\\W{0,6}|[,;.!–—-] ?|(?:sorry|strictly|absolutely|preferably|please|and|but),? )no (?:${PEOPLES})(?=
        ?(?:[.,;!)]|$|please|pls|plz|need|thanks|thx|allowed|wanted|this time|next time|again|or|and))(?: need apply)?`,
        `(?<=^\\W{0,6}|[,;.!–—-] ?|(?:sorry|strictly|absolutely|preferably|please|and|but),? )no (?:${NATIONALITY}s?|prc)(?: ?[/&] ?(?:${NATIONALITY}s?|prcs?|foreigners|africans|muslims|blacks)){1,3}(?=
        ?(?:[.,;!)]|$|please|pls|plz|need|thanks|thx|sorry|allowed|wanted|tenants?|applicants?))`,
      ),
      requires: CAPITALIZED,
      unless: phrase(
        `there (?:is|are|was|were)|had|has|have|speak(?:s|ing)?|languages?|lessons?|versions?|whiske?y
        |songs?|history|historical|century|myth|signs?`,
      ),
      confidence: CONFIDENCE,
      why: 'The wording excludes people of a certain origin, which equality law often forbids.',
    },
    {
      form: phrase(
        `only ${PEOPLE} (?:may|can|should|need|must|will|are)(?: (?:be|to))?
        (?:apply|considered|accepted|hired|employed|admitted|housed|taken|invited|shortlisted)`,
        `${PEOPLE} only need apply`,
      ),
      unless: RESERVED,
      confidence: CONFIDENCE,
      why: WHY,
    },
    {
      form: phrase(
        `${ORIGINS} (?:nationality|nationals?|citizens?|passport holders?|origin|descent|background)(?:
        (?:is|are|will be|strongly|highly)){0,2}
        (?:preferred|only|required|wanted|desired|essential|a must|given (?:preference|priority))`,
        `nationality ?: ?${ORIGINS} (?:preferred|only|required)`,
        `(?:preferably|ideally) ${ORIGINS} (?:workers|staff|tenants|candidates|applicants|nationals|lodgers|couples?|famil(?:y|ies))`,
        `(?:tenants?|applicants?|candidates?|lodgers?|flatmates?) ?(?::|,|must be|should be) only ${PEOPLE}(?= ?(?:[.,;!)]|$))`,
        `(?:preferred nationalit(?:y|ies)|nationalit(?:y|ies) (?:preferred|required|wanted))(?: is| are)? ?:? ?${ORIGINS}`,
        `preference (?:(?:is|will be|is being) )?(?:given )?(?:to|for) ${ORIGINS}
        (?:nationals?|nationality|citizens|candidates|applicants|people|staff|workers|tenants|families|passport holders)(?!')`,
        `(?:prefer|want|seek|seeking|looking for|hire|hiring|need) (?:only )?(?:an? )?${ORIGINS} (?:nationals?|nationality)`,
        `(?<=^\\W{0,8}(?:\\w{1,3}[.)\\]] ?)?|[,;.!] ?)(?:strongly |highly )?(?:prefers?|preferred|preferably|ideally):? (?:an? )?${ORIGINS}(?:/\\w{4,12})? (?:(?:single|quiet|working|young|clean),? ){0,2}(?:(?:fe)?males?|lad(?:y|ies)|girls?|guys?|gents?|gentlem[ae]n|couples?|famil(?:y|ies)|tenants?|lodgers?|flatmates?|housemates?|professionals?|students?|maids?|nann(?:y|ies)|drivers?)(?: (?:working )?professionals?| only| students?)?(?!'|(?<=s)'| (?:shoes|wear|clothes|bags|fashions?|voices?|vocals?|singers?|actors?|names?))`,
      ),
      unless: RESERVED,
      confidence: CONFIDENCE,
      why: WHY,
    },
    {
      form: phrase(
        `avoid(?:s|ed|ing)? (?:(?:renting|letting|leasing) (?:out )?to|hiring|employing|taking (?:on|in)|accepting|recruiting)
        (?:any |more )?${UNWANTED}`,
        `(?:(?:do not|don't|never|will not|won't|would not|wouldn't|refuse to|prefer not to) (?:rent|let|lease|sell) (?:out )?to|(?:do not|don't|never|will not|won't|refuse to|prefer not to) (?:hire|employ|recruit|interview)|(?:does not|doesn't|do not|don't|did not|didn't) want) (?:any )?${UNWANTED}(?= ?(?:[.,;!)]|$|as|if|because|here|and|or|any ?more|any longer)(?![\\w']))`,
        `(?:please|let's|better|rather|(?:asked|told|instructed|wants?|wanted|expects?) (?:us|me|him|her|them|you|the \\w{3,12}) to
        |(?:prefers?|try|tries|trying|best|like|likes|wants?) to|(?:we|i|they|you) (?:should|would|always))
        avoid (?:any )?${UNWANTED}(?= ?(?:[.,;!)]|$|as|if|for|in|because|here|and|or|where|when|at)(?![\\w']))`,
      ),
      unless: phrase('study|studies|novel|film|tourists?|eye contact|police|border'),
      confidence: CONFIDENCE,
      why: 'The wording turns away people of a certain origin, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,6}(?:\\w{1,3}[.)] )?)no (?:cooking (?:of |with )?)?(?:currys?|curries|(?:indian|asian|african|ethnic|spicy|foreign)
        (?:food|cooking|dishes))(?: (?:smells?|cooking))?`,
        `(?:not|nor|or) to cook …(?:such as|like|including|for example) (?:currys?|curries|(?:indian|asian|african|ethnic|foreign) (?:food|dishes))`,
        `(?:must|may|shall|should|can|do|does) not cook (?:any )?(?:currys?|curries|(?:indian|asian|african|ethnic|foreign) (?:food|dishes))
        |cook(?:ing)? (?:of )?(?:currys?|curries|(?:indian|asian|african|ethnic|foreign) (?:food|dishes))
        (?:is|are)? ?(?:strictly )?(?:not (?:allowed|permitted)|forbidden|prohibited|banned)`,
      ),
      unless: phrase(
        'recipes?|minutes|simmer|boil|sauce|paste|microwave|airline|buffet|menu|restaurant',
      ),
      severity: 'medium',
      confidence: CONFIDENCE,
      why: 'A ban on the cooking of some origins keeps people of that origin out of the home.',
    },
  ],
};
