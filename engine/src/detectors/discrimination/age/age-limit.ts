import { SELECTION } from '#engine/detectors/discrimination/selection-words.ts';
import { PARTNER } from '#engine/detectors/discrimination/sex/partner-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const YEARS = '(?:\\d{1,2}|one|two|three|four|five|six|eight|ten) years?';
export const AGE = String.raw`(?:1[89]|[2-6]\d)`;
/** Between the two ages of a range. */
const TO = '(?:-|–| - | – | to )';
/** Rejects a number that measures something other than age. */
export const NO_MEASURE =
  '(?! ?%| ?(?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|kg|km|miles|euros?|dollars|usd|points))';

/** Limits and ranges of age and experience, and wording that turns away anybody outside them. */
export const ageLimit: WordingPart = {
  rules: [
    {
      form: phrase(
        `age(?: limit)?(?:(?: is| of| ?:)? |:)${AGE}${TO}${AGE}(?: years| yrs)?${NO_MEASURE}`,
      ),
      unless: phrase(
        'study|survey|participants|children|cohort|mean|median|range of ages|patients|insured|cover|(?:playing|screen|stage|casting) age|play(?:s|ed|ing) (?:a )?(?:character|part|role)',
      ),
      why: 'The wording sets an age range, which excludes everyone outside it.',
    },
    {
      form: phrase(
        `(?:under|below|younger than|(?:not|no|nobody) (?:be )?(?:older than|over|above))
        (?:the age of )?${AGE}${NO_MEASURE}`,
        `(?:(?:maximum|max) age|age limit)(?: is| of|:)? ${AGE}${NO_MEASURE}`,
      ),
      requires: SELECTION,
      unless: phrase(
        'occurrences?|versions?|scores?|temperatures?|frequency|under (?:the age of )?18|minors?|guardian|parental|surcharges?|young drivers?|age bands?|prefer not to (?:say|answer|state)',
        `(?:car|van|vehicle) (?:hire|rental)s?|(?:rental|hire) (?:cars?|compan(?:y|ies)|desk)|rentals
        |drivers? (?:aged )?(?:under|below) \\d\\d (?:pay|need|must|may|are (?:charged|not insured))`,
      ),
      why: 'The wording sets an upper age limit, which excludes older people.',
    },
    {
      form: phrase(
        `(?:aged?|ages|between(?: the ages of)?)
        (?:between )?${AGE}(?:${TO}| and )${AGE}(?: years(?: old| of age)?)?${NO_MEASURE}`,
        `${AGE}${TO}${AGE} years (?:old|of age)`,
      ),
      requires: SELECTION,
      unless: phrase('years of experience|children|study|survey', PARTNER),
      why: 'The wording sets an age range, which excludes everyone outside it.',
    },
    {
      form: phrase(
        `(?:old|older|elderly) (?:people|workers|employees|applicants|candidates)
        (?:are too|can't|cannot|can not|won't|will not|need not|should not)`,
        `(?:over|above|older than) (?:the age of )?${AGE}s?(?: years(?: old| of age)?)?
        (?:need not|should not|will not|won't|cannot|are not|will be)
        (?:apply|eligible(?! for| to (?!apply))|rejected|turned away
        |be (?:considered|hired|employed|accepted|interviewed|shortlisted))`,
        'too old(?: for (?:the|this) (?:job|role|position|work))?',
      ),
      requires: SELECTION,
      unless: phrase(
        'modules?|versions?|software|kernels?|browsers?|compilers?|librar(?:y|ies)|icu',
      ),
      why: 'The wording turns away people above a certain age, whatever their skills or means.',
    },
    {
      form: phrase(
        `(?:max(?:imum)?|no more than|not more than|at most|up to a maximum)(?: of)? ${YEARS}'? (?:of
        )?(?:(?:professional|work(?:ing)?|relevant|related|total|industry) ){0,2}experience`,
        `(?:finished|left|completed|graduated from) (?:university|college|school|uni|your (?:degree|studies))
        (?:(?:no|not) more than|less than|at most|within the last|in the last) ${YEARS}`,
        `graduated (?:within|in|during) the (?:last|past) ${YEARS}`,
      ),
      unless: phrase('he|she|they|was|were|had|study|survey|programme|program|scheme|internship|i'),
      severity: 'medium',
      confidence: 0.7,
      why: 'A cap on years of experience excludes older applicants.',
    },
    {
      form: phrase(
        `not (?:suitable|suited|ideal|right|a (?:role|job|position)) for
        (?:(?:candidates?|applicants?|people|anyone|anybody|someone|somebody|those) )?(?:who (?:are|is)
        )?(?:close to|near|nearing|approaching) retirement`,
        `(?:rather|prefer(?:ably)?|only) …(?:at|in) the (?:start|beginning|early stages?) of
        (?:their|his|her|your) career …(?:than|not|instead)`,
        `(?:customers?|borrowers?|applicants?|anyone|anybody|tenants?|clients?) (?:aged )?(?:over|above|older than)
        ${AGE} (?:are|is|will be|should be|get|gets)
        (?:declined|refused|rejected|turned (?:down|away)|not (?:accepted|considered|insured))`,
      ),
      unless: phrase('study|survey|pension (?:plan|fund)|he|she|was|were|said'),
      why: 'The wording turns away people above a certain age, whatever their skills or means.',
    },
    {
      form: phrase(
        `(?:must|shall|will have to|has to|have to) (?:retire|step down)
        (?:at|on reaching|by|before)(?: the)?(?: age of| age)? ${AGE}`,
      ),
      why: 'The wording makes retirement compulsory at a certain age, which needs a legal justification.',
    },
    {
      form: phrase(
        `(?:girls?|boys?|lads?|ladies|lady|women|men|males?|females?|guys?|people|candidates?
        |applicants?|staff|waitress(?:es)?
        |assistants?) …${AGE}${TO}${AGE}(?= ?(?:[.,;)]|$|years|yrs|preferred|only))${NO_MEASURE}`,
      ),
      requires: SELECTION,
      unless: phrase(
        'aged?|ages|between|rooms?|years of experience|children|study|survey|cohort|mean|median|hours|minutes|pages|am|pm',
      ),
      why: 'The wording sets an age range, which excludes everyone outside it.',
    },
    {
      form: phrase(
        `recent (?:college |university )?graduates? or
        (?:up to|no more than|max(?:imum)?(?: of)?|less than|under) \\d{1,2}
        years?'?(?: of)?(?: \\w{1,12})? experience(?: max(?:imum)?)?`,
        "(?:up to|no more than|not more than) \\d{1,2} years?'?(?: of)? experience max(?:imum)?",
      ),
      unless: phrase('he|she|was|were|programme|program|scheme|internship'),
      severity: 'medium',
      why: 'A cap on years of experience excludes older applicants.',
    },
  ],
};
