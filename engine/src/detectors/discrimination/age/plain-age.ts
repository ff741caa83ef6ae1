import { FOR_AGE_HEALTH_OR_FAITH } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const AGE = String.raw`(?:1[89]|[2-6]\d)`;
const DECADE = '(?:20s|30s|twenties|thirties)';
const NO_ADVERT = phrase(
  `study|research|trial|participants|survey|screening|vaccin\\w{2,6}|railcard|discount|tickets?|insurance for|degrees|celsius|temperatures?|weather|minutes|mph|he was|she was|born|album|film`,
);

/** Wording in plain words that turns people away for their age. */
export const plainAge: WordingPart = {
  triggers:
    'average age*|mean age*|median age*|fresh legs|fresh blood|new blood|younger legs|at his age*|at her age*|at their age*|given his age*|given her age*|of his age*|of her age*|no mature*|no older*|no elderly*|20s|twenties|30s|thirties|young gun*|young guns|closer aged*|go-getter aged*|hustler aged*|hunter aged*|young talent*|young professional*|salesperson aged*|self-starter aged*|are you a*|years left in*|old dog*|new tricks|drawing a pension|drawing pension|drawing his pension|drawing her pension|draw his pension|draw her pension|over ##|above ##|over ##s|above ##s'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:average|mean|median) age(?: there| here| of (?:the |our )?\\w{3,12})? (?:is|was|being|of) (?:about |over |around |nearly |almost |already )?(?:4[5-9]|[56]\\d)[^.;!?]{0,40}? (?:fresh(?:er)? (?:legs|blood|faces|people)|new(?:er)? (?:blood|faces)|younger (?:legs|blood|faces|people|staff|team)|(?:thin|clear|weed) (?:them |it )?out|a younger (?:team|crew|site|workforce))`,
        `(?:fresh(?:er)? legs|younger (?:legs|blood)|fresh blood|new blood)[^.;!?]{0,40}? (?:average|mean|median) age`,
      ),
      unless: phrase(
        'volunteers?|choir|members|club|lov(?:e|ed|ely)|welcome|players?|squad|match|team sheet|season|league|coach|donors?|patients?|congregation|readers',
      ),
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.84,
      why: 'The text picks people out because of their age.',
    },
    {
      form: phrase(
        `(?:at (?:his|her|their) age|given (?:his|her|their) age|for (?:a man|a woman|somebody|someone) of (?:his|her) age),? (?:it(?:'s| is) |there(?:'s| is) |this is )?(?:(?:really|frankly|probably|just|hardly|barely) ){0,2}(?:(?:not|hardly|barely)(?: really)? worth (?:\\w{4,12}ing|it|an? \\w{3,12}|the \\w{3,12})|(?:no|little|not much) (?:real )?(?:point|sense|use)(?: in)?(?: \\w{4,12}ing)?)`,
      ),
      requires: phrase(
        `escalat\\w{2,4}|refer(?:ring|ral)?|scan(?:ning)?|treat(?:ing|ment)?|operat(?:e|ing|ion)|resuscitat\\w{2,4}|ventilat\\w{2,4}|admit(?:ting)?|bed|itu|icu|transplant\\w{0,3}|surgery|rehab|physio|investigat\\w{2,4}|train(?:ing)?|retrain(?:ing)?|promot\\w{2,4}|hir(?:e|ing)|transfer(?:ring)?`,
      ),
      unless: phrase(
        'he (?:says|said|feels|felt)|she (?:says|said|feels|felt)|i|my|risks? outweigh|frail\\w{0,3}',
      ),
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      recommendation: 'State the medical or other reason; an age alone is none.',
      confidence: 0.82,
      why: 'Care or training is withheld because of somebody’s age.',
    },
    {
      form: phrase(
        `no (?:mature|older|elderly) (?:candidates|applicants|people|workers|ladies|women|men)(?= ?(?:[.,;!)]|$|please|need))`,
        `are you an? (?:[\\w-]{3,12},? ){0,2}(?:young gun|closer|go-getter|hustler|hunter|young talent|young professional|salesperson|self-starter)s? (?:aged|between) ${AGE}(?:-|–| and | to )${AGE}(?=\\W)`,
        `(?<!(?:low|high|upper|the) )(?:(?:in (?:her|his|their) )?(?:early |mid |late |mid-|early-|late-)?${DECADE},? (?:ideally|preferably|preferred|max(?:imum)?|at most)|(?:ideally|preferably|preferred:?) (?:in (?:her|his|their) )?(?:early |mid |late |mid-|early-|late-)?${DECADE})`,
        `(?<=^\\W{0,8}(?:\\d[\\d.]{0,5} )?|[,;.] )(?:over|above|older than) ${AGE}s? ?[:–—-] ?(?:always |automatic(?:ally)? )?(?:declin|reject|refus|no loan|no cover)\\w{0,3}`,
      ),
      unless: NO_ADVERT,
      confidence: 0.84,
      why: 'The wording asks for people of a certain age, which excludes everyone else.',
    },
    {
      form: phrase(
        `only (?:\\w{1,6} (?:or|to) )?\\w{1,6} (?:good |decent |more )?years left in (?:him|her)`,
        `(?:will|would|he'll|she'll|'ll|'d) (?:soon )?be (?:drawing|on|collecting) (?:his |her |a |the )?pension (?:before|by the time|when|soon)(?: the (?:job|project|work|contract)(?: is (?:done|finished|over))?)?`,
        `(?<=^\\W{0,6}(?:[\\w.]{2,12}: )?)old dogs?,? (?:and )?new tricks(?=\\W{0,3}$|[.,;])`,
      ),
      unless: phrase('footballer|striker|horses?|engine|car|dogs? (?:are|is)|insured|my|i'),
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      confidence: 0.8,
      why: 'The remark holds a person’s age against them.',
    },
  ],
  examples: [
    'We would start with the Leith depot, where the [[average age is over 52 and we need some younger blood]].',
    'The average age of the squad is 29, and the coach sent on fresh legs. The average age of readers is 56.',
    '[[Given her age, hardly worth a referral]]. Frankly, [[for a man of his age barely worth retraining]].',
    'At his age there is no point in lying. Given her age it is not worth it, she said, to wait for a bed.',
    'Bar staff wanted, [[no older applicants]]. [[Are you a keen closer aged 21-27]]? Hostess, [[late twenties at most]].',
    '3.2 [[Above 60: always decline]].',
    'Are you aged 21-27? Take part in our study. It will be in the low 20s, ideally less; in his twenties he played at most once.',
    'PK: 61, [[only three or four years left in him]]. RV: [[old dog, new tricks]].',
    'You can teach an old dog new tricks. The horse has only two good years left in him.',
  ],
};
