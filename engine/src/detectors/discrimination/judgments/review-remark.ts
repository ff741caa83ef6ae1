import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CONDITION = `(?:heart|back|chemo(?:therapy)?|cancer|depression|anxiety|ms|epilepsy|diabetes|crohn's|colitis|migraines?|kidneys?|dialysis|radiotherapy|operation|surgery|illness|disability|pregnancy|ivf|miscarriage|stroke|arthritis|asthma|endometriosis|menopause|mental health|long covid|panic attacks|treatment|breakdown)`;
const BY = `(?:because of|with|due to|for|owing to|after|on account of) (?:(?:the|his|her|their|a|all the|that) )?${CONDITION}`;
const PRAYERS =
  '(?:prayers?|(?:the )?mosque|ramadan|eid|(?:the )?sabbath|shabbat|yom kippur|diwali|(?:the )?synagogue|(?:the )?temple|mass)';
const NO_VERDICT = phrase(
  `must not|may not|cannot be|should not|unlawful|tribunal|court|discriminat\\w{2,6}|complain\\w{0,3}|not (?:be )?marked|was wrong|raised|corrected|granted|agreed|allowed`,
);

/** Remarks of reviews and panels that hold a trait against somebody, or for somebody else. */
export const reviewRemark: WordingPart = {
  triggers: (
    'marked down|marked him*|marked her*|marked them*|mark him*|mark her*|mark down|scored down|scored him*|scored her*|rated down|rated him*|rated her*|graded down|too many sick*|too many days*|too many absences|too many appointments|too much sick*|' +
    'for prayer|for prayers|friday prayer*|daily prayer*|his prayer*|her prayer*|noon prayer*|the mosque|mosque|ramadan|eid|sabbath|the sabbath|shabbat|yom kippur|diwali|synagogue|the temple|to mass|for mass|' +
    "he's young*|she's young*|he is young*|she is young*|english is*|like they all*|as they all*|be pregnant*|she'll be*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${BY}[^.!?]{1,60}?(?:marked|scored|rated|graded|mark|score|rate) (?:(?:him|her|them|it) )?down(?: (?:for|on) (?:attendance|reliability|commitment|effort|flexibility))?`,
        `too (?:many|much) (?:sick days?|sick leave|sickness|days off|absences?|time off|appointments)(?: off)? ${BY}`,
      ),
      unless: NO_VERDICT,
      confidence: 0.84,
      why: 'The text holds an illness against somebody’s rating.',
    },
    {
      form: phrase(
        `(?:keeps?|kept|always|forever|constantly|never stops|again and again) (?:on )?(?:asking|wanting|nagging|pestering|disappearing|sneaking off|going|running off|leaving|taking)(?: for)?(?: (?:time|an hour|hours|breaks?|days?|a day))?(?: off)?(?: (?:us|me))? ?(?:for|to|because of|on)? (?:(?:his|her|their|the|friday|daily|noon|afternoon) ){0,2}${PRAYERS}`,
      ),
      unless: phrase(
        'we (?:agreed|granted|found)|room for|welcome|fine|our (?:congregation|parish)|choir|imam|priest|rabbi|vicar|children',
      ),
      severity: 'medium',
      confidence: 0.8,
      why: 'The remark holds religious observance against somebody.',
    },
    {
      form: phrase(
        `(?:he|she)(?:'s| is) young(?:,| and|, and) (?:(?:he|she)(?:'s| is) )?(?:hungry|single|keen|ambitious|cheap|childless|has no (?:kids|children|ties|family)|no (?:kids|ties))(?= ?(?:[.,;!]|$|and))`,
      ),
      unless: phrase(
        `player|players|team|coach|club|goals?|striker|boxer|fighter|season|match|squad|band|album|film|actor|chef|champion|driver|rider|old enough|too`,
      ),
      severity: 'medium',
      confidence: 0.72,
      why: 'The remark prefers somebody for being young.',
    },
    {
      form: phrase(
        `(?:(?:his|her|their) )?(?:spoken |written )?english is (?:actually |really |surprisingly |quite |very |pretty )?(?:good|fine|ok|okay|decent|excellent|not bad|great)(?:,)? (?:considering|for (?:an? (?:${NATIONALITY}|foreigner|immigrant|refugee)|where (?:he|she)(?:'s| is) from|someone from|somebody from))`,
        `(?:hard-?working|lazy|sly|greedy|stingy|moody|unreliable|tight-fisted|devious|cunning|workshy|loud|hot-headed|fiery|clannish|submissive)(?:,)? (?:like|as) they all are`,
      ),
      unless: phrase(
        'learn(?:er|ing|ed)|school|years? of|dogs?|cats?|horses?|puppies|breed|toddlers',
      ),
      severity: 'medium',
      confidence: 0.8,
      why: 'The remark judges somebody as one of a group.',
    },
    {
      form: phrase(
        `(?:she|this one|that one)(?:'ll| will)(?: only| just| probably| surely)? be (?:pregnant|expecting|knocked up|up the duff)(?: again)? (?:by (?:\\w{3,9}|the \\w{3,9})|within (?:a|the|six|two|three|\\d)(?: \\w{3,6})?|before (?:long|the \\w{3,9}|you know it|we know it|christmas|summer)|in no time|in (?:a|six|two) (?:years?|months?))`,
      ),
      unless: phrase(
        'hope(?:s|fully|d)?|ivf|doctor|clinic|congratulations|lovely|cow|mare|ewe|bitch|sow|heifer|cat|novel|character',
      ),
      legalReference: FOR_SEX,
      confidence: 0.82,
      why: 'The remark holds a pregnancy that is only imagined against somebody.',
    },
  ],
  examples: [
    'Off six weeks [[with her back, therefore I scored her down on reliability]]. [[Too many absences due to dialysis]].',
    'She [[keeps running off to the mosque]]. He is [[forever asking for time off for Diwali]].',
    'I would take Tom: [[he’s young and keen]]. [[His English is fine for a Romanian]], and [[lazy, as they all are]].',
    'Not her, [[she’ll be pregnant within a year]].',
    'He was away with his back and must not be marked down. Too many days off in August, says the planner.',
    'She keeps asking for a prayer room, and we agreed. The choir is always going to mass on Sundays.',
    'The striker: he’s young, he’s hungry. Her English is good after two years of school.',
    'With luck she’ll be pregnant by summer, hopes the clinic. Puppies are lazy, as they all are at first.',
  ],
};
