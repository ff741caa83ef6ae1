import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { NATIONALITIES, NATIONALITY } from './nationality-words.ts';

const WORKERS =
  '(?:lads|girls|guys|men|women|ladies|workers|crews?|boys|staff|cleaners|drivers|nannies|couples?|families)';
const THOSE =
  '(?:applicants|tenants|people|persons|customers|guests|members|drivers|students|visitors|borrowers|claimants|lodgers)';
const ELSEWHERE =
  '(?:africa|asia|eastern europe|the middle east|abroad|overseas|india|pakistan|nigeria|romania|outside (?:the )?(?:eu|uk|us|europe))';
const NO_RULE = phrase(
  `study|studies|survey|report(?:ed|s)?|court|ruled|said|was|were|had|history|visas?|by law|tax(?:es)?|tuition|consulate|embassy`,
);

/** Wording in plain words that shuts out or burdens people for their origin. */
export const plainOrigin: WordingPart = {
  triggers: [
    ...NATIONALITIES.flatMap((name) =>
      ['lads', 'girls', 'guys', 'men', 'women', 'ladies', 'workers', 'boys', 'drivers'].map(
        (who) => `${name} ${who} only`,
      ),
    ),
    ...'no asylum seekers|no refugees|filipina|filipinas|from africa|from asia|from eastern europe|from the middle east|from india|from pakistan|from nigeria|from romania|foreign passport*|foreign surname*|foreign name*|foreign-sounding*|foreign sounding*|muslim-sounding*|african-sounding*|muslim name*|arab name*|other than english|accent'.split(
      '|',
    ),
  ],
  rules: [
    {
      form: phrase(
        `${NATIONALITY} ${WORKERS} only(?= ?(?:[.,;!)]|$|please|need|as|because))`,
        `(?<=^\\W{0,8}|[,;.!] ?|(?:sorry|strictly|and),? )no (?:asylum seekers|refugees)(?= ?(?:[.,;!)]|$|please|need|allowed|or))`,
        `filipinas?(?: or ${NATIONALITY}s?| and ${NATIONALITY}s?)?(?: (?:nann(?:y|ies)|maids?|girls?|ladies|helpers?))? (?:preferred|only|wanted|required)`,
      ),
      unless: NO_RULE,
      confidence: 0.85,
      why: 'The wording requires or excludes people by origin or nationality, which equality law often forbids.',
    },
    {
      form: phrase(
        `(?:deposits?|rents?|fees?|premiums?|prices?|interest|guarantees?) (?:is |are |will be |gets? )?(?:doubled|tripled|higher|increased|raised|loaded) for ${THOSE} (?:from ${ELSEWHERE}|with (?:an? )?foreign (?:passports?|(?:sur)?names?|accents?))`,
        `${THOSE} with (?:an? )?foreign (?:passports?|(?:sur)?names?|accents?) (?:must |have to |shall |will )?(?:pay|be charged|are charged|need) (?:an? |the )?(?:supplement|surcharge|extra|double|higher|more|additional|larger|bigger|guarantor)(?: \\w{3,10})?(?: of \\d{1,3} ?(?:%|per cent|percent))?`,
        `${THOSE} with (?:foreign|african|muslim|arab(?:ic)?|asian|polish|romanian|traveller)(?:[ -]sounding)? (?:sur)?names? ?(?::|,|are to be|must be|should be|will be|are|to be) ?(?:always |automatically )?(?:escalat|refer|flag|reject|declin|check|put (?:aside|last)|binn|filter|skip)\\w{0,4}(?: (?:to|by|as|for) (?:the )?\\w{3,12}(?: \\w{3,8})?)?`,
      ),
      unless: NO_RULE,
      confidence: 0.85,
      why: 'The rule burdens people for their origin or their name.',
    },
    {
      form: phrase(
        `languages? other than english (?:may|must|shall|should|can|is|are|will) (?:only |strictly )?not (?:to )?(?:be )?(?:spoken|used|allowed|permitted|tolerated|heard)(?: (?:on|in|at) (?:the |our )?\\w{3,12})?`,
        `speak (?:good |perfect |fluent )?english without (?:an? |any )?(?:foreign |strong |regional |noticeable )?accent`,
      ),
      unless: phrase(
        'examinations?|exam|lesson|immersion|he|she|was|were|could|contract|documents?|filings?|applications? must',
      ),
      confidence: 0.84,
      why: 'The rule shuts out people for their first language or accent, which stand for an origin.',
    },
  ],
  examples: [
    'Fruit pickers: [[Bulgarian girls only]]. Room to let, [[no refugees]].',
    'No refugees were hurt; the Polish lads only lost on penalties.',
    'Live-in maid, [[Filipina or Indonesian preferred]].',
    '[[Rent is doubled for tenants from Asia]]. [[Guests with a foreign passport pay a surcharge of 10%]]. [[Tenants with foreign-sounding names are to be referred to the manager]].',
    'Visitors with a foreign passport need a visa; guests from Asia pay the same rent.',
    '[[Languages other than English must not be heard on site]]. Agents must [[speak English without an accent]].',
    'In the exam languages other than English may not be used; she could speak English without an accent.',
  ],
};
